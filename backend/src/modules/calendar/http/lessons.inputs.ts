import {
  Count,
  DateOnly,
  Filter,
  Flag,
  Id,
  Ids,
  IgnoredField,
  ListOf,
  OneOf,
  RequiredText,
  Text,
  TimeOfDay,
  WallClock,
} from '../../../platform/http/fields.js';
import { OverrideReason } from '../../../platform/http/override-reason.js';
import { BARN_CANCEL_ACTIONS, CANCEL_REASONS } from '../../scheduling/contracts.js';

/** Of staff, who may look at lessons. */
export const SEES_LESSONS = ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_CAN_ACCESS_DAYSHEET', 'STAFF_CAN_ACCESS_WHITEBOARD'];

export const EDIT_ACTIONS = [
  'title',
  'datetime',
  'reschedule',
  'instructor',
  'location',
  'section',
  'notes',
  'cancel',
] as const;

const ID = { type: 'string', format: 'uuid' };
const ID_OR_IDS = { oneOf: [ID, { type: 'array', items: ID }] };
const TOGGLE = { enum: [0, 1, '0', '1', true, false], description: '0 leaves them out' };
export const FILTERS = {
  optional: true,
  description: 'JSON object; ids may be one or a list',
  properties: {
    instructor_id: ID_OR_IDS,
    location_id: ID_OR_IDS,
    program_id: ID_OR_IDS,
    program_type_id: ID_OR_IDS,
    section_id: ID_OR_IDS,
    student_id: ID_OR_IDS,
    horse_id: ID_OR_IDS,
    available: { enum: ['available', 'full', 1, '1', true], description: 'Lessons with places left, or without' },
    active: { enum: ['active', 'inactive', 'all'], description: 'Inactive are lessons that the barn cancelled' },
    lesson_cancelled: TOGGLE,
    student_cancelled: TOGGLE,
  },
};

export class LessonsQuery {
  @Id({ optional: true, description: 'One lesson' }) id?: string;
  @DateOnly({ optional: true, description: 'One day' }) dbday?: string;
  @DateOnly({ optional: true, description: 'First day of a range' }) date1?: string;
  @DateOnly({ optional: true, description: 'Last day of a range; 30 days where it is missing' }) date2?: string;
  @Text({ optional: true, max: 30, description: '`booking`: what can be booked stands in `events`' }) view?: string;
  @Flag({ optional: true, description: 'With view=booking, for families: full lessons with a waiting list, too' })
  with_full?: number;
  @Filter(FILTERS) filters?: Record<string, unknown>;
  @Filter({ ...FILTERS, description: 'The same as filters' }) filter?: Record<string, unknown>;
}

export class CalendarQuery {
  @DateOnly({ optional: true, description: 'First day of a range; today where it is missing' }) date1?: string;
  @DateOnly({ optional: true, description: 'Last day of a range; 30 days where it is missing' }) date2?: string;
  @Flag({ optional: true, description: '1: with who rides, which horses stand beside and who helps' }) people?: number;
  @Flag({ optional: true, description: 'With view=booking, for families: full lessons with a waiting list, too' })
  with_full?: number;
  @Filter(FILTERS) filters?: Record<string, unknown>;
}

export class DaySheetQuery {
  @DateOnly() dbday: string;
  @OneOf(['lesson', 'horse', 'instructor'], { optional: true }) by?: 'lesson' | 'horse' | 'instructor';
  @OneOf(['A4', 'Letter'], { optional: true, description: 'As the barn prints, unless told' }) paper?: 'A4' | 'Letter';
  @Flag({ optional: true, description: 'With view=booking, for families: full lessons with a waiting list, too' })
  with_full?: number;
  @Filter(FILTERS) filters?: Record<string, unknown>;
}

export class TaskStaffInput {
  @Id({ message: 'Staff can not be empty' }) staff: string;
  @Id({ message: 'Task can not be empty' }) task: string;
}

/** Either `start` and `end`, or date and time in separate fields. */
export class LessonTimeInput {
  @WallClock({ optional: true }) start?: string;
  @WallClock({ optional: true }) end?: string;
  @DateOnly({ optional: true }) scheduled_date?: string;
  @TimeOfDay({ optional: true }) scheduled_starttime?: string;
  @DateOnly({ optional: true }) scheduled_end_date?: string;
  @TimeOfDay({ optional: true }) scheduled_endtime?: string;
}

