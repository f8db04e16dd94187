import { invalid } from '../../../platform/errors/refusal.js';
import type { CancelLesson } from '../commands/cancel-lesson.js';
import type { Change } from '../commands/change-lessons.js';
import type { NewLessons } from '../commands/lesson-plan.js';
import type { RescheduleLesson } from '../commands/reschedule-lesson.js';
import { DEFAULT_COUNT, type Recurrence } from '../domain/series.js';
import type {
  ChangeLessonInput,
  CreateLessonInput,
  CreateSeriesInput,
  LessonCancellationInput,
  RescheduleLessonInput,
} from './lessons.inputs.js';
import { day, endFrom, startFrom } from './read-times.js';

const yes = (flag: number | undefined) => (flag === undefined ? undefined : flag === 1);

export const newLessons = (input: CreateLessonInput): NewLessons => ({
  sectionId: input.section_id,
  title: input.title,
  start: startFrom(input),
  end: endFrom(input),
  duration: input.duration,
  isAllday: yes(input.is_allday),
  instructorId: input.instructor_id,
  locationId: input.location_id,
  studentIds: input.students ?? [],
  horseIds: input.horses ?? [],
  extraStaff: (input.taskStaff ?? input.otherStaff ?? []).map(({ staff, task }) => ({
    instructorId: staff,
    taskId: task,
  })),
  note: input.lesson_notes,
  notify: yes(input.sendNotification),
});

function endOfSeries({ endtype, repeat_count, endAfter, lastDate }: CreateSeriesInput): Recurrence['end'] {
  const type = endtype ?? (lastDate && !repeat_count && !endAfter ? 'on_date' : 'after');
  if (type === 'ongoing') return { type };
  if (type === 'after') return { type, count: repeat_count ?? endAfter ?? DEFAULT_COUNT };
  const date = day('lastDate', lastDate);
  if (!date) throw invalid('lastDate', 'lastDate is required');
  return { type, date };
}

/** G03: frequency counts the periods; measure, units and period are one field. */
export function recurrence(input: CreateSeriesInput): Recurrence {
  const period = input.period ?? input.measure ?? input.units;
  if (!period) throw invalid('period', 'period must be one of days, weeks');
  return { frequency: input.frequency ?? 1, period, end: endOfSeries(input) };
}

export const change = (input: ChangeLessonInput): Change => ({
  lessonId: input.id,
  applyToFuture: input.applyToFuture === 1,
  version: input.version,
  notify: yes(input.sendNotification),
  message: input.updated_notification_message,
});

export const reschedule = (input: RescheduleLessonInput): RescheduleLesson => ({
  ...change(input),
  start: startFrom(input),
  end: endFrom(input),
});

export const cancellation = (input: LessonCancellationInput): CancelLesson => ({
  ...change(input),
  action: input.cancelAction,
  reason: input.cancelReason,
  dates: {
    purchaseDate: day('purchase_date', input.purchase_date),
    makeupStartDate: day('makeup_start_date', input.makeup_start_date),
    expiryDate: day('expiry_date', input.expiry_date),
  },
});
