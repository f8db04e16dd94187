import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '@/testing/staff';
import { useFirstSteps } from '@/data/requests/first-steps';
import { FirstSteps } from './FirstSteps';
import { steps } from './steps';

/** Says when the answer is there, whatever is made of it. */
const Known = () => <p>{`${useFirstSteps().data?.length ?? 0} steps are known`}</p>;

const named = Object.keys(steps);
const open = ({ done = [] as string[], first_steps = null as string | null, preferences = {} } = {}) => {
  let setting = first_steps;
  const { calls } = openScreen(
    <>
      <FirstSteps />
      <Known />
    </>,
    {
      answers: {
        'setup/firstSteps': () => ({ steps: named.map((name) => ({ name, done: done.includes(name) ? 1 : 0 })) }),
        'farms/farmDefaults': () => ({
          farmDefaults: { farm_name: 'Maple Hill', time_zone: 'America/Toronto', first_steps: setting, ...preferences },
          currentUser: { person_id: 'p1', person_name: 'Maya Reyes', username: 'staff@maplehill.test' },
        }),
        'POST farms/updateFarmPreferencesClient': ({ body }) => {
          setting = (body as { value: string }).value;
          return { farmDefaults: {} };
        },
      },
    },
  );
  const saved = () =>
    calls
      .filter(({ path }) => path === 'farms/updateFarmPreferencesClient')
      .map(({ body }) => (body as { value: string }).value);
  return { saved };
};
const unfolded = async () => (await screen.findByRole('heading', { name: 'First steps' })).closest('details');

describe('the first steps of a barn', () => {
  it('lead to the screens where they are done, and tick what is', async () => {
    open({ done: ['location', 'program'] });
    const details = await unfolded();
    expect(details?.open).toBe(true);
    screen.getByText('2 of 9 done');
    expect(screen.getByRole('link', { name: 'The first lesson' }).getAttribute('href')).toBe('/add/newevent');
    expect(screen.queryByRole('link', { name: 'A program' })).toBeNull();
    expect(screen.getAllByRole('img', { name: 'Done' })).toHaveLength(2);
  });

  it.each(['lesson', 'package', 'family'])('stay unfolded while there is no %s', async (missing) => {
    open({ done: named.filter((name) => name !== missing) });
    expect((await unfolded())?.open).toBe(true);
  });

  it('are one line once the barn teaches and sells', async () => {
    open({ done: ['lesson', 'package', 'family'] });
    expect((await unfolded())?.open).toBe(false);
  });

  it('can be left out one by one, and that be undone', async () => {
    const { saved } = open({ first_steps: 'horse' });
    await unfolded();
    screen.getByText('0 of 8 done');
    fireEvent.click(screen.getByRole('button', { name: 'Leave out: A package' }));
    await screen.findByText('0 of 7 done');
    fireEvent.click(
      within(
        await screen.findByText('Left out: A package').then((text) => text.closest('.notification') as HTMLElement),
      ).getByRole('button', { name: 'Undo' }),
    );
    await screen.findByText('0 of 8 done');
    expect(saved()).toEqual(['horse,package', 'horse']);
  });

  it('go for good when nobody wants them', async () => {
    const { saved } = open({ first_steps: 'horse' });
    await unfolded();
    fireEvent.click(screen.getByRole('button', { name: 'Do not show this again' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull());
    expect(saved()).toEqual(['horse,over']);
  });

  it.each([
    ['all are done', { done: named }],
    ['what is not done was left out', { done: named.slice(1), first_steps: 'barn' }],
    ['they are over', { first_steps: 'over' }],
  ])('are not shown where %s', async (_, how) => {
    open(how);
    await screen.findByText('9 steps are known');
    expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
  });
});