/** A change as it is being filled in, or a day as it is. */
export class LessonWarningsQuery extends LessonTimeInput {
  @DateOnly({
    optional: true,
    description: 'All lessons of a day as they are, or each as if these `horses` went in it, too; the rest is left out',
  })
  dbday?: string;
  @Id({ optional: true, description: 'The lesson that would change; none for a new one' }) id?: string;
  @Flag({ optional: true, description: 'This and all later lessons of the series' }) applyToFuture?: number;
  @Flag({ optional: true }) is_allday?: number;
  @Id({
    optional: true,
    description: 'Of which section it would be: for whom its levels are, and what it takes of its place',
  })
  section_id?: string;
  @Flag({ optional: true, description: 'Like another lesson: whom its section suits has been decided' })
  is_copy?: number;
  @Id({ optional: true, clearable: true, description: 'Empty for none' }) instructor_id?: string | null;
  @Ids({ optional: true, max: 50, description: 'Extra staff' }) staff?: string[];
  @Id({ optional: true }) location_id?: string;
  @Ids({ optional: true, max: 100 }) students?: string[];
  @Ids({ optional: true, max: 100 }) horses?: string[];
  @Flag({ optional: true, description: 'Only who and what is named here; the rest of the lesson is not asked about' })
  only?: number;
}

const EXTRA_STAFF = { optional: true, max: 50, permission: 'STAFF_CAN_ADD_STAFF' };

export class CreateLessonInput extends LessonTimeInput {
  @Id({ message: 'section is required' }) section_id: string;
  @Text({ optional: true, max: 200 }) title?: string;
  @Count({ optional: true, min: 1, max: 44640, description: 'Minutes' }) duration?: number;
  @Flag({ optional: true }) is_allday?: number;
  @Id({ optional: true }) instructor_id?: string;
  @Id({ optional: true }) location_id?: string;
  @Ids({ optional: true, max: 100, permission: 'STAFF_CAN_ADD_STUDENTS' }) students?: string[];
  @Ids({ optional: true, max: 100, permission: 'STAFF_CAN_ADD_HORSES' }) horses?: string[];
  @ListOf(() => TaskStaffInput, EXTRA_STAFF) taskStaff?: TaskStaffInput[];
  @ListOf(() => TaskStaffInput, { ...EXTRA_STAFF, description: 'The same as taskStaff' })
  otherStaff?: TaskStaffInput[];
  @Text({ optional: true }) lesson_notes?: string;
  @Flag({ optional: true, description: 'Tell the people concerned; the barn’s setting where it is missing' })
  sendNotification?: number;
  @Flag({ optional: true }) is_recuring?: number;
  @Text({ optional: true, max: 2000, description: 'From the family that adds it to the barn, which gets it by mail' })
  msg?: string;
  @OverrideReason() override_reason?: string;
  @Flag({ optional: true, description: 'Accepted; the server knows it by itself' }) isStudentBooking?: number;
  @IgnoredField() student_email?: string;
  @IgnoredField() account_name?: string;
  @IgnoredField() calendarDateRangeStart?: string;
  @IgnoredField() calendarDateRangeEnd?: string;
}

export class ChangeLessonInput extends LessonTimeInput {
  @Id() id: string;
  @Count({ optional: true, description: 'The version the screen shows; an older one is refused with 412' })
  version?: number;
  @Flag({ optional: true, description: 'This and all later lessons of the series' }) applyToFuture?: number;
  @Flag({ optional: true }) sendNotification?: number;
  @Text({ optional: true, description: 'Goes with the notification and stands in front of the notes' })
  updated_notification_message?: string;
  @OverrideReason() override_reason?: string;
}

export class RescheduleLessonInput extends ChangeLessonInput {
  @Id({ optional: true, clearable: true, description: 'Dropped in the column of another one; empty for none' })
  instructor_id?: string | null;
  @Id({ optional: true, description: 'Dropped in the column of another one' }) location_id?: string;
  @Id({ optional: true, description: 'Dropped in the column of another one' }) section_id?: string;
  @IgnoredField() editAction?: string;
  @IgnoredField() notesfrom?: string;
  @IgnoredField() notesto?: string;
}

export class LessonCancellationInput extends ChangeLessonInput {
  @OneOf(BARN_CANCEL_ACTIONS, { optional: true }) cancelAction?: string;
  @OneOf(CANCEL_REASONS, { optional: true }) cancelReason?: string;
  @DateOnly({ optional: true }) purchase_date?: string;
  @DateOnly({ optional: true }) makeup_start_date?: string;
  @DateOnly({ optional: true }) expiry_date?: string;
  @Text({ optional: true, description: 'What to note, where editAction is notes' }) lesson_notes?: string;
  @IgnoredField() lesson_string?: string;
  @IgnoredField() msgHead?: string;
  @IgnoredField() lesson_date_time_series_id?: string;
  @IgnoredField() lastDate?: string;
}

export class CancelLessonInput extends LessonCancellationInput {
  @IgnoredField() editAction?: string;
}

export class UpdateLessonInput extends LessonCancellationInput {
  @OneOf(EDIT_ACTIONS) editAction: (typeof EDIT_ACTIONS)[number];
  @RequiredText({ optional: true, max: 200 }) title?: string;
  @Id({ optional: true, clearable: true }) instructor_id?: string | null;
  @Id({ optional: true }) location_id?: string;
  @Id({ optional: true }) section_id?: string;
}
