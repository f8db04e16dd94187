import { screen, waitFor } from '@testing-library/react';
import { promised, refuse, type Answers } from '@/testing/server';
import { openDay } from './testing/open-day';

const open = (warnings: Answers[string]) => openDay({}, { 'lessons/warnings': warnings });

describe('what a day is warned of', () => {
  it('comes with the lessons, which its lines would move later', async () => {
    const answer = promised<unknown>();
    const { calls } = open(() => answer.promise);
    await waitFor(() => expect(calls.some(({ path }) => path === 'lessons/warnings')).toBe(true));
    expect(screen.queryByText('Anna')).toBeNull();
    answer.keep({ warnings: [] });
    await screen.findByText('Anna');
  });

  it('keeps nobody from the day where it is not answered', async () => {
    open(() => refuse(500, { message: 'Something went wrong' }));
    await screen.findByText('Anna');
  });
});
