import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { promised, refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
import TimeOffPage from './TimeOffPage';

const off = (own: object = {}) => ({
  id: 't1',
  staff_id: 'i1',
  person_id: 'p1',
  name: 'Maya Reyes',
  from_date: '2036-11-24',
  until_date: '2036-11-25',
  start_time: null,
  end_time: null,
  state: 'asked',
  reason: 'Dentist',
  answer: null,
  settled_by: null,
  lessons: 2,
  asked_at: '2036-11-20 09:00',
  ...own,
});
const tom = { staff_id: 'i2', name: 'Tom Becker', taught_section: 12, taught_program: 20, lessons_that_day: 1 };
const hilda = { staff_id: 'i3', name: 'Hilda Otto', taught_section: 0, taught_program: 0, lessons_that_day: 0 };
const lesson = (own: object = {}) => ({
  id: 'l1',
  name: 'Beginners',
  scheduled_date: '2036-11-24',
  scheduled_starttime: '16:00',
  scheduled_endtime: '17:00',
  is_allday: 0,
  location_name: 'Indoor',
  riders: 4,
  staff_id: 'i1',
  staff_name: 'Maya Reyes',
  proposals: [tom, hilda],
  ...own,
});
const lessons = [lesson(), lesson({ id: 'l2', name: 'Jumping', scheduled_date: '2036-11-25', proposals: [] })];
const given = { lesson_id: 'l1', seen_staff_id: 'i1', staff_id: 'i2' };
const back = { lesson_id: 'l1', seen_staff_id: 'i2', staff_id: 'i1' };

const open = (answers: Answers = {}, as?: { type: 'INS'; codes: string[] }) =>
  openScreen(<TimeOffPage />, {
    ...(as && { as }),
    answers: {
      'time_off/index': () => ({ time_off: [off()], size: 1 }),
      'time_off/preview': () => ({ lessons, size: 2 }),
      'time_off/lessonsToCover': () => ({ lessons: [], size: 0 }),
      'time_off/settle': () => ({ time_off_id: 't1', handed_over: [given], left: [], warnings: [] }),
      'time_off/handOver': () => ({ time_off_id: null, handed_over: [given], left: [], warnings: [] }),
      ...answers,
    },
  });
const sent = (calls: ReturnType<typeof open>['calls'], path = 'time_off/settle') =>
  calls.filter((call) => call.path === path).map(({ body }) => body);
const choice = (within_ = screen) =>
  within_.findByRole('combobox', { name: 'Who teaches Beginners, Mon 24 Nov 2036, 16:00–17:00' });

describe('time off of the staff', () => {
  it('is approved with who teaches instead, said first, and taken back as one', async () => {
    const { calls } = open();
    fireEvent.click(await screen.findByRole('button', { name: /^Approve… Maya Reyes/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve time off of Maya Reyes' }));
    await dialog.findByText('Maya Reyes teaches 2 lessons on these days');
    dialog.getByText('Nobody is free then.');
    dialog.getByRole('option', { name: 'Tom Becker · taught it 12× · 1 lesson that day' });
    dialog.getByRole('option', { name: 'Hilda Otto · has not taught it yet · 0 lessons that day' });
    dialog.getByRole('button', { name: 'Approve: 2 lessons to cover later' });
    fireEvent.click(dialog.getByRole('button', { name: 'Choose the first proposals' }));
    fireEvent.change(dialog.getByLabelText('Words to Maya Reyes'), { target: { value: ' Enjoy it ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Approve: 1 lesson handed over, 1 lesson to cover later' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(sent(calls)).toEqual([
      {
        time_off_id: 't1',
        state: 'approved',
        seen_state: 'asked',
        answer: 'Enjoy it',
        notify: 0,
        handovers: [given],
      },
      { time_off_id: 't1', state: 'asked', seen_state: 'approved', answer: null, notify: 0, handovers: [back] },
    ]);
  });

  it('proposes nobody for two lessons at once, and leaves what is chosen', async () => {
    const ada = { ...tom, staff_id: 'i4', name: 'Ada Lind', taught_section: 0 };
    const at = (id: string, scheduled_starttime: string, scheduled_endtime: string) =>
      lesson({ id, name: id, scheduled_starttime, scheduled_endtime, proposals: [tom, ada, hilda] });
    const three = [at('First', '16:00', '17:00'), at('Second', '16:30', '17:30'), at('Third', '17:30', '18:00')];
    const fourth = at('Fourth', '16:45', '17:15');
    open({ 'time_off/preview': () => ({ lessons: [...three, fourth], size: 4 }) });
    fireEvent.click(await screen.findByRole('button', { name: /^Approve… Maya Reyes/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const chosen = () => dialog.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
    fireEvent.click(await dialog.findByRole('button', { name: 'Choose the first proposals' }));
    expect(chosen()).toEqual(['i2', 'i4', 'i2', '']);
    fireEvent.change(dialog.getByLabelText(/^Who teaches Second/), { target: { value: 'i3' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Choose the first proposals' }));
    expect(chosen()).toEqual(['i2', 'i3', 'i2', 'i4']);
  });

  it('says what was left alone when it is taken back', async () => {
    let times = 0;
    open({
      'time_off/settle': () =>
        ++times === 1
          ? { time_off_id: 't1', handed_over: [given], left: [], warnings: [] }
          : { time_off_id: 't1', handed_over: [], left: [back], warnings: [] },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Approve… Maya Reyes/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Approve: 2 lessons to cover later' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone. 1 lesson was changed meanwhile and stayed so.');
  });

  it('is declined with words', async () => {
    const { calls } = open();
    fireEvent.click(await screen.findByRole('button', { name: /^Decline… Maya Reyes/ }));
    fireEvent.change(await screen.findByLabelText('Words to Maya Reyes'), { target: { value: 'The show' } });
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await screen.findByText('Time off of Maya Reyes is declined');
    expect(sent(calls)).toMatchObject([{ state: 'declined', answer: 'The show', handovers: [] }]);
  });

  it('waits until it is known what it concerns, and says what is refused', async () => {
    const { promise, keep } = promised<object>();
    open({
      'time_off/preview': () => promise,
      'time_off/settle': () => refuse(409, { message: 'These days off have another answer meanwhile.' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Approve… Maya Reyes/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve time off of Maya Reyes' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
    keep({ lessons: [], size: 0 });
    await dialog.findByText('Maya Reyes teaches no lesson on these days.');
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await screen.findByText('These days off have another answer meanwhile.');
  });

  it('leaves lessons to cover, which are handed over where they stand', async () => {
    const { calls } = open({
      'time_off/index': () => ({ time_off: [off({ state: 'approved', name: longName })], size: 1 }),
      'time_off/lessonsToCover': () => ({ lessons, size: 2 }),
    });
    await screen.findByText(longName);
    await screen.findByRole('heading', { name: 'Lessons to cover 2' });
    fireEvent.change(await choice(), { target: { value: 'i2' } });
    fireEvent.click(screen.getByRole('button', { name: 'Hand over 1 lesson…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over 1 lesson' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(sent(calls, 'time_off/handOver')).toEqual([
      { handovers: [given], notify: 0 },
      { handovers: [back], notify: 0 },
    ]);
  });

  it('says that nobody waits, nobody is off and nothing is to be covered', async () => {
    open({ 'time_off/index': () => ({ time_off: [], size: 0 }) });
    await screen.findByText('Nobody waits for an answer.');
    await screen.findByText('Every lesson has an instructor who is there.');
    screen.getByText(/^Nobody is off\./);
  });

  it('that is approved is taken back by an administrator, and that can be undone', async () => {
    const { calls } = open({
      'time_off/index': () => ({ time_off: [off({ state: 'approved', answer: 'Enjoy it' })], size: 1 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Take back… Maya Reyes/ }));
    await screen.findByText('They are no longer off. They teach 2 lessons on these days.');
    fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(sent(calls)).toEqual([
      { time_off_id: 't1', state: 'withdrawn', seen_state: 'approved' },
      { time_off_id: 't1', state: 'approved', seen_state: 'withdrawn', answer: 'Enjoy it' },
    ]);
  });

  it('is for administrators', async () => {
    const { calls } = open({}, { type: 'INS', codes: ['STAFF_CAN_VIEW_CALENDAR'] });
    await screen.findByText('This page is not open to you');
    await waitFor(() => expect(calls.some(({ path }) => path.startsWith('time_off/'))).toBe(false));
  });
});
