import { screen } from '@testing-library/react';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { Shell } from './Shell';

const open = (type: 'SPR' | 'STU', answers: Answers = {}) =>
  openScreen(<Shell>a barn’s page</Shell>, { at: '/superuser', as: { type }, answers });

describe('whoever is no staff of a barn', () => {
  it('as the super user lands on the platform’s page, and asks nothing of a barn', async () => {
    const { calls } = open('SPR', { 'super/jobs/failed': () => ({ jobs: [] }) });
    await screen.findByRole('heading', { name: 'Platform' });
    await screen.findByText(/^Nothing was given up/);
    expect(screen.queryByText('This page is not open to you')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/logout');
    expect(calls.map(({ path }) => path)).toEqual(['super/jobs/failed']);
  });

  it('as a family is shown the way to its own pages', async () => {
    open('STU');
    const own = await screen.findByRole('link', { name: 'Go to your own pages' });
    expect(own.getAttribute('href')).toBe('/clienthome/p1/account');
    expect(screen.queryByText('a barn’s page')).toBeNull();
  });
});
