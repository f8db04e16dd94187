import {
  type LessonCancellation,
  type LessonChange,
  type LessonMove,
  type LessonWishes,
} from '../../scheduling/contracts.js';
import type {
  ChangeLessonInput,
  CreateLessonInput,
  LessonCancellationInput,
  LessonWarningsQuery,
  RescheduleLessonInput,
} from './lessons.inputs.js';
import type { PlannedChange } from '../queries/planned-change.js';
import type { WholeDay } from '../queries/preview-warnings.js';
import { parseDay, parseEnd, parseStart } from './parse-times.js';

export const yes = (flag: number | undefined) => (flag === undefined ? undefined : flag === 1);

export const parseLesson = (input: CreateLessonInput): LessonWishes => ({
  sectionId: input.section_id,
  title: input.title,
  start: parseStart(input),
  end: parseEnd(input),
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
  message: input.msg,
});

export const parseChange = (input: ChangeLessonInput): LessonChange => ({
  lessonId: input.id,
  applyToFuture: input.applyToFuture === 1,
  version: input.version,
  notify: yes(input.sendNotification),
  message: input.updated_notification_message,
});

export const parseMove = (input: ChangeLessonInput): LessonMove => ({
  ...parseChange(input),
  start: parseStart(input),
  end: parseEnd(input),
});

export const parseDrop = (input: RescheduleLessonInput): LessonMove => ({
  ...parseMove(input),
  instructorId: input.instructor_id,
  locationId: input.location_id,
  sectionId: input.section_id,
});

export const parseCancellation = (input: LessonCancellationInput): LessonCancellation => ({
  ...parseChange(input),
  action: input.cancelAction,
  reason: input.cancelReason,
  dates: {
    purchaseDate: parseDay('purchase_date', input.purchase_date),
    makeupStartDate: parseDay('makeup_start_date', input.makeup_start_date),
    expiryDate: parseDay('expiry_date', input.expiry_date),
  },
});

const given = (ids: readonly (string | null | undefined)[]) => ids.filter((id) => typeof id === 'string');

const isHandover = ({ id, only, instructor_id }: Omit<LessonWarningsQuery, 'dbday'>) =>
  id !== undefined && only !== 1 && instructor_id !== undefined;

export const parsePlannedChange = (query: Omit<LessonWarningsQuery, 'dbday'>): PlannedChange => ({
  lessonId: query.id,
  applyToFuture: query.applyToFuture === 1,
  ...((query.start ?? query.scheduled_date) && { start: parseStart(query), end: parseEnd(query) }),
  isAllday: yes(query.is_allday),
  ...(query.section_id && { sectionId: query.section_id }),
  isCopy: query.is_copy === 1,
  onlyThese: query.only === 1,
  uses: {
    ...(query.horses && { horse: query.horses }),
    ...(query.students && { rider: query.students }),
    ...(query.location_id && { location: [query.location_id] }),
    ...(!isHandover(query) &&
      (query.instructor_id !== undefined || query.staff) && {
        instructor: given([query.instructor_id, ...(query.staff ?? [])]),
      }),
  },
  ...(isHandover(query) && { instructorId: query.instructor_id }),
});

export function parseWarningsQuery(query: LessonWarningsQuery): WholeDay | PlannedChange {
  const day = parseDay('dbday', query.dbday);
  return day === undefined ? parsePlannedChange(query) : { day, ...(query.horses && { horses: query.horses }) };
}
