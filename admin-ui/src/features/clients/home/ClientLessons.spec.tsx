import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse, type Answers } from '@/testing/server';
import { openClientHome } from './testing/open-client-home';

const lesson = (own: object = {}) => ({
  id: 'lp1',
  lesson_person_id: 'lp1',
  lesson_date_time_id: 'l1',
  student_id: 's-p1',
  person_name: 'Anna Kowalska',
  title: 'Beginner group',
  scheduled_date: '2026-11-24',
  scheduled_starttime: '16:00',
  is_allday: 0,
  instructor_name: 'Maya Reyes',
  horse_name: null,
  product_name: null,
  enrollment_status_code: 'SCH',
  enrollment_status_name: null,
  student_is_cancelled: 0,
  lesson_is_cancelled: 0,
  cancel_label: null,
  cancellation_note: null,
  makeup_from_date: null,
  lesson_notes: null,
  ...own,
});
const cancelled = { student_is_cancelled: 1, cancel_label: 'student cancel' };
const open = (at: string, own: Answers = {}, as?: Parameters<typeof openClientHome>[2]) =>
  openClientHome(
    at,
    {
      'students/lessonSchedule': () => ({
        data: [lesson(), lesson({ id: 'lp2', lesson_person_id: 'lp2', title: 'Jumping', ...cancelled })],
        size: 2,
        makeups: [],
      }),
      'lesson_people/previewCancel': () => ({ allowed: 1, reason: null, sentence: 'The lesson goes back.' }),
      'lesson_people/cancelStudent': () => ({}),
      ...own,
    },
    as,
  );
const red = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Cancel student' });
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
};

describe('cancelling from a client’s schedule', () => {
  it('asks over the schedule, tells people in the words that were typed, and goes back to it (R248 R249)', async () => {
    const { calls, address } = open('/clienthome/p1/lessons');
    fireEvent.click(await screen.findByRole('link', { name: 'Cancel Beginner group on Tue 24 Nov' }));
    const question = within(await screen.findByRole('dialog', { name: 'Cancel Student' }));
    expect(address()).toBe('/clienthome/p1/lessons/modalCancel/lp1');
    question.getByText('Anna Kowalska');
    expect(question.getByRole<HTMLInputElement>('radio', { name: 'Add back to package' }).checked).toBe(true);
    question.getByRole('combobox', { name: 'Cancel reason' });
    fireEvent.click(question.getByLabelText('Notify clients and staff'));
    fireEvent.change(await question.findByLabelText('Message'), { target: { value: 'The ring is frozen.' } });
    fireEvent.click(await red());
    await waitFor(() => expect(address()).toBe('/clienthome/p1/lessons'));
    expect(calls.find(({ path }) => path === 'lesson_people/cancelStudent')?.body).toMatchObject({
      id: 'lp1',
      newEnrollStatus: 'CWP',
      sendNotification: 1,
      updated_notification_message: 'The ring is frozen.',
    });
  });

  it('stays open and can be tried again where it is refused', async () => {
    const { address } = open('/clienthome/p1/lessons/modalCancel/lp1', {
      'lesson_people/cancelStudent': () => refuse(409, { message: 'Anna has cancelled already.' }),
    });
    fireEvent.click(await red());
    await screen.findByText('Anna has cancelled already.');
    expect((await red()).disabled).toBe(false);
    expect(address()).toBe('/clienthome/p1/lessons/modalCancel/lp1');
  });

  it('is offered for what is not cancelled yet, and to nobody who may not', async () => {
    open('/clienthome/p1/lessons');
    await screen.findByRole('link', { name: /^Cancel Beginner group/ });
    expect(screen.queryByRole('link', { name: /^Cancel Jumping/ })).toBeNull();
    cleanup();
    open(
      '/clienthome/p1/lessons',
      {},
      { type: 'INS', codes: ['STAFF_CAN_ACCESS_STUDENT_LIST', 'VIEW_CLIENT_PROFILE'] },
    );
    await screen.findByText('Beginner group');
    expect(screen.queryByRole('link', { name: /^Cancel / })).toBeNull();
  });
});

