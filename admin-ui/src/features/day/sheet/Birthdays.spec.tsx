import { screen } from '@testing-library/react';
import { refuse } from '@/testing/server';
import { openDay } from './testing/open-day';

const DAY = '2026-11-24';
const birthday = (student_id: string, name: string, date: string, age: number) => ({
  student_id,
  person_id: `p-${student_id}`,
  name,
  date,
  age,
});
const riders = [
  birthday('s1', 'Anna', DAY, 9),
  birthday('s2', 'Leo', '2026-11-26', 12),
  birthday('s99', 'Zoe', DAY, 30),
];
const open = (answer: () => unknown) => openDay({}, { 'birthdays/week': answer });
const week = (some: readonly object[]) => () => ({
  today: DAY,
  week_start: '2026-11-22',
  week_end: '2026-11-28',
  riders: some,
});

describe('birthdays', () => {
  it('are said below the lesson of whoever rides on theirs, and of the week below the day', async () => {
    const { calls } = open(week(riders));
    expect((await screen.findByText(/^Birthday:/)).textContent).toBe(' Birthday: Anna (9)');
    expect((await screen.findByText(/^Birthdays this week:/)).textContent).toBe(
      'Birthdays this week: Anna (9) on Tuesday, Leo (12) on Thursday, Zoe (30) on Tuesday',
    );
    expect(screen.getByRole('link', { name: 'Leo' }).getAttribute('href')).toContain('/clienthome/p-s2');
    expect(calls.filter(({ path }) => path === 'birthdays/week')).toHaveLength(1);
  });

  it.each([
    ['there are none', week([])],
    ['it is not answered', () => refuse(500, { message: 'Something went wrong' })],
  ])('take no room and keep nobody from the day where %s', async (_, answer) => {
    open(answer);
    expect(await screen.findByText('Anna')).toBeTruthy();
    expect(screen.queryByText(/Birthday/)).toBeNull();
  });
});
