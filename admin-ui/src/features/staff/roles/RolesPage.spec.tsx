import { Link, Route, Routes } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endViewing, readViewing } from '@leadline/api-client';
import { promised, refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
import RoleForm from './RoleForm';
import RolePermissionsPage from './RolePermissionsPage';
import RolesPage from './RolesPage';
import { calendar, horses, own } from './testing/permissions';

const instructor = {
  id: 'r1',
  role_name: 'Instructor',
  description: 'Teaches',
  user_code: 'INS',
  farm_id: 'f1',
  staff_count: 2,
};
const groom = { ...instructor, id: 'r2', role_name: 'Groom', description: null, staff_count: 0 };
const link = (role_id: string, permission_id: string) => ({ role_id, permission_id });

type How = {
  readonly at?: string;
  readonly roles?: readonly object[];
  readonly held?: readonly object[];
  readonly answers?: Answers;
  readonly as?: { type: 'ADM' | 'INS' };
};

const open = ({
  at = '/setup/roles',
  roles = [instructor, groom],
  held,
  answers = {},
  as = { type: 'ADM' },
}: How = {}) => {
  let links: readonly object[] = held ?? [link('r1', 'calendar'), link('r1', 'own')];
  const without = (gone: unknown) => links.filter((one) => JSON.stringify(one) !== JSON.stringify(gone));
  const opened = openScreen(
    <Routes>
      <Route path="/setup/roles" element={<RolesPage />}>
        <Route path="/setup/roles/roleform/add" element={<RoleForm />} />
        <Route path="/setup/roles/roleform/edit/:id?" element={<RoleForm />} />
      </Route>
      <Route path="/setup/roles/rolepermission/:id" element={<RolePermissionsPage />} />
      <Route
        path="/elsewhere"
        element={
          <Link to="/setup/roles/roleform/edit" state={{ role: 'r2' }}>
            Edit Groom
          </Link>
        }
      />
    </Routes>,
    {
      at,
      as,
      answers: {
        'roles/index': () => ({ roles }),
        'permissions/index': () => ({ permissions: [calendar, horses, own] }),
        'role_permissions/index': () => ({ role_permissions: links }),
        'role_permissions/create': ({ body }) => {
          links = [...without(body), body as object];
          return { link: body };
        },
        'role_permissions/delete': ({ body }) => {
          links = without(body);
          return { link: body, warnings: [] };
        },
        ...answers,
      },
    },
  );
  return { ...opened, sent: () => opened.calls.filter(({ method }) => method === 'POST') };
};

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('roles', () => {
  it('let an administrator see the product as one of them, in this window', async () => {
    const { calls } = open({
      answers: { 'POST roles/seeAs': () => ({ auth_token: 'role.body.sign', role_name: 'Groom' }) },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'See as this role: Groom' }));
    await waitFor(() => expect(readViewing()).toEqual({ token: 'role.body.sign', roleName: 'Groom' }));
    endViewing();
    expect(calls.find(({ path }) => path === 'roles/seeAs')?.body).toEqual({ role_id: 'r2' });
  });

  it('are on their way', async () => {
    open({ answers: { 'roles/index': () => promised().promise } });
    await screen.findByRole('status', { name: 'Loading roles' });
  });

  it('begin with the first one', async () => {
    const { address } = open({ roles: [] });
    await screen.findByText('No roles yet');
    fireEvent.click(screen.getAllByRole('button', { name: 'Add role' })[1] as HTMLElement);
    expect(address()).toBe('/setup/roles/roleform/add');
  });

  it('say why they cannot be shown', async () => {
    open({ answers: { 'role_permissions/index': () => refuse(409, { message: 'The barn is being restored.' }) } });
    await screen.findByText('The barn is being restored.');
  });

  it('are closed to staff', async () => {
    open({ as: { type: 'INS' } });
    await screen.findByText('This page is not open to you');
  });

  it('stand beside each other over what they open, restrictions in red (R025)', async () => {
    open({
      roles: [instructor, groom, { ...groom, id: 'r3', role_name: longName }, { ...groom, id: 'r4', role_name: null }],
    });
    expect((await box('Instructor: Calendar')).checked).toBe(true);
    expect((await box('Groom: Calendar')).checked).toBe(false);
    screen.getByText('Open the calendar, and add and edit events');
    expect(screen.getAllByText('*RESTRICTION*').map(({ className }) => className)).toEqual(['restriction']);
    expect(screen.getByRole('link', { name: 'Instructor' }).getAttribute('href')).toBe('/setup/roles/roleform/edit/r1');
    expect(screen.getByRole('link', { name: '2 permissions' }).getAttribute('href')).toBe(
      '/setup/roles/rolepermission/r1',
    );
    expect(screen.getAllByText('None assigned')).toHaveLength(3);
    for (const name of [longName, 'Unnamed role']) screen.getByRole('link', { name });
  });

  it('change by a click, saved at once, and back by Undo (R026)', async () => {
    const { sent } = open();
    fireEvent.click(await box('Groom: Calendar'));
    expect((await box('Groom: Calendar')).checked).toBe(true);
    await screen.findByText('Saved: Groom has Calendar');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Saved: Groom no longer has Calendar');
    expect((await box('Groom: Calendar')).checked).toBe(false);
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      ['role_permissions/create', link('r2', 'calendar')],
      ['role_permissions/delete', link('r2', 'calendar')],
    ]);
  });

  it('go back by themselves where a click is refused, and say why', async () => {
    const answer = promised<unknown>();
    open({ answers: { 'role_permissions/create': () => answer.promise } });
    fireEvent.click(await box('Groom: Horse list'));
    await waitFor(async () => expect((await box('Groom: Horse list')).checked).toBe(true));
    answer.keep(refuse(404, { message: 'The role was not found.' }));
    await screen.findByText('The role was not found.');
    expect((await box('Groom: Horse list')).checked).toBe(false);
  });

  it('are not emptied unasked while somebody has them (R025)', async () => {
    const { sent } = open();
    fireEvent.click(await box('Instructor: Calendar'));
    const question = within(await screen.findByRole('dialog', { name: 'Take the last permission from Instructor?' }));
    question.getByText('2 people have this role. Without it they see their home page and nothing else.');
    fireEvent.click(question.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await box('Instructor: Calendar')).checked).toBe(true);
    expect(sent()).toEqual([]);
    fireEvent.click(await box('Instructor: Calendar'));
    fireEvent.click(await screen.findByRole('button', { name: 'Take Calendar away' }));
    await screen.findByText('Saved: Instructor no longer has Calendar');
    expect(sent().map(({ path }) => path)).toEqual(['role_permissions/delete']);
  });

  it('are not emptied unasked where a single person has them (R025)', async () => {
    const { sent } = open({ roles: [{ ...instructor, staff_count: 1 }] });
    fireEvent.click(await box('Instructor: Calendar'));
    await screen.findByText('1 person has this role. Without it they see their home page and nothing else.');
    expect(sent()).toEqual([]);
  });

  it('are emptied with a warning where the last permission went meanwhile', async () => {
    const message = '2 people have this role and see the home page only now.';
    open({
      held: [link('r1', 'calendar'), link('r1', 'horses')],
      answers: {
        'role_permissions/delete': ({ body }) => ({ link: body, warnings: [{ code: 'role_empty', message }] }),
      },
    });
    fireEvent.click(await box('Instructor: Calendar'));
    await screen.findByText(new RegExp(message));
  });

  it('are searched by what they open, in the address', async () => {
    const { address } = open();
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search permissions' }), {
      target: { value: 'list of' },
    });
    await waitFor(() => expect(screen.queryByText('Calendar')).toBeNull());
    expect(address()).toBe('/setup/roles?q=list+of');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
    await screen.findByText('Nothing here is called “zzz”.');
    fireEvent.click(screen.getByRole('button', { name: 'Show all permissions' }));
    await box('Groom: Calendar');
    expect(address()).toBe('/setup/roles');
  });

  it('are gone through with the arrows', async () => {
    open();
    const first = await box('Instructor: Calendar');
    act(() => first.focus());
    for (const [key, name] of [
      ['ArrowRight', 'Groom: Calendar'],
      ['ArrowRight', 'Groom: Calendar'],
      ['ArrowDown', 'Groom: Horse list'],
      ['ArrowLeft', 'Instructor: Horse list'],
      ['ArrowUp', 'Instructor: Calendar'],
    ] as const) {
      fireEvent.keyDown(document.activeElement as Element, { key });
      expect(document.activeElement).toBe(await box(name));
    }
  });

  it('stand below each other on a phone, each with the names of what it holds', async () => {
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as never);
    open();
    const list = within(await screen.findByRole('list', { name: 'Roles' }));
    list.getByRole('link', { name: 'Calendar, Own events only' });
    expect(list.getByRole('link', { name: 'None assigned' }).getAttribute('href')).toBe(
      '/setup/roles/rolepermission/r2',
    );
  });
});