it('a long history comes by a hundred, from the first on (R154 R155)', async () => {
  const all = Array.from({ length: 130 }, (_, at) => lesson({ id: `lp${at}`, title: `Lesson ${at}` }));
  const { calls } = open('/clienthome/p1/history', {
    'students/lessonHistory': ({ query }) => {
      const offset = Number(query.get('offset'));
      return { data: all.slice(offset, offset + Number(query.get('limit'))), size: all.length, makeups: [] };
    },
  });
  await screen.findByText('Showing 100 of 130 records');
  fireEvent.click(screen.getByRole('button', { name: 'Next 100' }));
  await screen.findByText('Lesson 129');
  expect(screen.queryByRole('button', { name: 'Next 100' })).toBeNull();
  const pages = calls.filter(({ path }) => path === 'students/lessonHistory').map(({ query }) => query);
  expect(pages.map((query) => [query.get('limit'), query.get('offset')])).toEqual([
    ['100', '0'],
    ['100', '100'],
  ]);
});

it.each(['lessons', 'history', 'purchases', 'details'])(
  'an account holder who does not ride is led from %s to the riders of the account',
  async (tab) => {
    const { calls } = open(`/clienthome/p9/${tab}`);
    await screen.findByText('Kasia Kowalska does not ride');
    const answer = screen.getByText(/^This belongs to each rider/).parentElement as HTMLElement;
    expect(within(answer).getByRole('link', { name: 'Leo Kowalska' }).getAttribute('href')).toBe(
      `/clienthome/p2/${tab}`,
    );
    expect(calls.filter(({ query }) => query.get('student_id') === '')).toEqual([]);
  },
);

it('the history shows the last year as squares, which are read as a sentence', async () => {
  const year = {
    weeks: [{ monday: '2026-11-16', marks: ['none', 'present', 'none', 'absent', 'none', 'none', 'none'] }],
    sums: [
      { mark: 'present', lessons: 38, label: 'in 38 lessons' },
      { mark: 'absent', lessons: 1, label: '1 missed or cancelled late' },
    ],
  };
  open('/clienthome/p1/history', { 'students/attendanceYear': () => year });
  const squares = await screen.findByRole('img', { name: 'The last year, in 38 lessons, 1 missed or cancelled late' });
  expect([...squares.querySelectorAll('i')].map((one) => one.dataset.mark)).toEqual(year.weeks[0]?.marks);
  screen.getByText('Since Mon 16 Nov 2026');
});

it('the history says that there was no lesson, and the schedule shows no squares', async () => {
  open('/clienthome/p1/history');
  await screen.findByText('no lesson');
  cleanup();
  open('/clienthome/p1/lessons');
  await screen.findByText('Beginner group');
  expect(screen.queryByRole('img', { name: /The last year/ })).toBeNull();
});

it('the history says who left no-shows alone and why, and asks again', async () => {
  const strike = {
    lesson_person_id: 'lp1',
    student_id: 's-p1',
    name: 'Anna Kowalska',
    lesson_date_time_series_id: null,
    title: 'Beginner group',
    scheduled_date: '2026-11-17',
    starts_at: '2026-11-17T17:00:00Z',
    in_a_row: 2,
    release_after: 0,
    release: null,
    of: 2,
    words: 'Second no-show in a row',
    next_words: 'Third no-show in a row',
    sentence: 'Anna did not come to Beginner group twice in a row.',
    later: [{ lesson_person_id: 'lp7', lesson_date_time_id: 'l7', scheduled_date: '2026-12-01' }],
  };
  let isLeft = true;
  const strikes = () => ({
    strikes: [
      isLeft
        ? { ...strike, stand: 'left', left_alone: { on: '2026-11-18', by: 'Maya Reyes', reason: 'Broke an arm' } }
        : { ...strike, stand: 'reached', left_alone: null },
    ],
  });
  open('/clienthome/p1/history', {
    'students/lessonHistory': () => ({ data: [], size: 0, makeups: [] }),
    'lesson_people/strikes': strikes,
    'lesson_people/askNoShowsAgain': () => {
      isLeft = false;
      return strikes();
    },
  });
  await screen.findByText('Not this time (Maya Reyes, Wed 18 Nov): Broke an arm');
  expect(screen.queryByRole('button', { name: /^Not this time/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo “Not this time”: Anna Kowalska, Beginner group' }));
  await screen.findByRole('button', { name: 'Not this time: Anna Kowalska, Beginner group' });
  expect(screen.queryByText(/^Not this time \(/)).toBeNull();
});
