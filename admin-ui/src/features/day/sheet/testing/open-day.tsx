import { aRide } from '@/data/day/testing/builders';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import DaySheetPage from '../DaySheetPage';

export const DAY = '2026-11-24';

/** The sheet of a day with one lesson, to which Anna, Leo and Mia come; Zoe was absent. `keeps`: settings of the barn. */
export const openDay = (keeps: object, answers: Answers) => {
  const ride = aRide({ title: 'Noon group', scheduled_date: DAY }, [
    { id: 'lp1', name: 'Anna', student_id: 's1' },
    { id: 'lp2', name: 'Leo', student_id: 's2' },
    { id: 'lp3', name: 'Mia', student_id: 's3' },
    { id: 'lp4', name: 'Zoe', student_id: 's4', student_is_cancelled: 1, enrollment_status_code: 'CNS' },
  ]);
  return openScreen(<DaySheetPage openLesson={() => undefined} cancelStudent={() => undefined} />, {
    at: `/daysheet?date=${DAY}`,
    as: { type: 'ADM', codes: ['day_sheet'] },
    answers: {
      'lessons/index': () => ({ lessons: [ride.lesson], LessonStudents: ride.students, LessonHorses: [], tasks: [] }),
      'farms/farmDefaults': () => ({
        farmDefaults: { time_zone: 'America/Toronto', ...keeps },
        currentUser: { person_name: 'Maya Reyes', user_type_code: 'ADM', instructor_id: null },
      }),
      ...answers,
    },
  });
};
