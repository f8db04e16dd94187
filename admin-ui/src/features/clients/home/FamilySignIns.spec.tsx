import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Reply } from '@leadline/api-client';
import type { Answers } from '@/testing/server';
import { openClientHome } from './testing/open-client-home';

type SignIn = Reply<'family_sign_ins/index'>['sign_ins'][number];
const jan: SignIn = {
  user_id: 'u-jan',
  person_id: 'p-jan',
  person_name: 'Jan Kowalski',
  email: 'jan@home.test',
  part: 'guardian',
  may_buy: 0,
  gets_mails: 1,
  is_active: 1,
  is_invited: 1,
  is_own: 0,
  invited_until: null,
};
const listed = (...sign_ins: SignIn[]): Answers => ({
  'family_sign_ins/index': () => ({ sign_ins, most: 6, can_keep: 1 }),
});
const open = (answers: Answers, as?: { type: 'INS' }) => openClientHome('/clienthome/p9/account', answers, as);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const bodies = (calls: ReturnType<typeof open>['calls'], name: string) =>
  calls.filter(({ path }) => path === `family_sign_ins/${name}`).map(({ body }) => body);

describe('who else signs in, as the office keeps it', () => {
  it('is nobody at first, and somebody after an invitation whose part is explained', async () => {
    const { calls } = open({ ...listed(), 'family_sign_ins/invite': () => ({ user_id: 'u-1' }) });
    await screen.findByText(/^Nobody besides the account holder/);
    await press('Invite Somebody…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Somebody' }));
    dialog.getByText(/and pays, as the account holder does/);
    fireEvent.change(dialog.getByLabelText(/^Who is it/), { target: { value: 'teen' } });
    dialog.getByText('Sees, books and cancels the own lessons alone.');
    fireEvent.change(await dialog.findByLabelText(/^Rider/), { target: { value: 'p2' } });
    fireEvent.change(dialog.getByLabelText(/^Email/), { target: { value: 'leo@home.test' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    await screen.findByText('An invitation was sent to leo@home.test');
    expect(bodies(calls, 'invite')).toEqual([
      { account_person_id: 'p9', part: 'teen', email: 'leo@home.test', rider_id: 'p2' },
    ]);
  });

  it('is invited again, gets mails or not, and is removed after a question', async () => {
    const answered = () => ({ user_id: 'u-jan' });
    const { calls } = open({
      ...listed(jan),
      'family_sign_ins/resend': answered,
      'family_sign_ins/change': answered,
      'family_sign_ins/remove': () => ({ user_id: null }),
    });
    await screen.findByText('Invited; the invitation has expired');
    await press('Send Invitation Again');
    await screen.findByText('A new invitation was sent to jan@home.test');
    fireEvent.click(screen.getByLabelText('Gets the mails of the family'));
    await screen.findByText('Saved');
    await press('Remove the sign-in of Jan Kowalski');
    await screen.findByText(/cannot sign in with jan@home.test any more/);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Sign-in' }));
    await screen.findByText('Jan Kowalski can no longer sign in');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(['resend', 'change', 'remove'].flatMap((name) => bodies(calls, name))).toEqual([
      { user_id: 'u-jan' },
      { user_id: 'u-jan', gets_mails: 0 },
      { user_id: 'u-jan' },
    ]);
  });

  it('has room for six', async () => {
    open(listed(...['1', '2', '3', '4', '5', '6'].map((id) => ({ ...jan, user_id: id, person_name: `Aunt ${id}` }))));
    await screen.findByText('6 people besides the account holder are as many as an account can have.');
    expect(screen.queryByRole('button', { name: 'Invite Somebody…' })).toBeNull();
  });
});
