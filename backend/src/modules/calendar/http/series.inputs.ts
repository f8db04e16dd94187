import { IntersectionType } from '@nestjs/swagger';
import { Count, DateOnly, Dates, Flag, Id, Ids, IgnoredField, OneOf } from '../../../platform/http/fields.js';
import { OverrideReason } from '../../../platform/http/override-reason.js';
import { MOST_LESSONS } from '../../scheduling/contracts.js';
import { CreateLessonInput, LessonTimeInput } from './lessons.inputs.js';

const PERIODS = ['days', 'weeks'] as const;

export class SkippedDatesInput {
  @Dates({ optional: true, max: MOST_LESSONS, description: 'Days on which no event is wanted' }) skip_dates?: string[];
  @Dates({
    optional: true,
    max: MOST_LESSONS,
    description: 'Closed days on which there is one all the same; staff’s alone',
  })
  keep_dates?: string[];
}

/** R076 R077 R213 G03 */
export class RecurrenceInput extends SkippedDatesInput {
  @Count({ optional: true, min: 1, max: 2, description: 'Every one or every two' }) frequency?: number;
  @OneOf(PERIODS, { optional: true }) period?: 'days' | 'weeks';
  @OneOf(PERIODS, { optional: true, description: 'The same as period' }) measure?: 'days' | 'weeks';
  @OneOf(PERIODS, { optional: true, description: 'The same as period' }) units?: 'days' | 'weeks';
  @OneOf(['after', 'ongoing', 'on_date'], { optional: true }) endtype?: 'after' | 'ongoing' | 'on_date';
  @Count({ optional: true, min: 1, max: MOST_LESSONS, description: 'How many, the first included' })
  repeat_count?: number;
  @Count({ optional: true, min: 1, max: MOST_LESSONS, description: 'The same as repeat_count' }) endAfter?: number;
  @DateOnly({ optional: true }) lastDate?: string;
  @IgnoredField() firstDate?: string;
  @IgnoredField() nextDate?: string;
}

export class CreateSeriesInput extends IntersectionType(CreateLessonInput, RecurrenceInput) {}

class ExistingLessonInput {
  @Id() id: string;
  @IgnoredField() editAction?: string;
  @IgnoredField() lesson_string?: string;
  @IgnoredField() msgHead?: string;
  @IgnoredField() lesson_date_time_series_id?: string;
}

class PlanningInput extends ExistingLessonInput {
  @Flag({ optional: true, description: 'Tell the people concerned; the barn’s setting where it is missing' })
  sendNotification?: number;
  @OverrideReason() override_reason?: string;
}

class VersionInput {
  @Count({ optional: true, description: 'The version the screen shows; an older one is refused with 412' })
  version?: number;
}

export class DuplicateLessonInput extends IntersectionType(PlanningInput, LessonTimeInput) {}

export class MakeRecurringInput extends IntersectionType(PlanningInput, RecurrenceInput, VersionInput) {}

export class ExtendRecurringInput extends IntersectionType(PlanningInput, SkippedDatesInput, VersionInput) {
  @DateOnly({ description: 'Up to this day; the last event may fall on it' }) lastDate: string;
}

export class DeleteLessonInput extends IntersectionType(ExistingLessonInput, VersionInput) {
  @Flag({ optional: true, description: 'This and all later events of the series' }) applyToFuture?: number;
  @Flag({ optional: true, description: 'Tell the people concerned; the barn’s setting where it is missing' })
  sendNotification?: number;
  @IgnoredField() scheduled_date?: string;
}

/** A new series by its section and time; with `id` a lesson to make recurring or, without a rhythm, a series to extend. */
export class PreviewDatesInput extends IntersectionType(LessonTimeInput, RecurrenceInput) {
  @Id({ optional: true, description: 'The event to make recurring or to extend; none for a new one' }) id?: string;
  @Id({ optional: true }) section_id?: string;
  @Count({ optional: true, min: 1, max: 44640, description: 'Minutes' }) duration?: number;
  @Flag({ optional: true }) is_allday?: number;
  @Id({ optional: true }) instructor_id?: string;
  @Ids({ optional: true, max: 50, description: 'Extra staff' }) staff?: string[];
  @Id({ optional: true }) location_id?: string;
  @Ids({ optional: true, max: 100 }) students?: string[];
  @Ids({ optional: true, max: 100 }) horses?: string[];
}
