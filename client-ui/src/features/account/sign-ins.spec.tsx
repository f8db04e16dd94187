import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage, withBarn } from '../../testing/family';
import { longName, member } from '../../testing/rows';
import { refuse, type Answers } from '../../testing/server';
import type { SignIn } from '../../components/family-part';

const account = {
  id: 'p-mother',
  person_id: 'p-mother',
  billing_person_id: 'p-mother',
  person_name: 'Katarzyna Kowalska',
  first_name: 'Katarzyna',
  last_name: 'Kowalska',
  contact_email: 'kasia@home.test',
  contact_mobile: null,
  contact_homephone: null,
};
const signIn = (own: Partial<SignIn> = {}): SignIn => ({
  user_id: 'u-jan',
  person_id: 'p-jan',
  person_name: 'Jan Kowalski',
  email: 'jan@home.test',
  part: 'guardian',
  may_buy: 0,
  gets_mails: 1,
  is_active: 1,
  is_invited: 0,
  is_own: 0,
  invited_until: null,
  ...own,
});
const listed = (sign_ins: SignIn[] = [], can_keep: 0 | 1 = 1): Answers => ({
  'people/getUserClients': () => ({ currentClient: {}, members: [member()], account }),
  'family_sign_ins/index': () => ({ sign_ins, most: 6, can_keep }),
});
const open = (page: string, answers: Answers = listed()) => openPage(`/account${page}`, answers);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const bodies = (calls: ReturnType<typeof open>['calls'], name: string) =>
  calls.filter((call) => call.name === `family_sign_ins/${name}`).map(({ body }) => body);

describe('the account holder', () => {
  it('is offered to invite, and reads what a part opens before it is sent', async () => {
    const { calls, address } = open('', { ...listed(), 'family_sign_ins/invite': () => ({ user_id: 'u-1' }) });
    await screen.findByText('A second guardian, a rider or grandparents can have a sign-in of their own.');
    fireEvent.click(screen.getByRole('link', { name: 'Invite somebody' }));
    await screen.findByRole('dialog', { name: 'Invite somebody' });
    screen.getByText(/^Sees, books and cancels for everybody on the account/);
    press('Send the invitation');
    await screen.findByText('First Name Required');
    screen.getByText('This is not an email address');
    expect(bodies(calls, 'invite')).toEqual([]);
    type('First name', 'Jan');
    type('Email', ' jan@home.test ');
    press('Send the invitation');
    await screen.findByText('An invitation is on its way to jan@home.test. It works for seven days.');
    expect(bodies(calls, 'invite')).toEqual([
      { part: 'guardian', email: 'jan@home.test', first_name: 'Jan', last_name: '', gets_mails: 1 },
    ]);
    await waitFor(() => expect(address()).toBe('/clienthome/p-anna/account'));
  });

  it('invites a rider who has none yet, and says whether she may buy', async () => {
    const { calls } = open('/inviteToFamily', {
      ...listed(),
      ...withBarn({ clients_can_buy_online: 1 }),
      'people/getUserClients': () => ({
        currentClient: {},
        account,
        members: [member(), member({ person_id: 'p-jan', student_id: 's-jan', person_name: 'Jan Kowalski' })],
      }),
      'family_sign_ins/index': () => ({ sign_ins: [signIn({ part: 'teen' })], most: 6, can_keep: 1 }),
      'family_sign_ins/invite': () => refuse(409, 'Account creation failed.'),
    });
    await screen.findByRole('dialog', { name: 'Invite somebody' });
    fireEvent.change(screen.getByLabelText('Who is it?'), { target: { value: 'teen' } });
    await waitFor(() =>
      expect([...screen.getByLabelText<HTMLSelectElement>('Rider').options].map(({ text }) => text)).toEqual([
        'Choose a rider',
        'Anna Kowalska',
      ]),
    );
    type('Email', 'anna@home.test');
    press('Send the invitation');
    await screen.findByText('Choose who it is');
    type('Rider', 'p-anna');
    fireEvent.click(screen.getByLabelText('May buy packages, with the card of the account'));
    press('Send the invitation');
    await screen.findByText('Account creation failed.');
    expect(bodies(calls, 'invite')).toEqual([
      { part: 'teen', email: 'anna@home.test', rider_id: 'p-anna', may_buy: 1 },
    ]);
  });

  it('reads who signs in and how it stands, and is told where there is room for nobody more', async () => {
    open(
      '',
      listed([
        signIn({ person_name: longName }),
        signIn({ user_id: 'u-2', person_name: 'Grandma', part: 'reader', gets_mails: 0, is_invited: 1 }),
        ...['u-3', 'u-4', 'u-5', 'u-6'].map((user_id) => signIn({ user_id, is_active: 0 })),
      ]),
    );
    await screen.findByText(longName);
    screen.getByText('guardian · gets the mails');
    screen.getByText('only looks · the invitation has expired');
    expect(screen.getAllByText('guardian · gets the mails · locked')).toHaveLength(4);
    screen.getByText('6 people besides you are as many as an account can have.');
    expect(screen.queryByRole('link', { name: 'Invite somebody' })).toBeNull();
  });

  it('removes a sign-in after reading what that means, and can keep it', async () => {
    const { calls } = open('/signIn/u-jan', {
      ...listed([signIn()]),
      'family_sign_ins/remove': () => ({ user_id: null }),
    });
    await screen.findByRole('dialog', { name: 'Sign-in' });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove…' }));
    screen.getByText(/can no longer sign in, from now on and on every phone/);
    press('Keep the sign-in');
    press('Remove…');
    expect(bodies(calls, 'remove')).toEqual([]);
    press('Remove the sign-in');
    await screen.findByText('Jan Kowalski can no longer sign in');
    expect(bodies(calls, 'remove')).toEqual([{ user_id: 'u-jan' }]);
  });

  it('sends an invitation again, and decides about mails at once', async () => {
    const invited = signIn({ is_invited: 1, invited_until: '2036-11-27T14:00:00Z' });
    const { calls } = open('/signIn/u-jan', {
      ...listed([invited]),
      'family_sign_ins/resend': () => ({ user_id: 'u-jan' }),
      'family_sign_ins/change': () => ({ user_id: 'u-jan' }),
    });
    fireEvent.click(await screen.findByLabelText('Gets the mails of Maple Hill about lessons, too'));
    await screen.findByText('Saved');
    press('Send the invitation again');
    await screen.findByText('A new invitation is on its way');
    expect(bodies(calls, 'change')).toEqual([{ user_id: 'u-jan', gets_mails: 0 }]);
  });
});

