import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readTable } from '../../../platform/event-store/changes.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A free place that is kept for a stranger who asked for it; gone when that is over. Written by its projection only. */
@Entity('guest_place')
export class GuestPlace extends BarnRow {
  /** Of who asked. */
  @PrimaryColumn('uuid') placeId: string;
  @Column('uuid') lessonId: string;
  @Column('timestamptz') keptUntil: string;
}

export const guestPlace = readTable(GuestPlace);
