import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import SetupList from '.';

const beginner = { id: 'v1', level_name: 'Beginner', level_order: 1, skill_count: 5, rider_count: 3, is_active: 1 };
const waiting = {
  id: 'w1',
  student_id: 's1',
  person_id: 'p1',
  name: 'Anna Kowalska',
  level_id: 'v2',
  level_name: 'Novice',
  former_name: 'Beginner',
  proposed_by: 'Maya Reyes',
  proposed_on: '2026-11-20',
};
const usual = { levels: [{ name: 'Beginner', description: 'Walks and trots', skills: ['Mounts', 'Halts'] }] };
const none = { horse: [], location: [], program: [], program_type: [], student: [], section: [], tack: [] };
const optionsWith = (level: object[]) => ({
  options: { ...none, instructor: [], product: [], task: [], role: [], level },
});

const open = (answers: Answers = {}, at = '/setup/levels') =>
  openScreen(<SetupList />, {
    at,
    answers: {
      'rest/levels': () => new Page([beginner]),
      'rest/levels/v1': () => beginner,
      'history/index': () => ({ changes: [], next: null }),
      'options/index': () => optionsWith([{ id: 'v1', name: 'Beginner' }]),
      'rider_levels/proposals': () => ({ proposals: [], ready: [] }),
      'levels/usual': () => usual,
      ...answers,
    },
  });
const sent = (calls: ReturnType<typeof open>['calls'], path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body);

describe('the levels of a barn', () => {
  it('stand in their order, each with its skills one click away', async () => {
    const { calls } = open();
    const skills = await screen.findByRole('link', { name: 'Skills of Beginner: 5' });
    const address = new URL(skills.getAttribute('href') ?? '', 'http://barn.test');
    expect([address.pathname, JSON.parse(address.searchParams.get('filter') ?? '')]).toEqual([
      '/setup/levels/skills',
      { is_active: '1', level_id: 'v1' },
    ]);
    expect(calls.find(({ path }) => path === 'rest/levels')?.query.get('sort')).toBe('["level_order","ASC"]');
    expect(screen.queryByRole('region', { name: 'Usual levels' })).toBeNull();
  });

  it('begin with the usual ones, which are named before they are added', async () => {
    const { calls } = open({
      'options/index': () => optionsWith([]),
      'rest/levels': () => new Page([]),
      'POST levels/begin': () => usual,
    });
    const begin = within(await screen.findByRole('region', { name: 'Usual levels' }));
    begin.getByText('Beginner');
    fireEvent.click(begin.getByRole('button', { name: 'Add 1 level and 2 skills' }));
    await screen.findByText('1 level added');
    expect(sent(calls, 'levels/begin')).toHaveLength(1);
  });

  it('that could be given next are said, with the rider’s own', async () => {
    const { calls } = open({
      'rider_levels/proposals': () => ({ proposals: [], ready: [{ ...waiting, former_name: null }] }),
      'POST rider_levels/confirm': () => ({}),
    });
    const ready = within(await screen.findByRole('region', { name: 'Ready for the next level' }));
    ready.getByRole('heading', { name: '1 rider ready for the next level' });
    expect(ready.getByRole('listitem').textContent).toContain(
      'Anna Kowalska · no level nowEvery skill of Novice is reached.',
    );
    fireEvent.click(ready.getByRole('button', { name: 'Confirm Novice' }));
    await screen.findByText('Anna Kowalska: Novice');
    expect(sent(calls, 'rider_levels/confirm')).toEqual([{ student_id: 's1', level_id: 'v2' }]);
    expect(screen.queryByRole('region', { name: 'Proposed levels' })).toBeNull();
  });

  it('that wait are confirmed or declined where they stand', async () => {
    const answer = { student_id: 's1', level_id: 'v2', level_name: 'Novice', since: null, history: [] };
    const { calls } = open({
      'rider_levels/proposals': () => ({ proposals: [waiting], ready: [] }),
      'POST rider_levels/confirm': () => answer,
      'POST rider_levels/decline': () => answer,
    });
    const proposed = within(await screen.findByRole('region', { name: 'Proposed levels' }));
    expect(proposed.getByRole('link', { name: 'Anna Kowalska' }).getAttribute('href')).toBe('/clienthome/p1/details');
    proposed.getByText(/Proposed by Maya Reyes on Fri 20 Nov/);
    fireEvent.click(proposed.getByRole('button', { name: 'Confirm Novice' }));
    await screen.findByText('Anna Kowalska: Novice');
    expect(sent(calls, 'rider_levels/confirm')).toEqual([{ student_id: 's1', level_id: 'v2' }]);
    await waitFor(() => expect(proposed.getByRole('button', { name: 'Not yet' }).hasAttribute('disabled')).toBe(false));
    fireEvent.click(proposed.getByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(sent(calls, 'rider_levels/decline')).toEqual([{ student_id: 's1' }]));
  });
});
