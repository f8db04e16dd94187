import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page, promised, refuse, type Answers } from '@/testing/server';
import { aHorse } from '@/testing/horses';
import { longName, openScreen } from '@/testing/staff';
import { horses } from '../horses/horses.list';
import { ResourceList } from './ResourceList';

const two = [aHorse(), aHorse({ id: 'h2', horse_name: 'Comet', color: 'grey' })];

type How = { answers?: Answers; at?: string; as?: { type: 'ADM' | 'INS'; codes?: readonly string[] } };

const open = ({ answers, at = '/horses', as = { type: 'ADM' } }: How = {}) =>
  openScreen(<ResourceList list={horses} />, { at, as, answers: { 'rest/horses': () => new Page(two), ...answers } });

const mayLook = { type: 'INS', codes: ['STAFF_CAN_ACCESS_HORSE_LIST'] } as const;
const filterOf = ({ query }: { query: URLSearchParams }) => JSON.parse(query.get('filter') ?? '{}') as object;

describe('a list', () => {
  it('shows that it loads', async () => {
    open({ answers: { 'rest/horses': () => promised().promise } });
    await screen.findByRole('status', { name: 'Loading' });
  });

  it('shows its rows and how many there are, the active ones unless somebody wants others', async () => {
    const { calls } = open();
    await screen.findByRole('link', { name: 'Biscuit' });
    screen.getByRole('heading', { name: 'Horses 2' });
    expect(calls.filter(({ path }) => path === 'rest/horses').map(filterOf)).toEqual([{ is_active: '1' }]);
    expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
  });

  it('offers the first step where there is nothing yet', async () => {
    open({ answers: { 'rest/horses': () => new Page([]) } });
    await screen.findByText('No horses yet');
    expect(screen.getAllByRole('button', { name: 'Add New Horse' })).toHaveLength(2);
  });

  it('offers the way back where nothing is found', async () => {
    open({
      at: '/horses?filter={"q":"zzz","is_active":"1"}',
      answers: { 'rest/horses': (asked) => new Page('q' in filterOf(asked) ? [] : two) },
    });
    await screen.findByText('Nothing here is called “zzz”.');
    fireEvent.click(screen.getByRole('button', { name: 'Show all active horses' }));
    await screen.findByRole('link', { name: 'Biscuit' });
  });

  it('shows the server’s refusal and can be tried again', async () => {
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

  it('is closed to a role that does not include it', async () => {
    open({ as: { type: 'INS', codes: [] } });
    await screen.findByText('This page is not open to you');
  });

  it('shows a name of sixty letters in full to whoever cannot see it cut', async () => {
    open({ answers: { 'rest/horses': () => new Page([aHorse({ horse_name: longName })]) } });
    await screen.findByRole('link', { name: longName });
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

  it('inactivates what is ticked, after the time to undo it has passed', async () => {
    const { calls } = open({ answers: { 'PUT rest/horses/h1': () => aHorse({ is_active: 0 }) } });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Biscuit' }));
    const bar = within(screen.getByRole('toolbar', { name: 'With what is selected' }));
    bar.getByText('1 selected');
    fireEvent.click(bar.getByRole('button', { name: 'Inactivate' }));
    await screen.findByText('Inactive now');
    screen.getByRole('button', { name: 'Undo' });
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
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
