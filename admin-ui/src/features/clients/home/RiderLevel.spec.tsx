import { fireEvent, screen, within } from '@testing-library/react';
import { someOptions } from '@/testing/options';
import { refuse, type Answers } from '@/testing/server';
import { openClientHome, student } from './testing/open-client-home';

const levels = [
  { id: 'v1', name: 'Beginner' },
  { id: 'v2', name: 'Novice' },
];
const optionsWith = (level: object[]): Answers => ({ 'options/index': () => ({ options: someOptions({ level }) }) });
const line = (own: object) => ({
  id: 'h1',
  level_id: 'v1',
  level_name: 'Beginner',
  state: 'confirmed',
  proposed_by: null,
  proposed_on: null,
  decided_by: 'Ada Minister',
  decided_on: '2026-11-01',
  ...own,
});
const known = {
  student_id: 's-p1',
  level_id: 'v1',
  level_name: 'Beginner',
  since: '2026-11-01',
  history: [line({})],
};
const proposed = line({
  id: 'h2',
  level_id: 'v2',
  level_name: 'Novice',
  state: 'proposed',
  proposed_by: 'Maya Reyes',
  proposed_on: '2026-11-20',
  decided_by: null,
  decided_on: null,
});
const open = (own: Answers = {}, as?: Parameters<typeof openClientHome>[2]) =>
  openClientHome(
    '/clienthome/p1/details',
    {
      ...optionsWith(levels),
      'rider_levels/show': () => known,
      'progress/show': () => ({ student_id: 's-p1', is_ready: 0, levels: [], horses: [] }),
      'history/index': () => ({ changes: [], next: null }),
      ...own,
    },
    as,
  );
const section = async () => within(await screen.findByRole('region', { name: 'Level' }));
const posted = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

describe('the level of a rider', () => {
  it('is not there in a barn without levels', async () => {
    open(optionsWith([]));
    await screen.findByText('Loves mares');
    expect(screen.queryByRole('region', { name: 'Level' })).toBeNull();
  });

  it('says since when, and how it came', async () => {
    open();
    const level = await section();
    await level.findByText(/since Sun 1 Nov/);
    level.getByText('Beginner: confirmed by Ada Minister on Sun 1 Nov 2026');
  });

  it('is changed after what follows was said', async () => {
    const { calls } = open({ 'POST rider_levels/confirm': () => known });
    fireEvent.click(await (await section()).findByRole('button', { name: 'Change level…' }));
    const asked = within(await screen.findByRole('dialog'));
    asked.getByText('Anna Kowalska is Beginner now.');
    fireEvent.click(asked.getByRole('radio', { name: 'Novice' }));
    await asked.findByText('Anna Kowalska is Novice from today on; until now Beginner.');
    fireEvent.click(asked.getByRole('button', { name: 'Confirm level' }));
    await screen.findByText('Anna Kowalska: Novice');
    expect(posted(calls)).toEqual([['rider_levels/confirm', { student_id: 's-p1', level_id: 'v2' }]]);
  });

  it('is proposed by whoever teaches, and waits', async () => {
    const teaches = { type: 'INS', codes: ['VIEW_CLIENT_PROFILE'] } as const;
    const { calls } = open(
      { 'POST rider_levels/propose': () => ({ ...known, history: [proposed, line({})] }) },
      teaches,
    );
    fireEvent.click(await (await section()).findByRole('button', { name: 'Propose level…' }));
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.queryByRole('radio', { name: 'No level' })).toBeNull();
    fireEvent.click(asked.getByRole('radio', { name: 'Novice' }));
    await asked.findByText('Novice counts for Anna Kowalska when it is confirmed. Until then: Beginner.');
    fireEvent.click(asked.getByRole('button', { name: 'Propose level' }));
    await screen.findByText('Novice proposed for Anna Kowalska');
    expect(posted(calls)).toEqual([['rider_levels/propose', { student_id: 's-p1', level_id: 'v2' }]]);
  });

  it('that was proposed is answered at once by whoever may', async () => {
    const { calls } = open({
      'rider_levels/show': () => ({ ...known, history: [proposed, line({})] }),
      'POST rider_levels/decline': () => known,
    });
    const level = await section();
    await level.findByText(/Proposed by Maya Reyes on Fri 20 Nov/);
    level.getByRole('button', { name: 'Confirm Novice' });
    fireEvent.click(level.getByRole('button', { name: 'Not yet' }));
    await screen.findByText('Anna Kowalska stays as before');
    expect(posted(calls)).toEqual([['rider_levels/decline', { student_id: 's-p1' }]]);
  });

  it('that was refused is said in the question, which stays', async () => {
    open({ 'POST rider_levels/confirm': () => refuse(400, { message: 'This level is not in use any more.' }) });
    fireEvent.click(await (await section()).findByRole('button', { name: 'Change level…' }));
    const asked = within(await screen.findByRole('dialog'));
    fireEvent.click(asked.getByRole('radio', { name: 'Novice' }));
    fireEvent.click(asked.getByRole('button', { name: 'Confirm level' }));
    await screen.findByText('This level is not in use any more.');
  });

  it('of the barn’s list is not typed over', async () => {
    openClientHome('/clienthome/p1/details/edit', {
      ...optionsWith(levels),
      'students/student': () => ({ student: { ...student, level_id: 'v1' } }),
    });
    await screen.findByRole('textbox', { name: /Tack/ });
    expect(screen.queryByRole('textbox', { name: /level/i })).toBeNull();
  });
});
