import { fireEvent, screen } from '@testing-library/react';
import { aRide } from '@/day/testing/builders';
import type { Ride } from '@/day/roster';
import { openScreen } from '@/testing/staff';
import DaySheetPage from './DaySheetPage';

const started = new Date(Date.now() - 3_600_000).toISOString();
const later = new Date(Date.now() + 3_600_000).toISOString();

const answer = (rides: readonly Ride[]) => ({
  lessons: rides.map(({ lesson }) => lesson),
  LessonStudents: rides.flatMap(({ students }) => students),
  LessonHorses: [],
  tasks: [],
});

const openDay = (rides: () => readonly Ride[], answers = {}) =>
  openScreen(<DaySheetPage openLesson={() => undefined} cancelStudent={() => undefined} />, {
    at: '/daysheet?date=2026-11-24',
    answers: { 'lessons/index': () => answer(rides()), ...answers },
  });

it('offers to mark everybody present once the lesson has begun, and not before', async () => {
  openDay(() => [
    aRide({ id: 'l1', title: 'Begun', starts_at: started }, [{}]),
    aRide({ id: 'l2', title: 'Later', starts_at: later }, [{}]),
  ]);
  await screen.findByText('Begun');
  expect(screen.getAllByRole('button', { name: 'Mark all present' })).toHaveLength(1);
  expect(screen.queryByText('Mark completed')).toBeNull();
});

it('says how many are present, and takes it back with a call', async () => {
  let code: 'SCH' | 'COM' = 'SCH';
  const rides = () => [
    aRide({ id: 'l1', starts_at: started, lesson_status_code: code }, [
      { enrollment_status_code: code, item_id: null, paid: 0 },
      { enrollment_status_code: code, horse_id: 'h2' },
      { enrollment_status_code: 'CNS', student_is_cancelled: 1 },
    ]),
  ];
  const { calls } = openDay(rides, {
    'lesson_people/markLessonCompleted': ({ body }: { body: unknown }) => {
      code = (body as { code: typeof code }).code;
      return answer(rides());
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all present' }));
  await screen.findByText('2 present');
  await screen.findByText('Completed');
  expect(screen.getByText('no package left')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Mark all present' });
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { lesson_date_time_id: 'l1', code: 'COM' },
    { lesson_date_time_id: 'l1', code: 'SCH' },
  ]);
});
