import { OmitType } from '@nestjs/swagger';
import { MOST_WAITING, SEASON_RIDERS, type SeasonRiders } from '../../enrollment/contracts.js';
import { CalendarDay, Count, Flag, Id, Ids, ListOf, OneOf, RequiredText, Text } from '../../../platform/http/fields.js';
import { OverrideReason } from '../../../platform/http/override-reason.js';
import { TaskStaffInput } from './lessons.inputs.js';
import { CreateSeriesInput } from './series.inputs.js';

/** Administrators' alone, so no field needs a permission of its own. */
export class CreateRegistrationInput extends OmitType(CreateSeriesInput, [
  'students',
  'horses',
  'taskStaff',
  'otherStaff',
]) {
  @Ids({ optional: true, max: 100 }) students?: string[];
  @Ids({ optional: true, max: 100 }) horses?: string[];
  @ListOf(() => TaskStaffInput, { optional: true, max: 50 }) taskStaff?: TaskStaffInput[];
  @Id({ message: 'package is required' }) product_id: string;
  @Text({ optional: true, max: 2000 }) description?: string;
  @Count({ optional: true, min: 1, max: 500, description: 'Of the session and its lessons; none means no limit' })
  max_enrollment?: number;
  @Text({ optional: true, max: 2000, description: 'For the families who register' }) what_to_bring?: string;
  @Count({ optional: true, min: 0, max: 120, description: 'Whole years that a rider has on the first day at least' })
  age_from?: number;
  @Count({ optional: true, min: 0, max: 120, description: 'At most' }) age_to?: number;
  @Flag({ optional: true, description: '1: whom a family registers waits for staff’s answer' }) needs_approval?: number;
  @OneOf(['after', 'ongoing', 'on_date'], { optional: true, description: 'The same as endtype' })
  repeat_end_type?: 'after' | 'ongoing' | 'on_date';
  @Text({ optional: true, description: 'The same as lesson_notes' }) notes?: string;
}

export class RegistrationInput {
  @Id({ description: 'The series' }) series_id: string;
  @Id({ optional: true }) student_id?: string;
  @Ids({ optional: true, max: 20, description: 'Several in place of student_id: all of them or none' })
  student_ids?: string[];
  @OverrideReason() override_reason?: string;
}

export class EndRegistrationInput {
  @Id({ description: 'The series' }) series_id: string;
  @Id() student_id: string;
  @Flag({ optional: true, description: 'Tell the family; the barn’s setting where it is missing, and for families' })
  sendNotification?: number;
  @Text({
    optional: true,
    max: 4000,
    description: 'outcome_key of what a family was shown: another result by now is refused',
  })
  seen_outcome_key?: string;
}

export class LeavingQuery {
  @Id({ description: 'The series' }) series_id: string;
  @Id() student_id: string;
}

export class AnswerRegistrationInput extends LeavingQuery {
  @Flag({ description: '1 gives the rider the place, 0 declines' }) approve: number;
  @Text({ optional: true, max: 1000, description: 'What the family reads where it is declined' }) reason?: string;
  @OverrideReason() override_reason?: string;
}

export class NextSeasonInput {
  @Id({ description: 'The series of the session that it follows' }) series_id: string;
  @RequiredText({ max: 120 }) title: string;
  @CalendarDay({ description: 'Or the first day after it on a weekday of the session' }) first_day: string;
  @CalendarDay({ optional: true, description: 'Or count; neither: as many lessons as before' }) last_day?: string;
  @Count({ optional: true, min: 1, max: 200, description: 'Lessons that take place' }) count?: number;
  @Id({ optional: true, description: 'Its package; that of the former season where it is left out' })
  product_id?: string;
  @Count({ optional: true, min: 1, max: 500, description: 'As before where it is left out' }) max_enrollment?: number;
  @OneOf(SEASON_RIDERS, {
    description: 'keep: those of the former season are registered; offer: a place is kept for each until a day; none',
  })
  riders: SeasonRiders;
  @CalendarDay({ optional: true, description: 'With offer: the last day on which places are kept' }) until?: string;
}

export class WaitForSessionInput {
  @Id({ description: 'The series' }) series_id: string;
  @Ids({ max: 20, description: 'All of them or none' }) student_ids: string[];
}

export class SessionPlacesInput {
  @Id({ description: 'The series' }) series_id: string;
  @Count({ min: 1, max: 500, description: 'Of the session and its lessons to come' }) max_enrollment: number;
}

export class OrderSessionInput extends LeavingQuery {
  @Count({ min: 1, max: MOST_WAITING, description: 'The new place on the list; 1 is the first' }) place: number;
}
