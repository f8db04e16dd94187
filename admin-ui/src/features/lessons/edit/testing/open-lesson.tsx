import { Route, Routes, useNavigate } from 'react-router-dom';
import { screen, within } from '@testing-library/react';
import { aLesson, aRider } from '@/data/day/testing/builders';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import ClientPage from '@/features/clients/home/ClientBesideLesson';
import EditEvent from '../EditEvent';

/** What the server answers of one lesson. */
export const lessons = (own: Parameters<typeof aLesson>[0] = {}, riders = [aRider()]) => ({
  lessons: [aLesson(own)],
  LessonStudents: riders,
  LessonHorses: [],
  tasks: [],
});

const noNotes = { notes: [], can_add: 1, can_add_private: 1 };

type How = { answers?: Answers; as?: { type: 'ADM' | 'INS'; codes?: readonly string[] }; at?: string };

const OpenLesson = () => {
  const navigate = useNavigate();
  return (
    <EditEvent
      onClose={() => void navigate('/calendarGroup')}
      path={(sub) => `/calendarGroup/edit/l1${sub}`}
      ClientPage={ClientPage}
    />
  );
};

/** The lesson beside the calendar, at an address of its own. */
export const open = ({ answers = {}, as = { type: 'ADM' }, at = '/calendarGroup/edit/l1' }: How = {}) => {
  const screenOf = (
    <Routes>
      <Route path="/calendarGroup/edit/:hid/*" element={<OpenLesson />} />
      <Route path="*" element="the calendar" />
    </Routes>
  );
  const { calls, address } = openScreen(screenOf, {
    at,
    as,
    answers: {
      'lessons/index': () => lessons(),
      'notes_clients/index': () => noNotes,
      'notes_horses/index': () => noNotes,
      ...answers,
    },
  });
  return { calls, address };
};

export const panel = async () => within(await screen.findByRole('complementary', { name: 'Beginner group' }));
