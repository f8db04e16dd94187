import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import AccountList from '../accounts';
import StudentList from '../students';

const anna = {
  id: 'st1',
  student_id: 'st1',
  person_id: 'pe1',
  person_name: 'Anna Kowalska',
  level: 'Novice',
  is_active: 1,
  account_person_id: 'pe9',
  account_name: 'Katarzyna Kowalska',
};
const holder = {
  id: 'pe9',
  person_id: 'pe9',
  person_name: 'Katarzyna Kowalska',
  contact_email: 'kasia@example.com',
  contact_mobile: '+1 416 555 0100',
  contact_homephone: null,
  is_active: 1,
  members: [anna],
};
const change = (own: object) => ({ person_name: 'Anna Kowalska', is_student: 1, is_staff: 0, has_login: 0, ...own });
const preview = {
  people: [
    change({ person_id: 'pe9', person_name: 'Katarzyna Kowalska', is_student: 0, has_login: 1 }),
    change({ person_id: 'pe1' }),
    change({ person_id: 'pe2', person_name: 'Leo Kowalski' }),
  ],
  booked: 3,
  taught: 0,
  holder_inactive: 0,
};
const twin = {
  person_id: 'pe7',
  person_name: 'Anna Kowalska',
  contact_email: null,
  contact_mobile: null,
  is_active: 0,
  account_name: 'Katarzyna Kowalska',
  is_student: 1,
  is_staff: 0,
  matches: ['name'],
};

const answers: Answers = {
  'rest/students': () => new Page([anna]),
  'rest/accounts': () => new Page([holder]),
  'people/previewActivation': () => preview,
  'people/updateActivations': () => ({ person_ids: ['pe9', 'pe1'] }),
  'people/duplicates': () => ({ duplicates: [] }),
};
type As = Parameters<typeof openScreen>[1];
const open = (list: 'students' | 'accounts', own: Answers = {}, as: As = {}) =>
  openScreen(list === 'students' ? <StudentList /> : <AccountList />, {
    at: `/${list}`,
    ...as,
    answers: { ...answers, ...own },
  });
const named = async (name: string) => screen.findByRole('button', { name });

describe.each([
  ['students', 'Anna Kowalska', '/clienthome/pe1'],
  ['accounts', 'Katarzyna Kowalska', '/clienthome/pe9'],
] as const)('the list of %s', (list, name, home) => {
  it('opens the home by the name as by the row, the active ones first (R029 R031)', async () => {
    const { address, calls } = open(list);
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(home);
    expect(JSON.parse(calls.find(({ path }) => path === `rest/${list}`)?.query.get('filter') ?? '')).toEqual({
      is_active: '1',
    });
    const states = within(screen.getByRole('combobox', { name: 'State' })).getAllByRole('option');
    expect(states.map(({ textContent }) => textContent)).toEqual(['All', 'Active', 'Inactive']);
    fireEvent.click(screen.getByRole('row', { name: new RegExp(name) }));
    await waitFor(() => expect(address()).toBe(home));
  });

  it('is only looked at by staff (A11)', async () => {
    const codes = ['STAFF_CAN_ACCESS_STUDENT_LIST', 'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST'];
    open(list, {}, { as: { type: 'INS', codes } });
    await screen.findByRole('link', { name });
    expect(screen.queryByRole('button', { name: /Add New|Inactivate/ })).toBeNull();
  });
});

