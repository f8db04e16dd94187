import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readTable } from '../../../platform/event-store/changes.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A horse that was put into a lesson by itself, beside those that students ride. */
@Entity('lesson_horse')
export class LessonHorse extends BarnRow {
  @PrimaryColumn('uuid') lessonHorseId: string;
  @Column('uuid') lessonId: string;
  @Column('uuid') horseId: string;
  @Column('uuid', { nullable: true }) tackId: string | null;
}

export const lessonHorse = readTable(LessonHorse);
