import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse, type Answers } from '@/testing/server';
import { barn, openScreen } from '@/testing/staff';
import { LoginPanel } from './LoginPanel';

const nobody = {
  person_id: 'p1',
  person_name: 'Paula Rent',
  contact_email: 'paula@home.test',
  is_active: 1,
  is_instructor: 0,
  is_account_holder: 1,
  user: null as object | null,
};
const login = {
  user_id: 'u7',
  email: 'paula@home.test',
  type: 'STU',
  role_id: null,
  role_name: null,
  is_active: 1,
  is_invited: 0,
  is_own: 0,
  invited_until: null,
};
const staffLogin = { ...login, type: 'INS' };

const open = (account: object, answers: Answers = {}, as?: { type: 'INS' }) =>
  openScreen(<LoginPanel personId="p1" />, {
    ...(as && { as }),
    answers: { 'vusers/userAccount': () => ({ ...nobody, ...account }), ...answers },
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('somebody’s login', () => {
  it('is created by an invitation, said first (R158)', async () => {
    let user: object | null = null;
    const { calls } = open(
      {},
      {
        'vusers/userAccount': () => ({ ...nobody, user }),
        'vusers/addClientUserAccount': () => {
          user = { ...login, is_invited: 1, invited_until: '2026-11-29T14:00:00+00:00' };
          return { user_id: 'u7' };
        },
      },
    );
    await screen.findByText(/mails an invitation to paula@home.test/);
    await press('Create Login');
    await screen.findByText('User Succesfully Created');
    expect(calls.find(({ path }) => path === 'vusers/addClientUserAccount')?.body).toEqual({
      person_id: 'p1',
      person_name: 'Paula Rent',
      email: 'paula@home.test',
      type: 'STU',
    });
    await screen.findByText('Invited; the link works until Sun 29 Nov, 09:00');
  });

  it('needs an email, in these words, and asks nobody for it (R158)', async () => {
    const { calls } = open({ contact_email: null });
    await press('Create Login');
    await screen.findByText(
      (_, element) =>
        element?.textContent ===
        'Client does not yet have a email address associated with this account.  Please create one then try again.',
      { selector: '*:not(:has(*))' },
    );
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says why it was not created', async () => {
    const message =
      'Account creation failed. Check that this email address has not already been used to create another account';
    open({}, { 'vusers/addClientUserAccount': () => refuse(409, { code: 'email_taken', message }) });
    await press('Create Login');
    await screen.findByText(message);
  });

  it('is as staff or as a family where somebody is both (A15)', async () => {
    const { calls } = open({ is_instructor: 1 }, { 'vusers/addClientUserAccount': () => ({ user_id: 'u7' }) });
    fireEvent.click(await screen.findByRole('radio', { name: 'Family' }));
    await press('Create Login');
    await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ type: 'STU' }));
  });

  it.each([
    [{ is_active: 0 }, /inactive and could not sign in/],
    [{ is_account_holder: 0 }, /only the account holder signs in/],
  ])('cannot be created for %p', async (own, text) => {
    open(own);
    await screen.findByText(text);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is invited again where no password has been chosen, and not else', async () => {
    const { calls } = open(
      { user: { ...login, is_invited: 1 } },
      { 'vusers/resendInvitation': () => ({ user_id: 'u7' }) },
    );
    await screen.findByText('Invited; the invitation has expired');
    await press('Send Invitation Again');
    await screen.findByText('A new invitation was sent to paula@home.test');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ person_id: 'p1' });
  });

  it('is removed after a question, with what follows (F22)', async () => {
    let user: object | null = login;
    open(
      {},
      {
        'vusers/userAccount': () => ({ ...nobody, user }),
        'vusers/removerUserAccount': () => {
          user = null;
          return { user_id: null };
        },
      },
    );
    await screen.findByText('Signs in with a password');
    expect(screen.queryByRole('button', { name: 'Send Invitation Again' })).toBeNull();
    await press('Remove Login');
    const question = within(await screen.findByRole('dialog', { name: 'Remove this login?' }));
    question.getByText(/signed out everywhere within a minute/);
    fireEvent.click(question.getByRole('button', { name: 'Remove Login' }));
    await screen.findByText('Account removed successfully');
    await screen.findByRole('button', { name: 'Create Login' });
  });

  it('says that it could not be removed', async () => {
    open({ user: login }, { 'vusers/removerUserAccount': () => refuse(500, { message: 'Oh' }) });
    await press('Remove Login');
    const question = within(await screen.findByRole('dialog'));
    fireEvent.click(question.getByRole('button', { name: 'Remove Login' }));
    await screen.findByText('Account deletion failed. Please contact administrator.');
  });

  it('is not removed by whoever looks at the own one (F22)', async () => {
    open({ user: { ...login, is_own: 1 } });
    await screen.findByText(/This is your own login/);
    expect(screen.queryByRole('button', { name: 'Remove Login' })).toBeNull();
  });

  describe('has a role', () => {
    const answers = (use_roles: 0 | 1): Answers => ({
      'farms/farmDefaults': () => ({ farmDefaults: { ...barn, use_roles }, currentUser: { person_id: 'p1' } }),
      'options/index': () => ({ options: { role: [{ id: 'r1', name: 'Front desk' }] } }),
      'vusers/updateUserRole': ({ body }) => {
        const { role_id } = body as { role_id: string | null };
        return { role: role_id && { id: role_id, role_id, role_name: 'Front desk' } };
      },
    });

    it('if it is staff’s and the barn works with roles; saved at once, and taken back (R028 R159)', async () => {
      const { calls } = open({ user: staffLogin }, answers(1));
      const picker = await screen.findByRole('combobox', { name: 'Role' });
      await within(picker).findByRole('option', { name: 'Front desk' });
      fireEvent.change(picker, { target: { value: 'r1' } });
      await screen.findByText('Paula Rent has the role Front desk now');
      fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await screen.findByText('Undone');
      expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        { user_id: 'u7', role_id: 'r1' },
        { user_id: 'u7', role_id: null },
      ]);
    });

    it.each([
      ['a family', login, 1 as const],
      ['staff of a barn without roles', staffLogin, 0 as const],
    ])('but not %s (R159)', async (_, user, use_roles) => {
      open({ user }, answers(use_roles));
      await screen.findByText('Signs in with a password');
      expect(screen.queryByRole('combobox')).toBeNull();
    });
  });

  it('is nothing to staff who keep no logins', async () => {
    open({}, {}, { type: 'INS' });
    await waitFor(() => expect(screen.queryByText('opening')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Login' })).toBeNull();
  });
});
