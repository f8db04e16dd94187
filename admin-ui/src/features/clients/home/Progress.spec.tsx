import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { someOptions } from '@/testing/options';
import { refuse, type Answers } from '@/testing/server';
import { openClientHome } from './testing/open-client-home';

const skill = (skill_name: string, reached_on: string | null = null) => ({
  skill_id: skill_name,
  skill_name,
  skill_description: null,
  reached_on,
  noted_by: reached_on && 'Maya Reyes',
});
const level = (level_name: string, standing: string, skills: ReturnType<typeof skill>[]) => ({
  level_id: level_name,
  level_name,
  level_description: null,
  standing,
  reached: skills.filter(({ reached_on }) => reached_on).length,
  of: skills.length,
  skills,
});
const known = (own: object = {}) => ({
  student_id: 's-p1',
  is_ready: 0,
  levels: [
    level('Beginner', 'own', [skill('Halt', '2026-11-01')]),
    level('Novice', 'next', [skill('Rising trot'), skill('Canter')]),
    level('Advanced', 'ahead', [skill('Jump')]),
  ],
  horses: [],
  ...own,
});
const trotting = known({
  levels: [level('Novice', 'next', [skill('Rising trot', '2026-11-27'), skill('Canter')])],
});
const open = (
  own: Answers = {},
  as?: Parameters<typeof openClientHome>[2],
  levels = [{ id: 'v1', name: 'Beginner' }],
) =>
  openClientHome(
    '/clienthome/p1/details',
    {
      'options/index': () => ({ options: someOptions({ level: levels }) }),
      'rider_levels/show': () => ({ student_id: 's-p1', level_id: null, level_name: null, since: null, history: [] }),
      'progress/show': () => known(),
      'history/index': () => ({ changes: [], next: null }),
      ...own,
    },
    as,
  );
const section = async () => within(await screen.findByRole('region', { name: 'Progress' }));
const posted = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

describe('the progress of a rider', () => {
  it('is not there in a barn without levels', async () => {
    const { calls } = open({}, undefined, []);
    await screen.findByText('Loves mares');
    expect(screen.queryByRole('region', { name: 'Progress' })).toBeNull();
    expect(calls.some(({ path }) => path === 'progress/show')).toBe(false);
  });

  it('says what is reached of the own and the next level, since when and by whom; other levels are folded', async () => {
    open();
    const progress = await section();
    await progress.findByRole('group', { name: 'Beginner · own level · 1 of 1 skill' });
    progress.getByText('since Sun 1 Nov 2026, Maya Reyes');
    progress.getByRole('group', { name: 'Novice · next level · 0 of 2 skills' });
    expect(progress.getByText('Other levels').closest('details')?.open).toBe(false);
  });

  it('is saved with every tick', async () => {
    const { calls } = open({ 'POST progress/note': () => trotting });
    const trot = await (await section()).findByRole('checkbox', { name: 'Rising trot' });
    fireEvent.click(trot);
    await screen.findByText('since Fri 27 Nov 2026, Maya Reyes');
    expect(posted(calls)).toEqual([['progress/note', { student_id: 's-p1', reached: ['Rising trot'] }]]);
  });

  it('is taken back as it came', async () => {
    const { calls } = open({
      'POST progress/note': () => known({ levels: [level('Beginner', 'own', [skill('Halt')])] }),
    });
    fireEvent.click(await (await section()).findByRole('checkbox', { name: /^Halt/ }));
    await waitFor(() => expect(posted(calls)).toEqual([['progress/note', { student_id: 's-p1', not_yet: ['Halt'] }]]));
    await waitFor(() => expect(screen.queryByText(/since/)).toBeNull());
  });

  it('stays as it was where the server refuses, with its words', async () => {
    open({ 'POST progress/note': () => refuse(400, { message: 'This skill is inactive.' }) });
    const trot = await (await section()).findByRole('checkbox', { name: 'Rising trot' });
    fireEvent.click(trot);
    await screen.findByText('This skill is inactive.');
    await waitFor(() => expect((trot as HTMLInputElement).checked).toBe(false));
  });

  it('leads to the next level where every skill of it is reached', async () => {
    const ready = known({
      is_ready: 1,
      levels: [{ ...level('Novice', 'next', [skill('Canter', '2026-11-20')]), level_id: 'v2' }],
    });
    const { calls } = open({ 'progress/show': () => ready, 'POST rider_levels/confirm': () => ({}) });
    const progress = await section();
    await progress.findByText('Every skill of Novice is reached.');
    fireEvent.click(progress.getByRole('button', { name: 'Confirm Novice' }));
    await screen.findByText('Anna Kowalska: Novice');
    expect(posted(calls)).toEqual([['rider_levels/confirm', { student_id: 's-p1', level_id: 'v2' }]]);
  });

  it('names the horses that were ridden', async () => {
    open({
      'progress/show': () =>
        known({
          levels: [],
          horses: [
            { horse_id: 'h1', horse_name: 'Luna', times: 6, last_on: '2026-11-24' },
            { horse_id: 'h2', horse_name: 'Bella', times: 1, last_on: '2026-10-06' },
          ],
        }),
    });
    const progress = await section();
    await progress.findByText('Luna: 6 lessons, the last on Tue 24 Nov 2026');
    progress.getByText('Bella: 1 lesson, on Tue 6 Oct 2026');
    progress.getByText('The levels have no skills yet. They are listed at Setup › Levels.');
  });
});
