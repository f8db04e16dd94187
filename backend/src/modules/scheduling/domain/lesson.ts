import { impossible, streamType } from '../../../platform/event-store/stream.js';
import type { ExtraStaff, LessonEvent, LessonScheduled, LessonTime } from '../events.js';

export interface LessonDetails {
  readonly version: number;
  readonly lessonId: string;
  readonly seriesId: string | null;
  readonly title: string;
  readonly time: LessonTime;
  readonly sectionId: string;
  readonly instructorId: string | null;
  readonly locationId: string;
  /** Null means no limit. */
  readonly maxEnrollment: number | null;
  readonly extraStaff: readonly ExtraStaff[];
}

export type PlannedLesson =
  | (LessonDetails & { readonly phase: 'active' })
  | (LessonDetails & { readonly phase: 'completed'; readonly code: string })
  | (LessonDetails & {
      readonly phase: 'cancelled';
      readonly action: string;
      readonly reason: string;
      /** Completed before; null if it was not. */
      readonly held: string | null;
    });
/** Before it was planned; or deleted, and as it was then. */
export type Lesson = { readonly phase: 'none'; readonly deleted?: PlannedLesson } | PlannedLesson;

const timeOf = ({ date, startTime, endDate, endTime, isAllday }: LessonTime): LessonTime => ({
  date,
  startTime,
  endDate,
  endTime,
  isAllday,
});

const scheduled = (data: LessonScheduled['data'], version: number): PlannedLesson => {
  const { lessonId, seriesId, title, sectionId, instructorId, locationId, maxEnrollment, extraStaff } = data;
  return {
    phase: 'active',
    version,
    lessonId,
    seriesId,
    title,
    time: timeOf(data),
    sectionId,
    instructorId,
    locationId,
    maxEnrollment,
    extraStaff,
  };
};

function heldAs(lesson: PlannedLesson): string | null {
  if (lesson.phase === 'completed') return lesson.code;
  return lesson.phase === 'cancelled' ? lesson.held : null;
}

/** One that is brought back counts on. */
const versionAfter = (lesson: Lesson) =>
  (lesson.phase === 'none' ? (lesson.deleted?.version ?? 0) : lesson.version) + 1;

function evolve(lesson: Lesson, event: LessonEvent): Lesson {
  if (event.type === 'scheduling.LessonScheduled') return scheduled(event.data, versionAfter(lesson));
  if (lesson.phase === 'none') return lesson;
  const next = { ...lesson, version: lesson.version + 1 };
  switch (event.type) {
    case 'scheduling.LessonRescheduled':
      return { ...next, time: timeOf(event.data) };
    case 'scheduling.LessonEdited': {
      const {
        title = next.title,
        instructorId = next.instructorId,
        locationId = next.locationId,
        sectionId = next.sectionId,
        maxEnrollment = next.maxEnrollment,
        extraStaff = next.extraStaff,
      } = event.data;
      return { ...next, title, instructorId, locationId, sectionId, maxEnrollment, extraStaff };
    }
    case 'scheduling.LessonNoted':
      return next;
    case 'scheduling.LessonCancelled':
      return {
        ...next,
        phase: 'cancelled',
        action: event.data.action,
        reason: event.data.reason,
        held: heldAs(lesson),
      };
    case 'scheduling.LessonReinstated': {
      const held = heldAs(lesson);
      return held === null ? { ...next, phase: 'active' } : { ...next, phase: 'completed', code: held };
    }
    case 'scheduling.LessonCompleted':
      return event.data.code === 'SCH'
        ? { ...next, phase: 'active' }
        : { ...next, phase: 'completed', code: event.data.code };
    case 'scheduling.LessonJoinedSeries':
      return { ...next, seriesId: event.data.seriesId };
    case 'scheduling.LessonDeleted':
      return { phase: 'none', deleted: next };
    default:
      return impossible(event);
  }
}

export const lessonStream = streamType<Lesson, LessonEvent>('lesson', { phase: 'none' }, evolve);

/** Teaches it or helps in it. A01 */
export const isStaffedBy = (
  lesson: Pick<LessonDetails, 'instructorId' | 'extraStaff'>,
  instructorId: string | undefined,
) =>
  instructorId !== undefined &&
  (lesson.instructorId === instructorId || lesson.extraStaff.some((extra) => extra.instructorId === instructorId));
