import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A photo or document of a horse. The content lies in the file storage under `storageKey`, and was there before this row. */
@Entity('horse_file')
export class HorseFile extends BarnRow {
  /** A UUIDv7: in their order files were added. */
  @PrimaryColumn('uuid') fileId: string;
  @Column('uuid') horseId: string;
  @Column('text') fileName: string;
  /** What the content is, not what its sender said. */
  @Column('text') contentType: string;
  @Column('int') sizeBytes: number;
  /** SHA-256 in hex; unique for a horse. */
  @Column('text') contentHash: string;
  @Column('text') storageKey: string;
}
