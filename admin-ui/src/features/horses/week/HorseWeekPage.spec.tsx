import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { promised, refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import HorseWeekPage from './HorseWeekPage';

const dates = ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`);
const biscuit = {
  id: 'h1',
  name: 'Biscuit',
  lessons: 3,
  minutes: 165,
  most_lessons_a_day: 1,
  most_minutes_a_day: 90,
  days: dates.map((date) => ({
    date,
    ...(date.endsWith('24')
      ? { lessons: 2, minutes: 105, warnings: ['Biscuit would go in 2 lessons on Tue 24 Nov; its limit is 1'] }
      : { lessons: Number(date.endsWith('26')), minutes: date.endsWith('26') ? 60 : 0, warnings: [] }),
  })),
};
const week = {
  farm_name: 'Maple Hill',
  today: '2026-11-24',
  week_start: '2026-11-22',
  week_end: '2026-11-28',
  horses: [biscuit],
};

const open = (answer: Answers[string] = () => week, as?: { type: 'INS'; codes: string[] }) =>
  openScreen(<HorseWeekPage />, {
    at: '/horsework?date=2026-11-24',
    ...(as && { as }),
    answers: { 'horses/workOfWeek': answer },
  });

describe('the week of all horses', () => {
  it('says by day how much each works, and which limits are passed', async () => {
    open();
    await screen.findByRole('heading', { name: 'How much the horses work in the week of Sun 22 Nov 2026' });
    const row = within(screen.getByRole('row', { name: /^Biscuit/ }));
    row.getByText('at most 1 lesson a day, 1 h 30 min a day');
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '–',
      '–',
      '2 lessons, 1 h 45 minBiscuit would go in 2 lessons on Tue 24 Nov; its limit is 1',
      '–',
      '1 lesson, 1 h',
      '–',
      '–',
      '3 lessons, 2 h 45 min',
    ]);
    within(screen.getByRole('region', { name: 'Limits that are passed' })).getByText(/its limit is 1$/);
  });

  it('goes to other weeks, and says of what was that it was', async () => {
    const { calls, address } = open(({ query }) =>
      query.get('date') === '2026-11-15' ? { ...week, week_start: '2026-11-15', week_end: '2026-11-21' } : week,
    );
    await screen.findByText('Biscuit');
    fireEvent.click(screen.getByRole('button', { name: 'Previous week' }));
    await screen.findByRole('heading', { name: 'How much the horses worked in the week of Sun 15 Nov 2026' });
    expect(address()).toBe('/horsework?date=2026-11-15');
    expect(calls.filter(({ path }) => path === 'horses/workOfWeek')).toHaveLength(2);
  });

  it('says that it loads', async () => {
    open(() => promised().promise);
    await screen.findByRole('status', { name: 'Loading the week' });
  });

  it('can be asked for again when it failed', async () => {
    let down = true;
    open(() => (down ? refuse(400, { message: 'Not now' }) : { ...week, horses: [] }));
    await screen.findByText('Not now');
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('This barn has no horses yet');
  });

  it('is not shown to those who may not ask', async () => {
    const { calls } = open(undefined, { type: 'INS', codes: [] });
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(calls.some(({ path }) => path === 'horses/workOfWeek')).toBe(false);
  });
});
