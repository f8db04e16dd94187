import type { Reply } from '@leadline/api-client';
import type { DrawnLessons } from '@/data/requests/drawn-lessons';

type Blocks = Reply<'lessons/calendar'>;
/** What is 0 or nothing is left out on the wire. */
const said = <Value>(value: Value): Value | undefined => value || undefined;

/** Lessons as the server sends them to a calendar. */
export const blocksOf = ({ lessons, LessonStudents, LessonHorses, tasks }: DrawnLessons): Blocks => ({
  lessons: lessons.map((lesson) => ({
    id: lesson.id,
    version: lesson.version,
    title: lesson.title,
    date: lesson.scheduled_date,
    start: lesson.scheduled_starttime,
    end_date: lesson.scheduled_end_date,
    end: lesson.scheduled_endtime,
    starts_at: lesson.starts_at,
    ends_at: lesson.ends_at,
    section_id: lesson.section_id,
    location_id: lesson.location_id,
    location: lesson.location_name,
    instructor_id: said(lesson.instructor_id),
    instructor: said(lesson.instructor_name),
    colour: said(lesson.color_code),
    cnt: lesson.cnt,
    max: said(lesson.max_enrollment),
    is_allday: lesson.is_allday,
    is_recuring: lesson.is_recuring,
    is_cancelled: lesson.lesson_is_cancelled,
    is_completed: lesson.lesson_status_code === 'COM' ? 1 : 0,
    cancel_reason: said(lesson.barn_cancel_reason),
    riders: LessonStudents.filter((rider) => rider.lesson_date_time_id === lesson.id).map((rider) => ({
      student_id: said(rider.student_id),
      name: rider.name,
      horse_id: said(rider.horse_id),
      horse: said(rider.assigned_to),
      paid: said(rider.paid),
      is_cancelled: rider.student_is_cancelled,
    })),
    horses: LessonHorses.filter((horse) => horse.lesson_date_time_id === lesson.id).map((horse) => ({
      horse_id: horse.horse_id,
      name: horse.name,
      tack_id: said(horse.tack_id),
      tack: said(horse.tack_name),
    })),
    helpers: tasks
      .filter((task) => task.lesson_date_time_id === lesson.id)
      .map(({ instructor_id }) => ({ instructor_id })),
  })) as Blocks['lessons'],
  sections: [...new Map(lessons.map((lesson) => [lesson.section_id, lesson])).values()].map((lesson) => ({
    id: lesson.section_id,
    name: lesson.section_name,
    program_id: lesson.program_id,
    program_type_id: lesson.program_type_id,
  })),
});
