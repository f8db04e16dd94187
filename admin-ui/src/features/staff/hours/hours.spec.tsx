import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { promised, refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
import { open as openHome } from '../home/testing/home';
import StaffWeekPage from './StaffWeekPage';

const span = (weekday: number, start_time: string, end_time: string) => ({ weekday, start_time, end_time });
const MONDAY = [span(1, '09:00', '12:00'), span(1, '14:00', '18:00')];
const at = '/staffhome/p1/timeoff';
const openHours = (hours: object[], own: Answers = {}) =>
  openHome({
    at,
    own: { 'staff_hours/show': () => ({ hours }), 'staff_hours/save': ({ body }) => ({ hours: body }), ...own },
  });
const saved = (calls: ReturnType<typeof openHome>['calls']) =>
  calls.filter(({ path }) => path === 'staff_hours/save').map(({ body }) => body);
const day = (name: string) => within(screen.getByRole('group', { name }));
const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const openDialog = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog', { name: 'When Maya Reyes works' });
};

describe('the weekly hours of one member of the staff', () => {
  it('are read by weekday', async () => {
    openHours(MONDAY);
    const part = within(await screen.findByRole('region', { name: 'Weekly hours' }));
    expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '–',
      '09:00–12:00, 14:00–18:00',
      '–',
      '–',
      '–',
      '–',
      '–',
    ]);
  });

  it('are noted: a day begins as the last one did, a second part of it is typed', async () => {
    const { calls } = openHours([]);
    await screen.findByText('None are noted: lessons may be planned at any hour without a warning.');
    await openDialog('Note hours…');
    fireEvent.click(screen.getByRole('button', { name: 'Add hours on Tuesday' }));
    type(day('Tuesday').getByRole('textbox', { name: 'Until' }), '12:00');
    fireEvent.click(screen.getByRole('button', { name: 'Add hours on Friday' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add hours on Tuesday' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Say from when on');
    expect(saved(calls)).toEqual([]);
    type(day('Tuesday').getAllByRole('textbox', { name: 'From' })[1] as HTMLElement, '14:00');
    type(day('Tuesday').getAllByRole('textbox', { name: 'Until' })[1] as HTMLElement, '13:00');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('It ends after it begins');
    type(day('Tuesday').getAllByRole('textbox', { name: 'Until' })[1] as HTMLElement, '18:00');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Weekly hours of Maya Reyes saved');
    expect(saved(calls)).toEqual([
      { staff_id: 'i1', hours: [span(2, '09:00', '12:00'), span(5, '09:00', '12:00'), span(2, '14:00', '18:00')] },
    ]);
  });

  it('are cleared, and come back with one press', async () => {
    const { calls } = openHours(MONDAY);
    await openDialog('Change hours…');
    fireEvent.click(day('Monday').getAllByRole('button', { name: 'Remove these hours of Monday' })[1] as HTMLElement);
    fireEvent.click(day('Monday').getByRole('button', { name: 'Remove these hours of Monday' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(saved(calls)).toEqual([
      { staff_id: 'i1', hours: [] },
      { staff_id: 'i1', hours: MONDAY },
    ]);
  });

  it('say what the server says of a field', async () => {
    const message = 'These hours overlap with others of the same day';
    openHours(MONDAY, {
      'staff_hours/save': () => refuse(400, { message, errors: [{ field: 'hours[1].start_time', message }] }),
    });
    await openDialog('Change hours…');
    type(day('Monday').getAllByRole('textbox', { name: 'From' })[1] as HTMLElement, '11:00');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(message);
    screen.getByRole('dialog', { name: 'When Maya Reyes works' });
  });
});

const dates = ['23', '24', '25', '26', '27', '28', '29'].map((date) => `2026-11-${date}`);
const away = 'Maya Reyes does not work on Thursdays (Thu 26 Nov)';
const maya = {
  id: 'i1',
  person_id: 'p1',
  name: 'Maya Reyes',
  lessons: 3,
  minutes: 150,
  days: dates.map((date, index) => ({
    date,
    hours: index === 1 ? [{ start_time: '09:00', end_time: '12:00' }] : [],
    off: index === 4 ? [{ start_time: null, end_time: null }] : [],
    lessons: index === 1 ? 2 : Number(index === 3),
    minutes: index === 1 ? 90 : index === 3 ? 60 : 0,
    warnings: index === 3 ? [away] : [],
  })),
};
const week = {
  farm_name: 'Maple Hill',
  today: '2026-11-24',
  week_start: '2026-11-23',
  week_end: '2026-11-29',
  staff: [maya],
};
const openWeek = (answer: Answers[string] = () => week, as?: { type: 'INS'; codes: string[] }) =>
  openScreen(<StaffWeekPage />, {
    at: '/staffweek?date=2026-11-24',
    ...(as && { as }),
    answers: { 'staff_hours/week': answer },
  });

describe('the week of the staff', () => {
  it('says who works when, who is off, and what does not go together', async () => {
    openWeek();
    await screen.findByRole('heading', { name: 'Who works when in the week of Mon 23 Nov 2026' });
    const row = within(screen.getByRole('row', { name: /^Maya Reyes/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '–',
      '2 lessons, 1 h 30 min09:00–12:00',
      '–',
      `1 lesson, 1 h${away}`,
      '–Off',
      '–',
      '–',
      '3 lessons, 2 h 30 min',
    ]);
    within(screen.getByRole('region', { name: 'Lessons at other hours, or while somebody is off' })).getByText(away);
    expect(row.getByRole('link', { name: 'Maya Reyes' }).getAttribute('href')).toBe('/staffhome/p1/timeoff');
  });

  it('goes to the next week', async () => {
    const { calls, address } = openWeek();
    await screen.findByText('Maya Reyes');
    fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(address()).toBe('/staffweek?date=2026-11-30'));
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === 'staff_hours/week').map(({ query }) => query.get('date'))).toEqual([
        '2026-11-24',
        '2026-11-30',
      ]),
    );
  });

  it('has long names and no rows, loads, and says why it does not', async () => {
    openWeek(() => ({ ...week, staff: [{ ...maya, name: longName }] }));
    await screen.findByRole('link', { name: longName });
  });
  it('says that there is nobody yet', async () => {
    openWeek(() => ({ ...week, staff: [] }));
    await screen.findByText('This barn has no staff yet');
  });
  it('says that it loads', async () => {
    openWeek(() => promised().promise);
    await screen.findByRole('status', { name: 'Loading the week' });
  });
  it('says why it does not come', async () => {
    openWeek(() => refuse(500, { message: 'The database is away.' }));
    await screen.findByText('The database is away.');
  });
  it('is the administrators’', async () => {
    openWeek(() => week, { type: 'INS', codes: [] });
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Who works when/ })).toBeNull());
  });
});