describe('somebody else of the family', () => {
  it('a guardian reads who keeps the account, and changes nothing of it', async () => {
    open('', { ...listed([signIn({ is_own: 1 })], 0), ...withBarn({}, 'guardian') });
    await screen.findByText(/^You see, book, cancel and pay for the family\. Katarzyna Kowalska keeps the account/);
    await screen.findByText('guardian · gets the mails');
    expect(screen.queryByRole('link', { name: /Edit|Add Member|Invite/ })).toBeNull();
    screen.getByRole('link', { name: 'Change the sign-in of Jan Kowalski' });
  });

  it('a reader has the schedule alone: no packages, no details, nobody’s sign-ins', async () => {
    const { calls } = open('', { ...listed(), ...withBarn({ clients_can_book_lessons: 0 }, 'reader') });
    await screen.findByText(/^You see when the family rides/);
    screen.getByRole('link', { name: 'Home' });
    for (const name of ['Packages', 'Book', /Details/]) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByText('Who else signs in')).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain('family_sign_ins/index');
  });

  it('a reader’s home asks for no packages', async () => {
    const { calls } = openPage('', { ...listed(), ...withBarn({}, 'reader') });
    await screen.findByText('Next ride', { exact: false });
    expect(screen.queryByText('Lessons left')).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain('items/studentPurchases');
  });

  it('a teen keeps her packages, and no notes or money of the family', async () => {
    openPage('/details', {
      ...listed(),
      ...withBarn({}, 'teen'),
      'students/student': () => ({ student: {} }),
    });
    await screen.findByRole('heading', { name: 'Student Details' });
    screen.getByRole('link', { name: 'Packages' });
    expect(screen.queryByRole('link', { name: /notes/ })).toBeNull();
  });
});
