import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page, refuse, type Answers } from '@/testing/server';
import { aHorse, horsesBeside } from '@/testing/horses';
import { longName, loseServer, openScreen, openStory } from '@/testing/staff';
import * as stories from './list.stories';
import { ResourceList } from './ResourceList';

const two = [aHorse(), aHorse({ id: 'h2', horse_name: 'Comet', color: 'grey' })];

type How = { answers?: Answers; at?: string; as?: { type: 'ADM' | 'INS'; codes?: readonly string[] } };

const open = ({ answers, at = '/horses', as = { type: 'ADM' } }: How = {}) =>
  openScreen(<ResourceList list={horsesBeside} />, {
    at,
    as,
    answers: { 'rest/horses': () => new Page(two), ...answers },
  });

const mayLook = { type: 'INS', codes: ['STAFF_CAN_ACCESS_HORSE_LIST'] } as const;
const filterOf = ({ query }: { query: URLSearchParams }) => JSON.parse(query.get('filter') ?? '{}') as object;

describe('a list', () => {
  it('shows that it loads', async () => {
    await openStory(stories.Loading);
    screen.getByRole('status', { name: 'Loading' });
  });

  it('shows its rows and how many there are, the active ones unless somebody wants others (R031)', async () => {
    const { calls } = open();
    await screen.findByRole('link', { name: 'Biscuit' });
    screen.getByRole('heading', { name: 'Horses 2' });
    expect(calls.filter(({ path }) => path === 'rest/horses').map(filterOf)).toEqual([{ is_active: '1' }]);
    expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
    const state = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
    expect([...state.options].map(({ text }) => text).sort()).toEqual(['Active', 'All', 'Inactive']);
    fireEvent.change(state, { target: { value: '' } });
    await waitFor(() => expect(filterOf(calls.at(-1)!)).toEqual({}));
  });

  it('offers the first step where there is nothing yet', async () => {
    await openStory(stories.Empty);
    expect(screen.getAllByRole('button', { name: 'Add New Horse' })).toHaveLength(2);
  });

  it('says No Records Returned where nothing is found, and offers the way back (R155)', async () => {
    await openStory(stories.NothingFound);
    screen.getByText('No Records Returned');
    fireEvent.click(screen.getByRole('button', { name: 'Show all active horses' }));
    await screen.findByRole('link', { name: 'Biscuit' });
  });

  it('shows the server’s refusal and can be tried again (R238)', async () => {
    let down = true;
    open({
      answers: {
        'rest/horses': () => (down ? refuse(400, { message: 'The filter is not understood' }) : new Page(two)),
      },
    });
    await screen.findByText('The filter is not understood');
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Biscuit' });
  });

  it('stays on the screen while the server is away', async () => {
    open();
    await screen.findByRole('link', { name: 'Biscuit' });
    await loseServer();
    screen.getByRole('link', { name: 'Biscuit' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is closed to a role that does not include it', async () => {
    await openStory(stories.NotOpen);
    expect(screen.queryByRole('link', { name: 'Biscuit' })).toBeNull();
  });

  it('shows a name of sixty letters in full to whoever cannot see it cut', async () => {
    await openStory(stories.LongNames);
    screen.getByRole('link', { name: longName });
  });

  it('says what narrows it, and each part can be taken away', async () => {
    const { calls } = open({ at: '/horses?filter={"q":"bis","is_active":"0"}' });
    const chips = within(await screen.findByRole('list', { name: 'Filters' }));
    chips.getByText('Inactive');
    fireEvent.keyUp(chips.getByRole('button', { name: /Search: bis/ }), { key: 'Delete' });
    await waitFor(() => expect(calls.map(filterOf)).toContainEqual({ is_active: '0' }));
  });

  it('is sorted by its columns and says so', async () => {
    const { calls } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Color' }));
    await waitFor(() => expect(calls.at(-1)?.query.get('sort')).toBe('["color","ASC"]'));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Color' }).getAttribute('aria-sort')).toBe('ascending'),
    );
  });

  it('leaves out the columns that somebody does not want', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Color' }));
    expect(screen.queryByRole('columnheader', { name: 'Color', hidden: true })).toBeNull();
  });

  describe('inactivates what is ticked', () => {
    const warnings = [{ code: 'still_used', message: 'It is not offered any more; 2 coming lessons keep it.' }];
    const set = (id: string, own: object = {}) => ({
      [`PUT rest/horses/${id}`]: ({ body }: { body: unknown }) => ({ ...aHorse({ id }), ...(body as object), ...own }),
    });
    const inactivate = async () => {
      for (const name of ['Biscuit', 'Comet'])
        fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
      const bar = within(screen.getByRole('toolbar', { name: 'With what is selected' }));
      bar.getByText('2 selected');
      fireEvent.click(bar.getByRole('button', { name: 'Inactivate' }));
    };

    it('says what follows from which, and takes it back (R029)', async () => {
      const { calls } = open({ answers: { ...set('h1', { warnings }), ...set('h2') } });
      await inactivate();
      await screen.findByText(/2 horses are inactive now/);
      screen.getByText(/Biscuit: It is not offered any more; 2 coming lessons keep it\./);
      fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await screen.findByText(/^Undone/);
      const sent = calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
      expect(sent).toEqual([
        ['rest/horses/h1', { is_active: 0 }],
        ['rest/horses/h2', { is_active: 0 }],
        ['rest/horses/h1', { is_active: 1 }],
        ['rest/horses/h2', { is_active: 1 }],
      ]);
    });

    it('says which one could not be', async () => {
      open({
        answers: { ...set('h1'), 'PUT rest/horses/h2': () => refuse(409, { message: 'It is in a lesson now.' }) },
      });
      await inactivate();
      await screen.findByText(/1 horse is inactive now/);
      screen.getByText(/Comet: It is in a lesson now\./);
    });
  });

  it('is exported by the server: all that matches, in the columns that are shown', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:list';
    const { calls } = open({ at: '/horses?filter={"q":"bis","is_active":"1"}' });
    await screen.findByRole('link', { name: 'Biscuit' });
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText('2 rows are in horses.csv');
    expect(saved).toHaveBeenCalledTimes(1);
    const query = calls.at(-1)?.query;
    expect(query?.get('filter')).toBe('{"q":"bis","is_active":"1"}');
    expect(query?.get('sort')).toBe('["horse_name","ASC"]');
    expect(JSON.parse(query?.get('columns') ?? '')).toContainEqual(['horse_name', 'Name']);
  });

  it('says in words that an export reached nobody, or came back from somebody else', async () => {
    let answer: () => Response = () => {
      throw new TypeError('Failed to fetch');
    };
    open({ answers: { 'rest/horses': ({ query }) => (query.has('columns') ? answer() : new Page(two)) } });
    await screen.findByRole('link', { name: 'Biscuit' });
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText(/could not be reached/);
    answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText(/there has been an error sending the data/);
  });

  it('keeps a view under its name, shows it again and forgets it', async () => {
    const { address } = open({ at: '/horses?filter={"q":"bis","is_active":"0"}' });
    const choose = async (name: string) => {
      fireEvent.click(await screen.findByRole('button', { name: /^(Views|Old ones)$/ }));
      fireEvent.click(await screen.findByText(name));
    };
    await choose('Save this view …');
    const question = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    fireEvent.change(question.getByRole('textbox', { name: /Name/ }), { target: { value: 'Old ones' } });
    fireEvent.click(question.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Old ones' });
    fireEvent.keyUp(screen.getByRole('button', { name: /Search: bis/ }), { key: 'Delete' });
    await screen.findByRole('button', { name: 'Views' });
    await choose('Old ones');
    await waitFor(() => expect(decodeURIComponent(address())).toContain('"q":"bis"'));
    await choose('Remove “Old ones”');
    await screen.findByRole('button', { name: 'Views' });
  });

  it('lets somebody who may only look select and export, but neither add nor change', async () => {
    open({ as: mayLook });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Biscuit' }));
    const bar = within(screen.getByRole('toolbar', { name: 'With what is selected' }));
    bar.getByRole('button', { name: 'Export' });
    expect(bar.queryByRole('button', { name: 'Inactivate' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add New Horse' })).toBeNull();
  });

  it('opens a row by click and keeps its own state in the address', async () => {
    const { address } = open({ at: '/horses?filter={"is_active":"1"}', as: mayLook });
    fireEvent.click(await screen.findByRole('cell', { name: 'bay' }));
    await screen.findByRole('complementary', { name: 'Biscuit' });
    expect(decodeURIComponent(address())).toContain('/horses/h1?filter={"is_active":"1"');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    screen.getByText('Gelding', { selector: 'dd' });
  });
});