describe('one role', () => {
  it('is added with what is known of it, and shows what to choose (R045)', async () => {
    const { address, sent } = open({
      at: '/setup/roles/roleform/add',
      answers: { 'roles/create': () => ({ role: groom }) },
    });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Role name' }), { target: { value: 'Groom' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Groom was added. Choose what it opens.');
    await waitFor(() => expect(address()).toBe('/setup/roles/rolepermission/r2'));
    expect(sent()[0]?.body).toEqual({ role_name: 'Groom' });
  });

  it('stays open with the refusal at its field', async () => {
    const message = 'Another role has this name already.';
    open({
      at: '/setup/roles/roleform/add',
      answers: { 'roles/create': () => refuse(409, { message, errors: [{ field: 'role_name', message }] }) },
    });
    const name = await screen.findByRole('textbox', { name: 'Role name' });
    fireEvent.change(name, { target: { value: 'Groom' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(message);
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  it('is edited by what differs, and back by Undo', async () => {
    const { address, sent } = open({
      at: '/setup/roles/roleform/edit/r1?q=list',
      answers: { 'roles/update': ({ body }) => ({ role: { ...instructor, ...(body as object) } }) },
    });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Role name' }), { target: { value: 'Trainer' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes to Trainer saved');
    await waitFor(() => expect(address()).toBe('/setup/roles?q=list'));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(sent().map(({ body }) => body)).toEqual([
      { id: 'r1', role_name: 'Trainer' },
      { id: 'r1', role_name: 'Instructor' },
    ]);
  });

  it('is edited, too, where the address leaves its id to whoever leads there (R045)', async () => {
    open({ at: '/elsewhere' });
    fireEvent.click(await screen.findByRole('link', { name: 'Edit Groom' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Role name' })).value).toBe('Groom');
  });

  it('shows what it holds beside all there is, and a click on either side changes it (R026)', async () => {
    const { sent } = open({
      at: '/setup/roles/rolepermission/r1',
      held: [link('r1', 'calendar'), link('r1', 'horses')],
    });
    const assigned = within(await screen.findByRole('region', { name: 'Assigned 2' }));
    fireEvent.click(assigned.getByRole('button', { name: 'Take Horse list away' }));
    await screen.findByText('Saved: Instructor no longer has Horse list');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Own events only/ }));
    await screen.findByText('Saved: Instructor has Own events only');
    screen.getByRole('region', { name: 'Assigned 2' });
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      ['role_permissions/delete', link('r1', 'horses')],
      ['role_permissions/create', link('r1', 'own')],
    ]);
  });

  it('says so where it is not there', async () => {
    open({ at: '/setup/roles/rolepermission/gone' });
    await screen.findByText('This role was not found.');
  });
});
