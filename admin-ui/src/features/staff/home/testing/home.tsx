import { Route, Routes } from 'react-router-dom';
import { Home } from '@/app/routes';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { aStaff } from '@/testing/staff-rows';
import StaffHome from '../StaffHome';

export const maya = aStaff({ user_id: 'u1', has_login: 1, version: 7 });
export const colours = [
  { id: 'c1', color_name: 'Teal', color_code: '#1F7A7C' },
  { id: 'c2', color_name: 'Barn red', color_code: '#B23A32' },
];
export const aLesson = (own: object = {}) => ({
  id: 'l1',
  name: 'Beginners',
  scheduled_date: '2036-11-24',
  scheduled_starttime: '16:00',
  scheduled_endtime: '17:00',
  is_allday: 0,
  lesson_is_cancelled: 0,
  location_name: 'Indoor',
  cnt: 4,
  max_enrollment: 6,
  task_name: null,
  ...own,
});
const barn = { farm_name: 'Maple Hill', time_zone: 'America/Toronto', restrict_clients_to_staff: 0 };

const answers = (own: Answers = {}): Answers => ({
  'instructors/staffPerson': () => ({ staff: maya, accountHolder: {}, stillNamed: '14 coming lessons' }),
  'instructors/getSchedule': () => ({ schedule: [aLesson()], size: 1, lessons_this_week: 3, next_lesson: aLesson() }),
  'instructors/getHistory': () => ({
    history: [aLesson({ id: 'l0', name: 'Long ago', lesson_is_cancelled: 1, task_name: 'Lead rope' })],
    size: 1,
  }),
  'instructors/index': () => ({ options: [{ id: 'i2', name: 'Tom Becker', color_id: 'c2', color_code: '#B23A32' }] }),
  'colors/index': () => ({ colors: colours }),
  ...own,
});

type How = { readonly at?: string; readonly type?: 'ADM' | 'INS'; readonly codes?: string[]; readonly own?: Answers };

export const open = ({ at = '/staffhome/p1', type = 'ADM', codes = [], own = {} }: How = {}) =>
  openScreen(
    <Routes>
      <Route path="/staffhome/:id/*" element={<StaffHome />} />
      <Route path="/staff" element={<p>All staff</p>} />
      <Route path="/" element={<Home />} />
    </Routes>,
    { at, as: { type, codes }, answers: answers(own) },
  );
export const restricting = {
  'farms/farmDefaults': () => ({
    farmDefaults: { ...barn, restrict_clients_to_staff: 1 },
    currentUser: { person_id: 'p1' },
  }),
};
