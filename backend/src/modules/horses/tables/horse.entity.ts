import { Column, Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import { horse } from '../horse.record.js';

/** A horse that lessons are ridden on. Not deleted, because past lessons refer to it; one imported by mistake may be. */
@Entity('horse')
export class Horse extends describedRow(horse) {
  @PrimaryColumn('uuid') horseId: string;
  /** Limits of its work; null where there is none. */
  @Column('int', { nullable: true }) mostLessonsADay: number | null;
  @Column('int', { nullable: true }) mostMinutesADay: number | null;
  @Column('int', { nullable: true }) mostInARow: number | null;
  /** After that many in a row, or after each lesson where nothing is said of how many. */
  @Column('int', { nullable: true }) restMinutes: number | null;
  /** Monday is 1, Sunday 7. */
  @Column('smallint', { array: true, default: [] }) daysOff: number[];
  /** The first day of a time off work; null where it has begun, or there is none. */
  @Column('date', { nullable: true }) offFrom: string | null;
  /** The first day on which it works again; null with `offFrom` is until further notice. */
  @Column('date', { nullable: true }) offUntil: string | null;
  /** Why: lame, medication, holiday. */
  @Column('text', { nullable: true }) offReason: string | null;
}

export type HorseDetails = Partial<Omit<Horse, 'farmId' | 'horseId' | 'isActive'>>;
