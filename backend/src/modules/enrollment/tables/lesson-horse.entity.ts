import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readTable } from '../../../platform/event-store/changes.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A horse in a lesson without a rider. */
@Entity('lesson_horse')
export class LessonHorse extends BarnRow {
  @PrimaryColumn('uuid') lessonHorseId: string;
  @Column('uuid') lessonId: string;
  @Column('uuid') horseId: string;
  @Column('uuid', { nullable: true }) tackId: string | null;
}

export const lessonHorse = readTable(LessonHorse);