describe('inactivating', () => {
  it('an account holder says first what follows for members and logins (R030 F20)', async () => {
    const { calls } = open('accounts');
    fireEvent.click(await named('Inactivate Katarzyna Kowalska'));
    const question = within(
      await screen.findByRole('dialog', { name: 'Inactivate the account of Katarzyna Kowalska?' }),
    );
    await question.findByText('All students on the account are affected.');
    question.getByText('Anna Kowalska and Leo Kowalski');
    question.getByText(/Katarzyna Kowalska cannot sign in any more/);
    question.getByText(/3 places in coming lessons stay booked/);
    const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent()).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Inactivate' }));
    await screen.findByText('Katarzyna Kowalska is inactive now');
    fireEvent.click(await named('Undo'));
    await screen.findByText('Undone');
    expect(sent()).toEqual([
      { person_ids: ['pe9'], whattodo: 'inactivate' },
      { person_ids: ['pe9', 'pe1'], whattodo: 'activate', alone: 1 },
    ]);
  });

  it('one student leaves the others out of it, and is called activating where it is inactive (R030)', async () => {
    open('students', {
      'rest/students': () => new Page([{ ...anna, is_active: 0 }]),
      'people/previewActivation': ({ query }) => {
        expect(query.get('whattodo')).toBe('activate');
        return { people: [change({ person_id: 'pe1' })], booked: 0, taught: 0, holder_inactive: 1 };
      },
    });
    fireEvent.click(await named('Activate Anna Kowalska'));
    const question = within(await screen.findByRole('dialog', { name: 'Activate Anna Kowalska?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Activate' })).toHaveProperty('disabled', false));
    question.getByText('The account holder stays inactive and cannot sign in.');
    expect(question.queryByText(/All students/)).toBeNull();
  });

  it('a student who is the account holder takes the account along, from the list of students, too (R030)', async () => {
    open('students', { 'rest/students': () => new Page([{ ...anna, account_person_id: 'pe1' }]) });
    fireEvent.click(await named('Inactivate Anna Kowalska'));
    const question = within(await screen.findByRole('dialog', { name: 'Inactivate the account of Anna Kowalska?' }));
    await question.findByText('All students on the account are affected.');
  });

  it('of many says in numbers what follows for members, logins and lessons, and takes back exactly that (R029, R030, F20)', async () => {
    const follows = { people: 3, along: 2, logins: 1, staff: 1, booked: 4, taught: 2 };
    const { calls } = open('accounts', {
      'people/previewActivations': () => follows,
      'POST people/updateActivations': ({ body }) => ({
        person_ids: (body as { alone?: number }).alone
          ? (body as { person_ids: string[] }).person_ids
          : ['pe1', 'pe2', 'pe3'],
      }),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Katarzyna Kowalska' }));
    fireEvent.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Inactivate' }));
    const question = within(await screen.findByRole('dialog', { name: 'Inactivate 3 people?' }));
    question.getByText('2 members of their accounts go along.');
    question.getByText('1 login cannot sign in any more, and is signed out within a minute.');
    question.getByText('1 of them leaves the staff, too.');
    question.getByText('4 places in coming lessons stay booked; nothing is cancelled.');
    question.getByText('2 coming lessons keep them as instructor.');
    fireEvent.click(question.getByRole('button', { name: 'Inactivate' }));
    await screen.findByText('3 people are inactive now');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    const sent = calls.filter(({ path }) => path === 'people/updateActivations').map(({ body }) => body);
    expect(sent).toEqual([
      { person_ids: [holder.person_id], whattodo: 'inactivate' },
      { person_ids: ['pe1', 'pe2', 'pe3'], whattodo: 'activate', alone: 1 },
    ]);
  });
});

