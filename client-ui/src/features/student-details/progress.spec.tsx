import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/family';
import { longName } from '../../testing/rows';
import { refuse, type Answers } from '../../testing/server';

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
  level_description: `${level_name} rides alone`,
  standing,
  reached: skills.filter(({ reached_on }) => reached_on).length,
  of: skills.length,
  skills,
});
const known = (own: object = {}): Answers => ({
  'students/student': () => ({ student: { tack: null, date_of_birth: null } }),
  'progress/show': () => ({ student_id: 's-anna', is_ready: 0, levels: [], horses: [], ...own }),
});
const levels = [
  level('Beginner', 'behind', [skill('Halt', '2036-01-08')]),
  level('Novice', 'own', [skill('Rising trot', '2036-11-24'), skill(longName)]),
  level('Intermediate', 'next', [skill('Canter')]),
];
const horses = [
  { horse_id: 'h1', horse_name: 'Luna', times: 6, last_on: '2036-11-24' },
  { horse_id: 'h2', horse_name: 'Bella', times: 1, last_on: '2036-10-06' },
];
const part = async () => within(await screen.findByRole('region', { name: 'Progress' }));

it('says what a rider has reached of each level, since when, and what comes next', async () => {
  const { calls } = openPage('/details', known({ levels }));
  const progress = await part();
  expect(progress.getAllByRole('group').map((one) => [one.hasAttribute('open'), one.textContent])).toEqual([
    [false, expect.stringMatching(/^Beginner · passed1 of 1/)],
    [true, expect.stringMatching(/^Novice · your level1 of 2.*Rising trot · since 24 Nov 2036.* · not yet$/)],
    [true, expect.stringMatching(/^Intermediate · next level0 of 1Intermediate rides alone.*Canter · not yet$/)],
  ]);
  expect(calls.find(({ name }) => name === 'progress/show')?.query.get('student_id')).toBe('s-anna');
});

it('says on whom a rider rode', async () => {
  openPage('/details', known({ horses }));
  const ridden = within((await part()).getByRole('region', { name: 'Horses ridden' }));
  expect(ridden.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Luna: 6 lessons · last on 24 Nov 2036',
    'Bella: 1 lesson · last on 6 Oct 2036',
  ]);
});

it.each([
  ['keeps neither levels nor shows horses', known()],
  ['does not answer', { ...known(), 'progress/show': () => refuse(503, 'not now') }],
])('is not there where the barn %s', async (_, answers) => {
  const { calls } = openPage('/details', answers);
  await screen.findByText(/The barn keeps these up to date/);
  await waitFor(() => expect(calls.some(({ name }) => name === 'progress/show')).toBe(true));
  expect(screen.queryByRole('region', { name: 'Progress' })).toBeNull();
});
