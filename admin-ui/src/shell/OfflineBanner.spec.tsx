import { act, screen, waitFor } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { aRider } from '@/day/testing/builders';
import { queryClient } from '@/providers/query-client';
import { keys } from '@/requests/keys';
import { useMarkAttendance } from '@/requests/mark-attendance';
import { openScreen } from '@/testing/staff';
import { OfflineBanner } from './OfflineBanner';

const Mark = () => {
  const { mutate } = useMarkAttendance();
  return <button onClick={() => mutate({ id: 'lp1', enrollment_status_code: 'COM' })}>Mark</button>;
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
