import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { aRide } from '@/data/day/testing/builders';
import DaySheetPage from './DaySheetPage';
import { queryClient } from '@/data/providers/query-client';
import type { LessonStudent } from '@/data/requests/types';
import { OfflineBanner } from '@/app/shell/OfflineBanner';
import { keptWarningsName } from '@/data/requests/day-warnings';
import { refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { todayIn } from '@/data/time/day';
import { withoutSignal } from '@/data/without-signal/kept';

const today = todayIn('America/Toronto');
const ride = aRide({}, [{ name: 'Anna Kowalska' }]);
const anna = ride.students[0] as LessonStudent;
const day = {
  lessons: [{ ...ride.lesson, scheduled_date: today }],
  LessonStudents: [anna],
  LessonHorses: [],
  tasks: [],
};

const warning = {
  code: 'horse_double_booked',
  message: 'Biscuit is also in Jumping',
  lesson_date_time_id: ride.lesson.id,
  about_id: anna.horse_id,
  about_name: 'Biscuit',
  other_lesson_id: 'l9',
};

const open = (own: Answers = {}) =>
  openScreen(
    <>
      <OfflineBanner />
      <DaySheetPage openLesson={() => undefined} cancelStudent={() => undefined} />
    </>,
    { answers: { 'lessons/index': () => day, 'setup/firstSteps': () => ({ steps: [] }), ...own } },
  );
const away = (isAway: boolean) => act(() => onlineManager.setOnline(!isAway));
const mark = async (name: string) => {
  const marks = within(await screen.findByRole('group', { name: 'Attendance of Anna Kowalska' }));
  fireEvent.click(marks.getByRole('button', { name }));
};

afterEach(() => onlineManager.setOnline(true));

describe('the day sheet without signal', () => {
  it('opens with the warnings that stood there, too', async () => {
    open({ 'lessons/warnings': () => ({ warnings: [warning] }) });
    await screen.findByText('Biscuit is needed twice');
    const { keptAnswer } = await withoutSignal();
    await waitFor(async () =>
      expect(await keptAnswer(keptWarningsName(today))).toMatchObject({ answer: { warnings: [warning] } }),
    );
    cleanup();
    queryClient.clear();
    const unreachable = () => {
      throw new TypeError('Failed to fetch');
    };
    open({ 'lessons/index': unreachable, 'lessons/warnings': unreachable });
    await screen.findByText('Biscuit is needed twice');
  });

  it('says at the rider and above what is not saved yet, and sends it when the signal is back', async () => {
    const { calls } = open({ 'lesson_people/updateAttendance': () => ({ lessonPerson: {} }) });
    const sent = () => calls.filter(({ path }) => path === 'lesson_people/updateAttendance');
    await screen.findByText('Anna Kowalska');
    away(true);
    await mark('Present');
    const said = await screen.findByText('not saved yet');
    // In the line of the name, which is there already: the row keeps its height.
    expect(said.parentElement?.textContent).toBe('Anna Kowalskanot saved yet');
    await screen.findByText(/1 mark waiting: Anna present\.$/);
    expect(sent()).toHaveLength(0);
    away(false);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ id: anna.id, enrollment_status_code: 'COM', seen_status_code: 'SCH' });
    await waitFor(() => expect(screen.queryByText('not saved yet')).toBeNull());
    expect(screen.queryByText(/waiting/)).toBeNull();
  });

  it('asks which of two values stands, and sends the one chosen over the other', async () => {
    const current = { ...anna, enrollment_status_code: 'CNS' };
    const { calls } = open({
      'lesson_people/updateAttendance': ({ body }) =>
        (body as { seen_status_code?: string }).seen_status_code === 'CNS'
          ? { lessonPerson: {} }
          : refuse(412, { code: 'stale', message: 'Somebody else changed this meanwhile.', current }),
    });
    await screen.findByText('Anna Kowalska');
    away(true);
    await mark('Present');
    await screen.findByText('not saved yet');
    away(false);
    const questions = within(await screen.findByRole('region', { name: 'Marks to decide about' }));
    await screen.findByText('not saved: see above');
    questions.getByText(/: you marked present; meanwhile it is no-show\./);
    questions.getByRole('button', { name: 'Leave no-show' });
    fireEvent.click(questions.getByRole('button', { name: 'Save present' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Marks to decide about' })).toBeNull());
    const bodies = calls.filter(({ path }) => path === 'lesson_people/updateAttendance').map(({ body }) => body);
    expect(bodies.at(-1)).toEqual({ id: anna.id, enrollment_status_code: 'COM', seen_status_code: 'CNS' });
  });
});