describe('quick creation', () => {
  const fill = (form: ReturnType<typeof within>, label: RegExp, value: string) =>
    fireEvent.change(form.getByRole('textbox', { name: label }), { target: { value } });

  it('of an account holder asks the name, points out who is called so, and goes on at the home (R156)', async () => {
    const { calls, address } = open('accounts', {
      'people/duplicates': ({ query }) => ({ duplicates: query.get('lastName') === 'Kowalska' ? [twin] : [] }),
      'POST rest/accounts': ({ body }) => ({ ...holder, ...(body as object), person_id: 'new', warnings: [] }),
    });
    fireEvent.click(await named('Add New Account Holder'));
    const form = within(await screen.findByRole('complementary', { name: 'Add New Account Holder' }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('First Name Required');
    fill(form, /First name/, 'Anna');
    fill(form, /Last name/, 'Kowalska');
    const known = within(await form.findByRole('region', { name: 'Known already?' }));
    expect(known.getByRole('link', { name: 'Anna Kowalska' }).getAttribute('href')).toBe('/clienthome/pe7');
    known.getByText('same name · account of Katarzyna Kowalska · inactive');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/clienthome/new'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      first_name: 'Anna',
      last_name: 'Kowalska',
    });
  });

  it('of a student is on an account that there is, or on an own', async () => {
    const { calls, address } = open('students', {
      'POST rest/students': ({ body }) => ({ ...anna, ...(body as object), person_id: 'new', warnings: [] }),
    });
    fireEvent.click(await named('Add New Student'));
    const form = within(await screen.findByRole('complementary', { name: 'Add New Student' }));
    fill(form, /First name/, 'Zoe');
    fireEvent.mouseDown(form.getByRole('combobox', { name: /Account holder/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Katarzyna Kowalska' }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/clienthome/new'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      first_name: 'Zoe',
      account_person_id: 'pe9',
    });
  });

  it('of a student does not lose the words for an account holder who was not chosen', async () => {
    const { calls } = open('students', {
      'POST rest/students': ({ body }) => ({ ...anna, ...(body as object), person_id: 'new', warnings: [] }),
    });
    fireEvent.click(await named('Add New Student'));
    const form = within(await screen.findByRole('complementary', { name: 'Add New Student' }));
    fill(form, /First name/, 'Zoe');
    const payer = form.getByRole<HTMLInputElement>('combobox', { name: /Account holder/ });
    fireEvent.change(payer, { target: { value: 'Kata' } });
    fireEvent.blur(payer);
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('“Kata” is not chosen: choose one or clear it');
    await waitFor(() => expect(document.activeElement).toBe(payer));
    expect(payer.value).toBe('Kata');
    const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent()).toEqual([]);
    fireEvent.mouseDown(payer);
    fireEvent.click(await screen.findByRole('option', { name: 'Katarzyna Kowalska' }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toMatchObject([{ first_name: 'Zoe', account_person_id: 'pe9' }]));
  });

  it('of a student with a new family makes the account holder on the way', async () => {
    const { calls } = open('students', {
      'POST rest/accounts': ({ body }) => ({ ...holder, ...(body as object), id: 'pe5', person_name: 'Eva de Vries' }),
      'POST rest/students': ({ body }) => ({ ...anna, ...(body as object), person_id: 'new', warnings: [] }),
    });
    fireEvent.click(await named('Add New Student'));
    const form = within(await screen.findByRole('complementary', { name: 'Add New Student' }));
    fill(form, /First name/, 'Zoe');
    const payer = form.getByRole('combobox', { name: /Account holder/ });
    fireEvent.mouseDown(payer);
    fireEvent.change(payer, { target: { value: 'Eva de Vries' } });
    fireEvent.click(await screen.findByRole('option', { name: 'New account holder: Eva de Vries' }));
    const sent = (path: string) => calls.find((call) => call.method === 'POST' && call.path === path)?.body;
    await waitFor(() => expect(sent('rest/accounts')).toEqual({ first_name: 'Eva', last_name: 'de Vries' }));
    await screen.findByText('Account holder Eva de Vries added');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('rest/students')).toMatchObject({ first_name: 'Zoe', account_person_id: 'pe5' }));
  });
});

describe('the photo consent in the list of students', () => {
  const asking = (asks_photo_consent: number): Answers => ({
    'farms/farmDefaults': () => ({ farmDefaults: { asks_photo_consent }, currentUser: { user_type_code: 'ADM' } }),
  });
  const choice = async () => {
    await screen.findByRole('link', { name: 'Anna Kowalska' });
    return screen.queryByRole('combobox', { name: 'Photo consent' });
  };

  it('is what it is filtered by where the barn asks', async () => {
    const { calls } = open('students', asking(1));
    fireEvent.change((await choice()) as HTMLElement, { target: { value: 'none' } });
    await waitFor(() =>
      expect(calls.map(({ query }) => query.get('filter'))).toContain('{"is_active":"1","photo_consent":"none"}'),
    );
    await screen.findByRole('button', { name: 'Photo consent: No pictures, press Delete to remove' });
  });

  it('is not there where it does not', async () => {
    open('students', asking(0));
    expect(await choice()).toBeNull();
  });
});
