import { Route, Routes } from 'react-router-dom';
import { SetupPage } from '@/features/setup/SetupPage';
import NextSeason from '@/features/lessons/registration/NextSeason';
import RegistrationAdd from '@/features/lessons/registration/RegistrationAdd';
import RegistrationPage from '@/features/lessons/registration/RegistrationPage';
import { aSection, planningOptions } from './options';
import type { Answers } from './server';
import { barn, openScreen } from './staff';

export const session = {
  id: 's1',
  title: 'Winter session',
  description: 'Three Tuesdays before Christmas',
  section_name: 'Beginners',
  product_name: '10 lessons',
  product_id: 'p1',
  product_price: 450,
  price_from: 0,
  start_count: 10,
  is_tracked: 1,
  dates: ['2026-11-24', '2026-12-01', '2026-12-08'],
  starttime: '2026-11-24 16:00',
  endtime: '2026-12-08 17:00',
  start_time_day: 'Tue 16:00',
  end_time_day: 'Tue 17:00',
  first_date: '2026-11-24',
  last_date: '2026-12-08',
  repeatDesc: 'Every Tuesday 16:00 until 8 Dec 2026',
  max_enrollment: 2,
  cnt: 1,
  available: 1,
  what_to_bring: null,
  age_from: null,
  age_to: null,
  ages: null,
  needs_approval: 0,
  lessons: 3,
  lessons_left: 3,
  price_now: 450,
  asking: 0,
  held: 0,
  waiting: 0,
};
export const anna = {
  lesson_date_time_series_id: 's1',
  student_id: 'st1',
  person_id: 'pe1',
  person_name: 'Anna Kowalska',
  state: 'registered',
  billed: 1,
  price: 450,
  start_count: 10,
};
export const section = aSection({ id: 'se1', program_id: 'pr1' });
export const options = planningOptions({ section: [section], product: [{ id: 'p1', name: '10 lessons' }] });
export const day = { lessons: [], LessonStudents: [], LessonHorses: [], tasks: [], warnings: [] };

/** Families register, and the barn keeps waiting lists. */
export const barnWithLists: Answers = {
  'farms/farmDefaults': () => ({
    farmDefaults: { ...barn, clients_can_register: 1, has_waiting_lists: 1 },
    currentUser: {},
  }),
};

export const openRegistration = (at: string, answers: Answers = {}, clients_can_register = 1) => {
  const screens = (
    <Routes>
      <Route path="/setup" element={<SetupPage />}>
        <Route path="/setup/registration" element={<RegistrationPage />}>
          <Route path="/setup/registration/registrationAdd" element={<RegistrationAdd />} />
          <Route path="/setup/registration/nextSeason/:seriesId" element={<NextSeason />} />
        </Route>
      </Route>
    </Routes>
  );
  const { calls } = openScreen(screens, {
    at,
    answers: {
      'farms/farmDefaults': () => ({ farmDefaults: { ...barn, clients_can_register }, currentUser: {} }),
      'options/index': () => ({ options }),
      'lessons/index': () => day,
      'lessons/warnings': () => day,
      'lessons/previewDates': () => ({ description: null, count: 0, dates: [] }),
      'lesson_date_time_series/getRegistrationList': () => ({ counts: [session], stu: [anna], waiting: [] }),
      'registrations/asking': () => ({ count: 0 }),
      ...answers,
    },
  });
  return () =>
    calls
      .filter(({ method, path }) => method === 'POST' && path !== 'lessons/previewDates')
      .map(({ path, body }) => [path, body] as const);
};
