import { screen } from '@testing-library/react';
import { openScreen } from '@/testing/staff';
import { NextReminders } from './NextReminders';

describe('the next round', () => {
  const next = {
    is_on: 1,
    has_steps: 1,
    day: '2026-11-27',
    families: 2,
    invoices: 3,
    outstanding: 1500,
    without_address: ['Ola Nowak'],
    on_hold: [],
    reminded_today: [],
  };
  const shown = (own: object) =>
    openScreen(<NextReminders />, { answers: { 'payments/nextReminders': () => ({ ...next, ...own }) } });

  it.each([
    [{}, /^At the next round, Fri 27 Nov 2026 from 9:00, 2 families \(3 invoices\) will be reminded\.$/],
    [{ families: 0 }, /^At the next round, Fri 27 Nov 2026 from 9:00, nobody will be reminded\.$/],
    [{ is_on: 0 }, /^Switched on, the next round on Fri 27 Nov 2026 from 9:00 would remind 2 families/],
  ])('is foretold: %p', async (own, words) => {
    shown(own);
    await screen.findByText(words);
    screen.getByText('1 without an address');
  });

  it('is none before a reminder has its day', async () => {
    shown({ has_steps: 0 });
    await screen.findByText('Nobody is reminded until one of the reminders has its day.');
  });
});
