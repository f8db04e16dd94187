import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { NoteSubject } from '../domain/note-access.js';

/** A note about a person or a horse. Deleting it deletes the text; the log keeps that there was one. */
@Entity('note')
export class Note extends BarnRow {
  @PrimaryColumn('uuid') noteId: string;
  @Column('text') about: NoteSubject;
  /** Null for a horse. */
  @Column('uuid', { nullable: true }) personId: string | null;
  @Column('uuid', { nullable: true }) horseId: string | null;
  /** The lesson that it was written about. */
  @Column('uuid', { nullable: true }) lessonId: string | null;
  @Column('text') notes: string;
  @Column('boolean') isPublic: boolean;
  @Column('boolean') pin: boolean;
  /** Null if the author is no person of the barn. */
  @Column('uuid', { nullable: true }) authorId: string | null;
  /** STU: addressed to the barn. R057 */
  @Column('text') authorType: string;
  /** Null if it was not emailed, or to the barn's address. F01 */
  @Column('text', { nullable: true }) emailTo: string | null;
  /** Written to all account holders at once, with this id. R058 */
  @Column('uuid', { nullable: true }) bulkId: string | null;
  @Column('timestamptz') createdAt: Date;
}
