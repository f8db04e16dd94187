import { act, fireEvent, screen, within } from '@testing-library/react';
import ReportsHub from '../ReportsHub';
import type { ReportsHub as Hub } from '@/data/requests/reports-hub';
import { refuse } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { busyHub, emptyHub } from './testing/answers';

const open = (answer: Hub, as?: object) =>
  openScreen(<ReportsHub />, { ...as, answers: { 'reports/hub': () => answer } });
const plot = (title: RegExp) => screen.findByRole('region', { name: title });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const marks = (of: HTMLElement) => within(within(of).getByRole('group')).getAllByRole('link');
const told = (of: HTMLElement) => marks(of).map((mark) => mark.getAttribute('aria-label'));
const address = (of: HTMLElement, name: string) => within(of).getByRole('link', { name }).getAttribute('href');

describe('the plots of the reports’ page', () => {
  it('are six questions, each with what it comes to', async () => {
    open(busyHub);
    const riders = await plot(/^How many ride each week, and how many did a year ago/);
    within(riders).getByText('2 weeks, Mon 16 Nov to Sun 29 Nov');
    expect(titles().slice(0, 6)).toEqual([
      'How many ride each week, and how many did a year ago?',
      'Which hours are full, and where is room?',
      'What came in each month, and for which program?',
      'How much is owed, and for how long?',
      'Which horses work most, and which too much?',
      'How late are places given up, and why?',
    ]);
    const words = document.body.textContent ?? '';
    for (const figures of [
      '12 ride today, 9 did yesterday. In four weeks 3 began and 1 stopped.',
      '23 of today’s 30 places are taken.',
      '90.00 since yesterday',
      '200.00 on invoices and 3 lessons without cover; of it since yesterday 0.00 and 1 lesson.',
      '1 horse passes a limit this week, 1 of them today.',
      '7 of 90 places, 8 %; 2 in lessons of yesterday and today.',
    ])
      expect(words).toContain(figures);
  });

  it('say each mark in words, and lead to what lies behind it', async () => {
    open(busyHub);
    const riders = await plot(/^How many ride/);
    expect(told(riders)).toEqual([
      '41 riders in the week Mon 16 Nov to Sun 22 Nov',
      '38 riders in the week Mon 23 Nov to Sun 29 Nov',
      '30 riders a year before, Mon 24 Nov to Sun 30 Nov',
    ]);
    expect(address(riders, '30 riders a year before, Mon 24 Nov to Sun 30 Nov')).toBe(
      '/reports/student/detail?from=2025-11-24&to=2025-11-30&active=active&student_cancelled=0',
    );
    const hours = await plot(/^Which hours/);
    expect(address(hours, 'Tuesday 16:00: 31 of 40 places taken in 8 lessons, 78 %')).toBe(
      '/reports/lessons/detail?from=2026-10-28&to=2026-11-24&weekday=2&hour=16&active=active',
    );
    within(hours).getByRole('link', { name: 'Saturday 09:00: 4 lessons without a number of places' });
    const cancelled = await plot(/^How late/);
    expect(told(cancelled)).toEqual([
      'After it began, no show: 2 places',
      'Within 24 hours, the rider: 3 places',
      'Within 24 hours, weather: 1 place',
      'A week or more, the rider: 1 place',
    ]);
    expect(address(cancelled, 'Within 24 hours, weather: 1 place')).toBe(
      '/reports/student/detail?from=2026-10-28&to=2026-11-24&notice=day&reason=weather',
    );
    const horses = await plot(/^Which horses/);
    expect(told(horses)).toEqual([
      'Biscuit: 6 h 30 min in 6 lessons; may do 6 h. Too much on Tue 24 Nov',
      'Juniper: 2 h in 2 lessons',
    ]);
    const owing = await plot(/^How much is owed/);
    expect(address(owing, 'Older: 80.00 and 1 lesson without cover')).toBe('/reports/owing/detail?age=older');
    const income = await plot(/^What came in/);
    expect(address(income, 'Private: −50.00 of 850.00 in November 2026')).toBe(
      '/reports/takings/program?from=2026-11-01&to=2026-11-30',
    );
  });

  it('are one stop of the keyboard each, and arrows lead from mark to mark', async () => {
    open(busyHub);
    const cancelled = await plot(/^How late/);
    const [first, second] = marks(cancelled) as [HTMLElement, HTMLElement];
    const stops = () => marks(cancelled).map((mark) => mark.getAttribute('tabindex'));
    expect(stops()).toEqual(['0', '-1', '-1', '-1']);
    act(() => first.focus());
    within(cancelled).getByText('After it began, no show: 2 places');
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('A week or more, the rider: 1 place');
    expect(stops()).toEqual(['-1', '-1', '-1', '0']);
  });

  it('are read by a finger first, which then opens what was read', async () => {
    const { address: at } = open(busyHub);
    const cancelled = await plot(/^How late/);
    const [first, second] = marks(cancelled) as [HTMLElement, HTMLElement];
    const tap = (mark: HTMLElement) => {
      fireEvent.touchStart(mark);
      fireEvent.click(mark);
    };
    tap(first);
    within(cancelled).getByRole('link', { name: 'Open' });
    tap(second);
    within(cancelled).getByText('Within 24 hours, the rider: 3 places');
    expect(at()).toBe('/');
    tap(second);
    expect(at()).toBe('/reports/student/detail?from=2026-10-28&to=2026-11-24&notice=day&reason=rider');
  });

  it('have their table behind them', async () => {
    open(busyHub);
    const income = await plot(/^What came in/);
    fireEvent.click(within(income).getByRole('button', { name: 'Table' }));
    const cells = within(income)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Month', 'In all', 'Group', 'Private'],
      ['October 2026', '1,500.00', '1,200.00', '300.00'],
      ['November 2026', '850.00', '900.00', '−50.00'],
    ]);
    fireEvent.click(within(income).getByRole('button', { name: 'Plot' }));
    expect(marks(income)).toHaveLength(4);
  });

  it('of an empty barn say so, and where one goes on', async () => {
    open(emptyHub);
    const riders = await plot(/^How many ride each week\?$/);
    expect(address(riders, 'calendar')).toBe('/calendarGroup/calendar');
    for (const text of ['Nobody owes the barn anything.', 'Nobody had a place in these weeks.']) screen.getByText(text);
    screen.getByText(/^No payment is recorded in the last twelve months/);
    screen.getByText(/^No horse is in a lesson of this week/);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('of a barn that keeps no money count lessons without cover', async () => {
    const owing = {
      ...busyHub.owing,
      outstanding: 0,
      ages: busyHub.owing?.ages.map((one) => ({ ...one, outstanding: 0 })),
    };
    open({ ...busyHub, owing: owing as Hub['owing'] });
    await screen.findByText(/In the plot: lessons\.$/);
  });

  it('have no money for whoever may not read it', async () => {
    open({ ...busyHub, income: null, owing: null }, { as: { type: 'INS', codes: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] } });
    await plot(/^How late/);
    expect(titles()).not.toContain('What came in each month, and for which program?');
    expect(titles()).not.toContain('How much is owed, and for how long?');
  });

  it('say what went wrong, and leave the reports open', async () => {
    openScreen(<ReportsHub />, { answers: { 'reports/hub': () => refuse(400, { message: 'Not now' }) } });
    await screen.findByText('Not now');
    screen.getByRole('link', { name: /^Takings/ });
  });
});
