import { act, screen, waitFor } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { aRider } from '@/data/day/testing/builders';
import { queryClient } from '@/data/providers/query-client';
import { barnQuery } from '@/data/requests/barn';
import { keys } from '@/data/requests/keys';
import { useMarkAttendance } from '@/data/requests/mark-attendance';
import { useMarkPaid } from '@/data/requests/mark-paid';
import { useWrite } from '@/data/requests/use-write';
import { showsAnswerOf, showsCopyOf } from '@/data/without-signal/waiting';
import { barn, openScreen } from '@/testing/staff';
import { OfflineBanner } from './OfflineBanner';

const Mark = () => {
  const { mutate } = useMarkAttendance();
  return <button onClick={() => mutate({ id: 'lp1', enrollment_status_code: 'COM' })}>Mark</button>;
};

const Paid = () => {
  const { mutate } = useMarkPaid();
  return <button onClick={() => mutate({ id: 'lp1', paid: 1 })}>Paid</button>;
};

const Delete = () => {
  const { mutate, error } = useWrite('lessons/delete');
  return (
    <>
      <button onClick={() => mutate({ id: 'l1' })}>Delete</button>
      {error && <p>{error.message}</p>}
    </>
  );
};

afterEach(() => onlineManager.setOnline(true));

it('says without signal what waits, and sends it when the signal is back', async () => {
  const { calls } = openScreen(
    <>
      <OfflineBanner />
      <Mark />
    </>,
    { answers: { 'lesson_people/updateAttendance': () => ({}) } },
  );
  queryClient.setQueryData(keys.day('2026-11-24'), {
    lessons: [],
    LessonStudents: [aRider({ name: 'Anna Kowalska' })],
  });
  const mark = await screen.findByText('Mark');
  act(() => onlineManager.setOnline(false));
  await screen.findByText('No signal. Showing what you opened last.');
  act(() => mark.click());
  await screen.findByText(/1 mark waiting: Anna present\.$/);
  const sent = () => calls.filter(({ method }) => method === 'POST').length;
  expect(sent()).toBe(0);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(sent()).toBe(1));
  expect(screen.queryByText(/No signal/)).toBeNull();
});

it('sends later only what it says is waiting: a question answered without signal is refused and stays unsent', async () => {
  let isAway = true;
  const answer = () => {
    if (isAway) throw new TypeError('Failed to fetch');
    return {};
  };
  const { calls } = openScreen(
    <>
      <OfflineBanner />
      <Paid />
      <Delete />
    </>,
    { answers: { 'lesson_people/markPaid': answer, 'lessons/delete': answer } },
  );
  queryClient.setQueryData(keys.day('2026-11-24'), {
    lessons: [],
    LessonStudents: [aRider({ name: 'Anna Kowalska' })],
  });
  const [paid, remove] = [await screen.findByText('Paid'), screen.getByText('Delete')];
  act(() => onlineManager.setOnline(false));
  act(() => remove.click());
  await screen.findByText(/could not be reached/);
  act(() => paid.click());
  await screen.findByText(/1 mark waiting: Anna paid\.$/);
  isAway = false;
  act(() => onlineManager.setOnline(true));
  const sent = () => calls.flatMap(({ method, path }) => (method === 'POST' ? [path] : []));
  await waitFor(() => expect(sent()).toEqual(['lessons/delete', 'lesson_people/markPaid']));
  await waitFor(() => expect(screen.queryByText(/waiting/)).toBeNull());
  expect(sent()).toHaveLength(2);
});

it('says by the barn’s clock how old a copy is', async () => {
  openScreen(<OfflineBanner />, {
    answers: { 'farms/farmDefaults': () => ({ farmDefaults: { ...barn, time_zone: 'Asia/Tokyo' }, currentUser: {} }) },
  });
  await queryClient.fetchQuery(barnQuery);
  act(() => showsCopyOf('lessons', '2026-11-24T07:35:00Z'));
  await screen.findByText('No signal. Showing the day as it was at 16:35.');
  act(() => showsAnswerOf('lessons'));
});
