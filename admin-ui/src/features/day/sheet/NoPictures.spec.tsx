import { screen } from '@testing-library/react';
import { refuse } from '@/testing/server';
import { openDay } from './testing/open-day';

const consent = (student_id: string, photo_consent: string) => ({ student_id, name: student_id, photo_consent });
const answered = [consent('s1', 'none'), consent('s2', 'unanswered'), consent('s3', 'barn'), consent('s4', 'none')];

const open = (riders: readonly object[] = answered, asks_photo_consent = 1) =>
  openDay(
    { asks_photo_consent },
    {
      'photo_consents/index': () => (riders.length > 0 ? { riders } : refuse(500, { message: 'Something went wrong' })),
    },
  );

describe('who is not to be pictured', () => {
  it('is said below the lesson, by name, of whoever comes and has said so', async () => {
    const { calls } = open();
    expect((await screen.findByText(/No pictures:/)).textContent).toBe(' No pictures: Anna');
    expect(calls.filter(({ path }) => path === 'photo_consents/index')).toHaveLength(1);
  });

  it('is not asked where the barn does not ask', async () => {
    const { calls } = open(answered, 0);
    await screen.findByText('Anna');
    expect(screen.queryByText(/No pictures:/)).toBeNull();
    expect(calls.filter(({ path }) => path.startsWith('photo_consents'))).toEqual([]);
  });

  it('keeps nobody from the day where it is not answered', async () => {
    open([]);
    expect(await screen.findByText('Anna')).toBeTruthy();
    expect(screen.queryByText(/No pictures:/)).toBeNull();
  });
});
