import { screen, within } from '@testing-library/react';
import { refuse } from '@/testing/server';
import { DAY, openDay } from './testing/open-day';

const unsigned = (student_id: string, standing: string, expiration_date: string | null = null) => ({
  student_id,
  person_id: `p-${student_id}`,
  title: 'Barn rules',
  standing,
  expiration_date,
});

const all = [unsigned('s1', 'missing'), unsigned('s2', 'expired', '2026-11-01'), unsigned('s4', 'missing')];

type How = { readonly can_sign_waivers?: number; readonly riders?: readonly object[] | undefined };

const open = (how: How = {}) => {
  const { can_sign_waivers = 1 } = how;
  const riders = 'riders' in how ? how.riders : all;
  return openDay(
    { can_sign_waivers },
    { 'own_waiver/unsigned': () => (riders ? { riders } : refuse(500, { message: 'Something went wrong' })) },
  );
};

describe('who rides without a waiver', () => {
  it('is said below the lesson, of whoever comes', async () => {
    const { calls } = open();
    const line = await screen.findByText(/Without a waiver:/);
    expect(line.textContent).toBe(' Without a waiver: Anna, Leo (ended on Sun 1 Nov)');
    expect(within(line).getByText('Anna').title).toBe('Barn rules');
    expect(calls.filter(({ path }) => path === 'own_waiver/unsigned').map(({ query }) => query?.get('date'))).toEqual([
      DAY,
    ]);
  });

  it('is not said where everybody has signed', async () => {
    open({ riders: [] });
    await screen.findByText('Anna');
    expect(screen.queryByText(/Without a waiver/)).toBeNull();
  });

  it('does not keep the day from being read', async () => {
    open({ riders: undefined });
    await screen.findByText('Anna');
  });

  it('is not asked for by a barn without waivers', async () => {
    const { calls } = open({ can_sign_waivers: 0 });
    await screen.findByText('Anna');
    expect(calls.some(({ path }) => path === 'own_waiver/unsigned')).toBe(false);
  });
});
