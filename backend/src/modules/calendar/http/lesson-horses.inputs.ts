import { Flag, Id } from '../../../platform/http/fields.js';
import { OverrideReason } from '../../../platform/http/override-reason.js';

const FUTURE = { optional: true, description: 'The later lessons of the series, too' } as const;

export class AddLessonHorseInput {
  @Id() lesson_date_time_id: string;
  @Id() horse_id: string;
  @Flag(FUTURE) applyToFuture?: number;
  @OverrideReason() override_reason?: string;
}

export class RemoveLessonHorseInput {
  @Id() lesson_date_time_horse_id: string;
  @Flag(FUTURE) applyToFuture?: number;
}

/** The horse of the lesson by its row; or, where only a rider has it there, by lesson and horse. */
export class AddTackInput {
  @Id({ optional: true }) lesson_date_time_horse_id?: string;
  @Id({ optional: true, description: 'With horse_id, in place of the row' }) lesson_date_time_id?: string;
  @Id({ optional: true }) horse_id?: string;
  @Id({ optional: true, nullable: true, description: 'null takes the tack off' }) tack_id?: string | null;
  @Flag(FUTURE) applyToFuture?: number;
}

export class LessonStaffQuery {
  @Id() lesson_date_time_id: string;
}

export class AddLessonStaffInput {
  @Id() lesson_date_time_id: string;
  @Id({ message: 'Task can not be empty' }) task_id: string;
  @Id({ message: 'Staff can not be empty' }) instructor_id: string;
  @Flag(FUTURE) applyToFuture?: number;
  @OverrideReason() override_reason?: string;
}

export class RemoveLessonStaffInput {
  @Id({ description: 'Of the extra staff, as in tasks' }) id: string;
  @Flag(FUTURE) applyToFuture?: number;
}
