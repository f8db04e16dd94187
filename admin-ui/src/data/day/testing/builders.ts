import type { Lesson, LessonStudent } from '@/data/requests/types';
import type { Ride } from '../roster';

const lesson: Lesson = {
  id: 'l1',
  lesson_date_time_id: 'l1',
  version: 1,
  title: 'Beginner group',
  lesson_name: 'Beginner group',
  name: 'Beginner group',
  lessonString: 'Beginner group, 2026-11-24, 16:00',
  scheduled_date: '2026-11-24',
  scheduled_starttime: '16:00',
  scheduled_end_date: '2026-11-24',
  scheduled_endtime: '17:00',
  start: '2026-11-24 16:00',
  end: '2026-11-24 17:00',
  starts_at: '2026-11-24T21:00:00Z',
  ends_at: '2026-11-24T22:00:00Z',
  duration: 60,
  is_allday: 0,
  is_recuring: 0,
  repeatDesc: null,
  frequency: null,
  period: null,
  repeatEnd: null,
  lesson_date_time_series_id: null,
  section_id: 's1',
  section_name: 'Beginner group',
  own_horse: 0,
  product_id: null,
  program_id: 'p1',
  program_name: 'Riding school',
  program_type_id: 't1',
  location_id: 'a1',
  location_name: 'Indoor',
  instructor_id: 'i1',
  instructor_name: 'Maya Reyes',
  color_code: '#8A3FFC',
  lesson_notes: null,
  lesson_is_cancelled: 0,
  lesson_status_code: 'SCH',
  barn_cancel_makeup_action: null,
  barn_cancel_reason: null,
  max_enrollment: 6,
  max: 6,
  cnt: 1,
  available: 5,
  waiting: 0,
  studentString: '',
  horseString: '',
};

const student: LessonStudent = {
  id: 'lp1',
  lesson_person_id: 'lp1',
  lesson_date_time_id: 'l1',
  student_id: 'st1',
  person_id: 'pe1',
  name: 'Anna Kowalska',
  horse_id: 'h1',
  assigned_to: 'Biscuit',
  item_id: 'it1',
  product_name: '10 lessons',
  item_of: null,
  enrollment_status_code: 'SCH',
  enrollment_status_name: 'Scheduled',
  filling: null,
  code: 'SCH',
  paid: 1,
  level_name: null,
  confirmed: 0,
  on_own_horse: 0,
  student_is_cancelled: 0,
  makeup_lesson_id: null,
  cancellation_note: null,
};

/** For the tests: a believable row in one call, only what matters spelled out. */
export const aLesson = (own: Partial<Lesson> = {}): Lesson => ({ ...lesson, ...own });
export const aRider = (own: Partial<LessonStudent> = {}): LessonStudent => ({ ...student, ...own });
export const aRide = (own: Partial<Lesson> = {}, riders: readonly Partial<LessonStudent>[] = []): Ride => ({
  lesson: aLesson(own),
  students: riders.map((rider, index) =>
    aRider({ id: `${own.id ?? 'l1'}-${index}`, lesson_date_time_id: own.id ?? 'l1', ...rider }),
  ),
  horses: [],
  tasks: [],
});

/** What the server answers of a day. */
export const ofDay = (rides: readonly Ride[]) => ({
  lessons: rides.map(({ lesson }) => lesson),
  LessonStudents: rides.flatMap(({ students }) => students),
  LessonHorses: [],
  tasks: [],
});
