import type { Reply } from '@leadline/api-client';
import type { Lesson, LessonHorse, LessonStudent, LessonTask } from './types';

/** What the calendar knows of a lesson; the rest comes with a lesson or a day that is opened. */
export type DrawnLesson = Pick<
  Lesson,
  | 'id'
  | 'version'
  | 'title'
  | 'lesson_name'
  | 'scheduled_date'
  | 'scheduled_starttime'
  | 'scheduled_end_date'
  | 'scheduled_endtime'
  | 'starts_at'
  | 'ends_at'
  | 'is_allday'
  | 'is_recuring'
  | 'section_id'
  | 'section_name'
  | 'program_id'
  | 'program_type_id'
  | 'location_id'
  | 'location_name'
  | 'instructor_id'
  | 'instructor_name'
  | 'color_code'
  | 'lesson_is_cancelled'
  | 'lesson_status_code'
  | 'barn_cancel_reason'
  | 'cnt'
  | 'max_enrollment'
  | 'horseString'
>;
export type DrawnStudent = Pick<
  LessonStudent,
  'lesson_date_time_id' | 'student_id' | 'name' | 'horse_id' | 'assigned_to' | 'paid' | 'student_is_cancelled'
>;
export type DrawnHorse = Pick<LessonHorse, 'lesson_date_time_id' | 'horse_id' | 'name' | 'tack_id' | 'tack_name'>;
export type DrawnTask = Pick<LessonTask, 'lesson_date_time_id' | 'instructor_id'>;

export type DrawnLessons = {
  readonly lessons: readonly DrawnLesson[];
  readonly LessonStudents: readonly DrawnStudent[];
  readonly LessonHorses: readonly DrawnHorse[];
  readonly tasks: readonly DrawnTask[];
};

type Blocks = Reply<'lessons/calendar'>;
type Block = Blocks['lessons'][number];
type Section = Blocks['sections'][number];

const horsesOf = ({ riders = [], horses = [] }: Block): string =>
  [...new Set([...riders.flatMap(({ horse }) => horse ?? []), ...horses.map(({ name }) => name)])].join(', ');

const lessonOf = (block: Block, section: Section | undefined): DrawnLesson => ({
  id: block.id,
  version: block.version,
  title: block.title,
  lesson_name: block.title,
  scheduled_date: block.date,
  scheduled_starttime: block.start,
  scheduled_end_date: block.end_date ?? block.date,
  scheduled_endtime: block.end,
  starts_at: block.starts_at,
  ends_at: block.ends_at,
  is_allday: block.is_allday ?? 0,
  is_recuring: block.is_recuring ?? 0,
  section_id: block.section_id,
  section_name: section?.name ?? '',
  program_id: section?.program_id ?? '',
  program_type_id: section?.program_type_id ?? '',
  location_id: block.location_id,
  location_name: block.location,
  instructor_id: block.instructor_id ?? null,
  instructor_name: block.instructor ?? null,
  color_code: block.colour ?? null,
  lesson_is_cancelled: block.is_cancelled ?? 0,
  lesson_status_code: block.is_completed ? 'COM' : 'SCH',
  barn_cancel_reason: block.cancel_reason ?? null,
  cnt: block.cnt,
  max_enrollment: block.max ?? null,
  horseString: horsesOf(block),
});

/** The calendar's short form under the names that the screens know lessons by. */
export const drawnLessons = ({ lessons, sections }: Blocks): DrawnLessons => {
  const byId = new Map(sections.map((section) => [section.id, section]));
  return {
    lessons: lessons.map((block) => lessonOf(block, byId.get(block.section_id))),
    LessonStudents: lessons.flatMap(({ id, riders = [] }) =>
      riders.map((rider) => ({
        lesson_date_time_id: id,
        student_id: rider.student_id ?? null,
        name: rider.name,
        horse_id: rider.horse_id ?? null,
        assigned_to: rider.horse ?? null,
        paid: rider.paid ?? 0,
        student_is_cancelled: rider.is_cancelled ?? 0,
      })),
    ),
    LessonHorses: lessons.flatMap(({ id, horses = [] }) =>
      horses.map((horse) => ({
        lesson_date_time_id: id,
        horse_id: horse.horse_id,
        name: horse.name,
        tack_id: horse.tack_id ?? null,
        tack_name: horse.tack ?? null,
      })),
    ),
    tasks: lessons.flatMap(({ id, helpers = [] }) =>
      helpers.map(({ instructor_id }) => ({ lesson_date_time_id: id, instructor_id })),
    ),
  };
};
