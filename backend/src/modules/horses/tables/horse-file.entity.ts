import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { FileKind } from '../domain/horse-file.js';

/** A photo or document of a horse. The content is in the file storage under `storageKey`, written before this row. */
@Entity('horse_file')
export class HorseFile extends BarnRow {
  /** A UUIDv7, so ids order files by the time of upload. */
  @PrimaryColumn('uuid') fileId: string;
  @Column('uuid') horseId: string;
  @Column('text') fileName: string;
  /** Detected from the content, not taken from the sender. */
  @Column('text') contentType: string;
  @Column('int') sizeBytes: number;
  /** SHA-256 in hex; unique per horse. */
  @Column('text') contentHash: string;
  @Column('text') storageKey: string;
  @Column('text') fileKind: FileKind;
  /** What staff call it, where `fileName` does not say enough. */
  @Column('text', { nullable: true }) documentName: string | null;
  /** The last day on which it holds, a local date of the barn. */
  @Column('date', { nullable: true }) validUntil: string | null;
}
