import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/family';
import { longName } from '../../testing/rows';
import type { Answers } from '../../testing/server';

const lesson = {
  date: '2026-11-24',
  start_time: '16:00',
  end_time: '17:00',
  title: 'Beginner group',
  rider_name: 'Anna',
};
const luna = {
  id: 'h1',
  name: 'Luna',
  photo_id: null,
  lessons: [lesson, { ...lesson, date: '2026-11-26', rider_name: null }],
};
const owned = (...horses: object[]): Answers => ({
  'horses/own': () => ({ week_start: '2026-11-22', week_end: '2026-11-28', horses }),
});
const part = async () => within(await screen.findByRole('region', { name: 'Your horses' }));

it('shows a family its horses with what they do this week, and who of the family rides', async () => {
  openPage('/account', owned(luna, { id: 'h2', name: longName, photo_id: null, lessons: [] }));
  const horses = await part();
  expect(horses.getByText('2 lessons this week')).toBeTruthy();
  expect(horses.getAllByText(/16:00–17:00/).map(({ textContent }) => textContent)).toEqual([
    'Tue 24 Nov, 16:00–17:00 · Beginner group · Anna',
    'Thu 26 Nov, 16:00–17:00 · Beginner group',
  ]);
  expect(horses.getByRole('heading', { name: longName })).toBeTruthy();
  expect(horses.getByText('No lessons this week')).toBeTruthy();
});

it('shows the newest photo, asked for with the session', async () => {
  URL.createObjectURL = () => 'blob:luna';
  URL.revokeObjectURL = () => undefined;
  openPage('/account', { ...owned({ ...luna, photo_id: 'f1' }), 'horses/file/f1': () => ({}) });
  expect((await (await part()).findByRole('img', { name: 'Luna' })).getAttribute('src')).toBe('blob:luna');
});

it('says nothing to a family without one', async () => {
  openPage('/account');
  await screen.findByRole('heading', { name: 'Account Information' });
  expect(screen.queryByRole('heading', { name: 'Your horses' })).toBeNull();
});
