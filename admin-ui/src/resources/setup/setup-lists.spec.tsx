import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SetupPage } from '@/setup/SetupPage';
import { Page, promised, refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
import SetupList from '.';

const arena = { id: 'l1', location_name: 'Indoor arena', location_description: null, is_active: 1 };
const camps = {
  id: 'p1',
  program_name: 'Camps',
  program_desc: null,
  program_type_id: 't1',
  program_type_name: 'Summer',
  instructor_id: null,
  location_id: null,
  duration: null,
  is_active: 1,
};
const lists = [
  ['/setup/programs', 'programs', camps, 'program_name', 'No programs yet'],
  ['/setup/locations', 'locations', arena, 'location_name', 'No locations yet'],
  ['/setup/tack', 'tacks', { id: 'k1', tack_name: 'Saddle', is_active: 1 }, 'tack_name', 'No tack yet'],
  ['/setup/task', 'tasks', { id: 's1', task_name: 'Leading', is_active: 1 }, 'task_name', 'No tasks yet'],
] as const;

const open = (at: string, answers: Answers = {}, type: 'ADM' | 'INS' = 'ADM') =>
  openScreen(
    <Routes>
      <Route path="/setup" element={<SetupPage />}>
        <Route path="*" element={<SetupList />} />
      </Route>
    </Routes>,
    {
      at,
      as: { type },
      answers: {
        'rest/programs': () => new Page([camps]),
        'rest/locations': () => new Page([arena]),
        'rest/locations/l1': () => arena,
        'rest/programs/p1': () => camps,
        ...answers,
      },
    },
  );
const panel = async (name: string) => within(await screen.findByRole('complementary', { name }));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the setup', () => {
  it('opens on its first list, and every tab leads to another', async () => {
    const { address } = open('/setup');
    await screen.findByRole('link', { name: 'Camps' });
    expect(address()).toMatch(/^\/setup\/programs/);
    const tabs = within(screen.getByRole('navigation', { name: 'Setup' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Programs',
      'Locations',
      'Tack',
      'Tasks',
      'Roles',
    ]);
    fireEvent.click(tabs.getByRole('link', { name: 'Locations' }));
    await screen.findByRole('link', { name: 'Indoor arena' });
  });

  it('is an administrator’s', async () => {
    open('/setup/locations', {}, 'INS');
    await screen.findByText('This page is not open to you');
  });
});

describe.each(lists)('the list at %s', (at, resource, row, name, nothing) => {
  it('shows that it loads, then its rows, the active ones, also the longest of names (R029)', async () => {
    const answer = promised<unknown>();
    const { calls } = open(at, { [`rest/${resource}`]: () => answer.promise });
    await screen.findByRole('status', { name: 'Loading' });
    answer.keep(new Page([{ ...row, [name]: longName }]));
    await screen.findByRole('link', { name: longName });
    const asked = calls.find(({ path }) => path === `rest/${resource}`);
    expect(JSON.parse(asked?.query.get('filter') ?? '')).toEqual({ is_active: '1' });
  });

  it('offers the first step where there is nothing yet', async () => {
    open(at, { [`rest/${resource}`]: () => new Page([]) });
    await screen.findByText(nothing);
  });

  it('shows what the server refuses', async () => {
    open(at, { [`rest/${resource}`]: () => refuse(400, { message: 'The filter is not understood' }) });
    await screen.findByText('The filter is not understood');
  });
});

describe('a form of the setup', () => {
  it('asks for a name, then says what was added and what the server noticed (R043)', async () => {
    const warnings = [{ code: 'name_doubled', message: 'There is another location with this name.' }];
    const { calls, address } = open('/setup/locations/create', {
      'POST rest/locations': ({ body }) => ({ ...arena, ...(body as object), id: 'l2', warnings }),
    });
    const form = await panel('New location');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('required');
    fill(form.getByRole('textbox', { name: /Name/ }), 'Meadow');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText(/Location Meadow added/);
    screen.getByText(/There is another location with this name\./);
    expect(address()).toMatch(/^\/setup\/locations(\?|$)/);
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ location_name: 'Meadow' });
  });

  it('says what was changed, and takes it back', async () => {
    const { calls } = open('/setup/locations/l1', {
      'PUT rest/locations/l1': ({ body }) => ({ ...arena, ...(body as object), warnings: [] }),
    });
    fill(await screen.findByRole('textbox', { name: /Name/ }), 'Hall');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes to location Hall saved');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as typeof arena);
    expect(sent.map(({ location_name }) => location_name)).toEqual(['Hall', 'Indoor arena']);
  });

  it('of a program needs its type, chosen among those in use, at the address of its form (R042 R045)', async () => {
    const { calls } = open('/setup/programs/programform/add', {
      'options/index': () => ({ options: { program_type: [{ id: 't2', name: 'Lessons' }] } }),
      'POST rest/programs': ({ body }) => ({ ...camps, ...(body as object), warnings: [] }),
    });
    const form = await panel('Create a new Program');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('name is required');
    form.getByText('program_type is required');
    fill(form.getByRole('textbox', { name: /Name/ }), 'Vaulting');
    fireEvent.mouseDown(form.getByRole('combobox', { name: /Program type/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Lessons' }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Vaulting was added');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ program_type_id: 't2' });
  });

  it('keeps a program’s type that is no longer offered, and shows a refusal at its field', async () => {
    open('/setup/programs/programform/p1', {
      'PUT rest/programs/p1': () =>
        refuse(400, {
          message: 'No',
          errors: [{ field: 'program_type_id', message: 'This program type is inactive.' }],
        }),
    });
    await screen.findByText('Summer (inactive)');
    const form = await panel('Edit Current Program');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('This program type is inactive.');
  });
});

describe('taking an entry out of use', () => {
  it('says what follows, shows the list without it, and can be taken back (R029 F20)', async () => {
    const warnings = [{ code: 'still_used', message: 'It is not offered any more; 2 coming lessons keep it.' }];
    let active = 1;
    const { calls } = open('/setup/locations', {
      'rest/locations': () => new Page(active ? [arena] : []),
      'PUT rest/locations/l1': ({ body }) => {
        active = (body as { is_active: number }).is_active;
        return { ...arena, is_active: active, warnings: active ? [] : warnings };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Inactivate Indoor arena' }));
    await screen.findByText(/Location Indoor arena is inactive now/);
    screen.getByText(/2 coming lessons keep it/);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Indoor arena' })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('link', { name: 'Indoor arena' });
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { is_active: 0 },
      { is_active: 1 },
    ]);
  });
});
