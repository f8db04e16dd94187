import { insert, readTable, remove, update } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import { instantsOf } from '../domain/lesson-time.js';
import type { ExtraStaff, LessonEvent, LessonTime, SeriesMoved, SeriesResized } from '../events.js';
import { Lesson } from '../tables/lesson.entity.js';

const lessonTable = readTable(Lesson);

const timeColumns = (time: LessonTime, zone: string) => {
  const { startsAt, endsAt } = instantsOf(time, zone);
  return {
    scheduled_date: time.date,
    start_time: time.startTime,
    end_date: time.endDate,
    end_time: time.endTime,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    is_allday: time.isAllday,
  };
};
const staffColumn = (staff: readonly ExtraStaff[]) =>
  staff.map(({ id, taskId, instructorId }) => ({ id, task_id: taskId, instructor_id: instructorId }));

const describedLessons = ({ data: { lessonIds, description } }: { data: SeriesMoved['data'] }) =>
  (lessonIds ?? []).map((id) => update(lessonTable, id, { series_description: description }));

export const lessonProjection = projection<LessonEvent | SeriesMoved | SeriesResized>(
  'scheduling.lesson',
  [lessonTable],
  {
    'scheduling.LessonScheduled': ({ data, version }) =>
      insert(lessonTable, {
        lesson_id: data.lessonId,
        version,
        series_id: data.seriesId,
        series_description: null,
        title: data.title,
        ...timeColumns(data, data.timeZone),
        section_id: data.sectionId,
        instructor_id: data.instructorId,
        location_id: data.locationId,
        max_enrollment: data.maxEnrollment,
        status_code: 'SCH',
        is_cancelled: false,
        cancel_action: null,
        cancel_reason: null,
        extra_staff: staffColumn(data.extraStaff),
      }),
    'scheduling.LessonRescheduled': ({ data, version }) =>
      update(lessonTable, data.lessonId, { version, ...timeColumns(data, data.timeZone) }),
    'scheduling.SeriesMoved': describedLessons,
    'scheduling.SeriesResized': describedLessons,
    'scheduling.LessonEdited': ({ data, version }) =>
      update(lessonTable, data.lessonId, {
        version,
        ...(data.title !== undefined && { title: data.title }),
        ...(data.instructorId !== undefined && { instructor_id: data.instructorId }),
        ...(data.locationId !== undefined && { location_id: data.locationId }),
        ...(data.sectionId !== undefined && { section_id: data.sectionId }),
        ...(data.maxEnrollment !== undefined && { max_enrollment: data.maxEnrollment }),
        ...(data.extraStaff !== undefined && { extra_staff: staffColumn(data.extraStaff) }),
      }),
    'scheduling.LessonNoted': ({ data, version }) => update(lessonTable, data.lessonId, { version }),
    'scheduling.LessonCancelled': ({ data, version }) =>
      update(lessonTable, data.lessonId, {
        version,
        is_cancelled: true,
        cancel_action: data.action,
        cancel_reason: data.reason,
      }),
    'scheduling.LessonReinstated': ({ data, version }) =>
      update(lessonTable, data.lessonId, { version, is_cancelled: false, cancel_action: null, cancel_reason: null }),
    'scheduling.LessonCompleted': ({ data, version }) =>
      update(lessonTable, data.lessonId, { version, status_code: data.code }),
    'scheduling.LessonJoinedSeries': ({ data, version }) =>
      update(lessonTable, data.lessonId, { version, series_id: data.seriesId }),
    'scheduling.LessonDeleted': ({ data }) => remove(lessonTable, data.lessonId),
  },
);
