import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLesson } from '@/data/day/testing/builders';
import { refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { EditingContext, type Editing } from '../edit/edit-context';
import { LessonActions } from '../edit/LessonActions';

const aDate = (date: string, own: object = {}) => ({
  date,
  start: `${date} 16:00`,
  end: `${date} 17:00`,
  is_left_out: 0,
  closed_for: null,
  is_past: 0,
  is_holiday: 0,
  clock_change: null,
  warnings: [],
  ...own,
});
const clash = { code: 'instructor_double_booked', message: 'Maya Reyes is also in Jumping at 16:00 on Tue 8 Dec' };
const days = ['2026-12-01', '2026-12-08', '2026-12-15'];
const preview = ({ body }: { body: unknown }) => {
  const { skip_dates = [] } = body as { skip_dates?: string[] };
  const dates = days.map((day) =>
    aDate(day, {
      is_left_out: Number(skip_dates.includes(day)),
      is_holiday: Number(day === '2026-12-15'),
      warnings: day === '2026-12-08' ? [clash] : [],
    }),
  );
  return { description: null, count: days.length - skip_dates.length, dates };
};
const changed = { lesson: aLesson({ id: 'l9' }), lessons: [], LessonStudents: [], LessonHorses: [], tasks: [] };

const open = (own: Parameters<typeof aLesson>[0] = {}, answers: Answers = {}, codes?: readonly string[]) => {
  const editing: Editing = {
    one: { lesson: aLesson({ starts_at: '2036-11-24T21:00:00Z', ...own }), students: [], horses: [], tasks: [] },
    reach: 'one',
    guard: (before, send) => send({ version: before.version ?? 0 }),
    onClose: jest.fn(),
    cancelStudent: jest.fn(),
    when: 'shown',
    setWhen: jest.fn(),
    path: (sub) => `/calendarGroup/edit/l1${sub}`,
  };
  const { calls, address } = openScreen(
    <EditingContext value={editing}>
      <LessonActions />
    </EditingContext>,
    { ...(codes && { as: { type: 'INS', codes } }), answers: { 'lessons/previewDates': preview, ...answers } },
  );
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
  return { sent, address, editing };
};
const more = async () => fireEvent.click(await screen.findByRole('button', { name: 'More' }));
const entries = async () => {
  await more();
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
const ask = async (entry: string, title: string) => {
  await more();
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog', { name: title }));
};

describe('what an open event offers beside its panels', () => {
  it.each([
    [{}, ['Reschedule…', 'Duplicate…', 'Make Recurring…', 'Delete…']],
    [{ is_recuring: 1 as const }, ['Reschedule…', 'Duplicate…', 'Extend Recurring…', 'Delete…']],
    [{ lesson_is_cancelled: 1 as const }, ['Duplicate…', 'Delete…']],
  ])('depends on what it is: %j (R081 R082 R089)', async (own, offered) => {
    open(own);
    expect(await entries()).toEqual(offered);
  });

  it('is nothing to staff who do not open the calendar (R086)', async () => {
    open({}, {}, ['STAFF_CAN_ACCESS_DAYSHEET']);
    await waitFor(() => expect(screen.queryByText('opening')).toBeNull());
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('making an event recurring', () => {
  it('shows its dates with holidays and clashes, leaves one out by a click, and says that it is done (R081 R214)', async () => {
    const { sent } = open({}, { 'lessons/changeExistingToRecurring': () => ({ ...changed, warnings: [] }) });
    const dialog = await ask('Make Recurring…', 'Make Recurring');
    await dialog.findByText('3 events');
    dialog.getByRole('button', { name: 'Tue 15 Dec, holiday' });
    fireEvent.click(dialog.getByRole('button', { name: `Tue 8 Dec, ${clash.message}` }));
    await dialog.findByText('2 events, 1 date left out');
    expect(dialog.getByRole('button', { name: 'Tue 8 Dec' }).getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(dialog.getByRole('button', { name: 'Make Recurring' }));
    await screen.findByText('Event Beginner group changed to a recurring event');
    expect(sent('lessons/previewDates')[0]).toMatchObject({
      id: 'l1',
      frequency: 1,
      measure: 'weeks',
      repeat_count: 4,
    });
    expect(sent('lessons/changeExistingToRecurring')).toEqual([
      {
        id: 'l1',
        version: 1,
        frequency: 1,
        measure: 'weeks',
        endtype: 'after',
        repeat_count: 4,
        skip_dates: ['2026-12-08'],
        sendNotification: 0,
      },
    ]);
  });

  it('that is a series already stays open with the reason (R081)', async () => {
    const message = 'This event is already a recurring event.';
    open({}, { 'lessons/changeExistingToRecurring': () => refuse(409, { message }) });
    const dialog = await ask('Make Recurring…', 'Make Recurring');
    fireEvent.click(dialog.getByRole('button', { name: 'Make Recurring' }));
    await screen.findByText(message);
    expect(screen.queryByRole('dialog', { name: 'Make Recurring' })).not.toBeNull();
  });
});

describe('extending a series', () => {
  it('goes up to a day after its last one, with the dates shown (R081 R214)', async () => {
    const { sent } = open(
      { is_recuring: 1, repeatEnd: '2026-11-24' },
      { 'lessons/extendRecurring': () => ({ ...changed, warnings: [] }) },
    );
    const dialog = await ask('Extend Recurring…', 'Extend Recurring');
    const until = (day: string) => fireEvent.change(dialog.getByLabelText(/^Last date/), { target: { value: day } });
    until('24 Nov 2026');
    fireEvent.click(dialog.getByRole('button', { name: 'Extend Recurring' }));
    await dialog.findByText('end date must be after start date');
    until('15 Dec 2026');
    await dialog.findByText('3 events');
    fireEvent.click(dialog.getByRole('button', { name: 'Extend Recurring' }));
    await screen.findByText('Event Beginner group sucessfully extended');
    expect(sent('lessons/extendRecurring')).toEqual([
      { id: 'l1', version: 1, lastDate: '2026-12-15', skip_dates: [], sendNotification: 0 },
    ]);
  });
});

describe('duplicating an event', () => {
  it('leads to the copy at its new time, also from one that was cancelled (R089)', async () => {
    const { sent, address } = open(
      { lesson_is_cancelled: 1 },
      { 'lessons/duplicate': () => ({ ...changed, warnings: [] }) },
    );
    const dialog = await ask('Duplicate…', 'Duplicate event');
    fireEvent.change(dialog.getByLabelText(/^Start/), { target: { value: '17:30' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await screen.findByText('Event Beginner group has been successfully duplicated');
    expect(sent('lessons/duplicate')).toEqual([
      { id: 'l1', start: '2026-11-24 17:30', end: '2026-11-24 18:30', sendNotification: 0 },
    ]);
    await waitFor(() => expect(address()).toBe('/calendarGroup/edit/l9'));
  });

  it('asks what the copy takes of its place, and not again whom it suits', async () => {
    const asked: URLSearchParams[] = [];
    open({}, { 'lessons/warnings': ({ query }) => ({ warnings: asked.push(query) && [] }) });
    await ask('Duplicate…', 'Duplicate event');
    await waitFor(() => expect([asked[0]?.get('section_id'), asked[0]?.get('is_copy')]).toEqual(['s1', '1']));
    expect(asked[0]?.get('id')).toBeNull();
  });

  it('copies all days of one that lasts several', async () => {
    const { sent } = open(
      { scheduled_end_date: '2026-11-27', duration: 3 * 24 * 60 + 60 },
      { 'lessons/duplicate': () => ({ ...changed, warnings: [] }) },
    );
    const dialog = await ask('Duplicate…', 'Duplicate event');
    fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: '1 Dec 2026' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await screen.findByText('Event Beginner group has been successfully duplicated');
    expect(sent('lessons/duplicate')).toMatchObject([{ start: '2026-12-01 16:00', end: '2026-12-04 17:00' }]);
  });
});

describe('closed days of a series', () => {
  const closed = ({ body }: { body: unknown }) => {
    const { keep_dates = [] } = body as { keep_dates?: string[] };
    const isKept = keep_dates.includes('2026-12-08');
    const warnings = [{ code: 'barn_closed', message: 'The barn is closed on Tue 8 Dec: Show' }];
    const show = aDate('2026-12-08', { closed_for: 'Show', is_left_out: Number(!isKept), warnings });
    return { description: null, count: isKept ? 2 : 1, dates: [aDate('2026-12-01'), show] };
  };

  it('are left out and named; a click has a lesson on one all the same', async () => {
    const { sent } = open(
      {},
      { 'lessons/previewDates': closed, 'lessons/changeExistingToRecurring': () => ({ ...changed, warnings: [] }) },
    );
    const dialog = await ask('Make Recurring…', 'Make Recurring');
    await dialog.findByText('The barn is closed: leaves out Tue 8 Dec, Show.');
    expect(dialog.queryByText('The barn is closed on Tue 8 Dec: Show')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Tue 8 Dec, closed: Show' }));
    await dialog.findByText('The barn is closed on Tue 8 Dec: Show', { exact: false });
    expect(dialog.queryByText(/leaves out/)).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Make Recurring' }));
    await waitFor(() => expect(sent('lessons/changeExistingToRecurring')).toHaveLength(1));
    expect(sent('lessons/changeExistingToRecurring')[0]).toMatchObject({ keep_dates: ['2026-12-08'] });
    expect(sent('lessons/changeExistingToRecurring')[0]).not.toHaveProperty('skip_dates');
  });

  it('is left out again by another click', async () => {
    open({}, { 'lessons/previewDates': closed });
    const dialog = await ask('Make Recurring…', 'Make Recurring');
    fireEvent.click(await dialog.findByRole('button', { name: 'Tue 8 Dec, closed: Show' }));
    fireEvent.click(await dialog.findByRole('button', { name: /^Tue 8 Dec, The barn is closed/ }));
    await dialog.findByText('The barn is closed: leaves out Tue 8 Dec, Show.');
  });
});
