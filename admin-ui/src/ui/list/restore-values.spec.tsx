import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aHorse, horsesBeside } from '@/testing/horses';
import { Page, refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { aChange, aValue } from '@/ui/history/testing/a-change';
import { ResourceList } from './ResourceList';

const biscuit = aHorse({ version: 4, color: 'black' });
const values = [aValue('color', 'bay', 'grey'), aValue('horse_name', 'Cookie', 'Biscuit'), aValue('photo', null, 'x')];

const open = async (answers: Answers = {}) => {
  const shown = openScreen(<ResourceList list={horsesBeside} />, {
    at: '/horses/h1',
    answers: {
      'rest/horses': () => new Page([biscuit]),
      'rest/horses/h1': () => biscuit,
      'history/index': () => ({ changes: [aChange({ values })], next: null }),
      'PUT rest/horses/h1': ({ body }) => ({ ...biscuit, ...(body as object), version: 5 }),
      ...answers,
    },
  });
  fireEvent.click(await screen.findByText('Changes'));
  return shown;
};
const sent = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const ask = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Restore these values…' }));
  return within(await screen.findByRole('dialog', { name: 'Restore these values?' }));
};

describe('the values before a change', () => {
  it('are restored once it was said what becomes what, with what changed since and what stays', async () => {
    const { calls } = await open();
    const dialog = await ask();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Color: black →  becomes bay (changed again since then)',
      'Name: Biscuit →  becomes Cookie',
      'photo stays as it is: it is changed in a place of its own.',
    ]);
    expect(sent(calls)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await screen.findByText('Changes to Cookie saved');
    expect(sent(calls)).toEqual([{ version: 4, horse_name: 'Cookie', color: 'bay' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(sent(calls)[1]).toEqual({ version: 5, horse_name: 'Biscuit', color: 'black' });
  });

  it('leave the form around as it is while they are asked about', async () => {
    const { calls } = await open();
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls)).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Color' }).value).toBe('black');
  });

  it('are not written over what somebody else did meanwhile, unless one says so', async () => {
    let version = 6;
    const current = {
      ...biscuit,
      version,
      color: 'white',
      changed_by: 'Tom Becker',
      changed_at: '2026-11-24T21:06:00Z',
    };
    const { calls } = await open({
      'PUT rest/horses/h1': ({ body }) =>
        (body as { version: number }).version === version
          ? { ...current, ...(body as object), version: ++version }
          : refuse(412, { message: 'Somebody was faster', current }),
    });
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await dialog.findByText(/Tom Becker changed this horse meanwhile/);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Restore' }).disabled).toBe(true);
    fireEvent.click(dialog.getByRole('button', { name: 'Keep what I filled in' }));
    await dialog.findByText('white');
    fireEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await screen.findByText('Changes to Cookie saved');
    expect(sent(calls).at(-1)).toEqual({ version: 6, horse_name: 'Cookie', color: 'bay' });
  });

  it('are refused in the server’s words', async () => {
    await open({ 'PUT rest/horses/h1': () => refuse(409, { message: 'The barn is closed' }) });
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await screen.findByText('The barn is closed');
  });

  it('have no way back where a form has none of them, and none for a beginning', async () => {
    const changes = [aChange({ values: [aValue('photo', null, 'x')] }), aChange({ position: 1, change: 'added' })];
    await open({ 'history/index': () => ({ changes, next: null }) });
    await screen.findByText('added it', { exact: false });
    expect(screen.queryByRole('button', { name: 'Restore these values…' })).toBeNull();
  });
});
