import { useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { waitFor } from '@testing-library/react';
import { blocksOf } from '@/data/day/testing/blocks';
import { aLesson } from '@/data/day/testing/builders';
import type { DrawnLessons } from '@/data/requests/drawn-lessons';
import type { Answers } from '@/testing/server';
import { barn as aBarn, openScreen } from '@/testing/staff';
import CalendarPage from '../CalendarPage';

export type Own = Parameters<typeof aLesson>[0];

/** What the server answers of a range of days. */
export const answer = (...lessons: Own[]) => ({
  lessons: lessons.map((own, i) => aLesson({ id: `l${i + 1}`, ...own })),
  LessonStudents: [] as DrawnLessons['LessonStudents'],
  LessonHorses: [],
  tasks: [],
});
const options = {
  instructor: [
    { id: 'i1', name: 'Maya Reyes', person_id: 'p1', color_code: null },
    { id: 'i2', name: 'Tom Becker', person_id: 'p2', color_code: null },
  ],
  location: [{ id: 'a1', name: 'Indoor' }],
};

const Address = () => {
  const { search } = useLocation();
  return <p data-testid="address">{search}</p>;
};

type How = {
  at?: string;
  lessons?: Own[];
  barn?: object;
  answers?: Answers;
  as?: { type: 'ADM' | 'INS'; codes?: readonly string[] };
  beside?: ReactNode;
};

/** The calendar of a barn at an address of its own, once it is drawn. */
export const open = async ({
  at = '?view=day&date=2026-11-24',
  lessons = [{}],
  barn = {},
  answers = {},
  as,
  beside,
}: How = {}) => {
  const [onOpen, onAdd] = [jest.fn(), jest.fn()];
  const { calls } = openScreen(
    <>
      <CalendarPage onOpen={onOpen} onAdd={onAdd} />
      <Address />
      {beside}
    </>,
    {
      at: `/calendarGroup/calendar${at}`,
      as: as ?? { type: 'ADM' },
      answers: {
        'lessons/calendar': () => blocksOf(answer(...lessons)),
        'farms/farmDefaults': () => ({ farmDefaults: { ...aBarn, monday_start: 1, ...barn }, currentUser: {} }),
        'options/index': () => ({ options: { ...emptyOptions, ...options } }),
        ...answers,
      },
    },
  );
  await waitFor(() => expect(document.querySelector('.calendar-canvas')).not.toBeNull());
  return { calls, onOpen, onAdd };
};
const emptyOptions = Object.fromEntries(
  ['horse', 'program', 'program_type', 'student', 'section', 'tack', 'product', 'task', 'role'].map((name) => [
    name,
    [],
  ]),
);
