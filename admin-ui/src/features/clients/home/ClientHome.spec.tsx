import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page, refuse, type Answers } from '@/testing/server';
import { barn } from '@/testing/staff';
import { anna, family, holder, leo, openClientHome as open, student } from './testing/open-client-home';

const settings = (own: object): Answers => ({
  'farms/farmDefaults': () => ({
    farmDefaults: { ...barn, currency_symbol: '$', ...own },
    currentUser: { person_id: 'me' },
  }),
});
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sent = (calls: ReturnType<typeof open>['calls'], path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body);

describe('a client home', () => {
  it('opens a rider’s details, and without members the account (R149)', async () => {
    const first = open('/clienthome/p1');
    await screen.findByRole('heading', { name: 'Anna Kowalska', level: 1 });
    await waitFor(() => expect(first.address()).toBe('/clienthome/p1/details'));
  });

  it('opens the account of a holder without members', async () => {
    const { address } = open('/clienthome/p9', {
      'people/getUserClients': () => family({ ...holder, student_id: null }, []),
    });
    await screen.findByText('Nobody rides on this account yet.');
    expect(address()).toBe('/clienthome/p9/account');
    const tabs = within(screen.getByRole('navigation', { name: 'Kasia Kowalska' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Notes', 'Account']);
  });

  it('names rider, holder and the other members as switches, what is left and what is owed', async () => {
    const { address } = open('/clienthome/p1/purchases', {
      ...settings({}),
      'items/owed': () => ({ unpaid_invoices: 1, unpaid_total: 508.5, overdue_total: 8.5, unpaid_lessons: 2 }),
    });
    const about = within(await screen.findByRole('complementary', { name: 'About Anna Kowalska' }));
    expect((await about.findByText(/\$508.50 on 1 invoice/)).textContent).toContain(
      '$8.50 of it overdue\n2 lessons not paid',
    );
    await about.findByText('4 left of 10 · 10 lessons');
    expect(about.getByRole('link', { name: 'Kasia Kowalska' }).getAttribute('href')).toBe('/clienthome/p9/account');
    const members = within(about.getByRole('navigation', { name: 'Account members' }));
    expect(members.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Anna Kowalska',
      'Leo Kowalska',
    ]);
    fireEvent.click(members.getByRole('link', { name: 'Leo Kowalska' }));
    await waitFor(() => expect(address()).toBe('/clienthome/p2/purchases'));
  });

  it('folds on a phone what is known besides, and leaves the members one tap away', async () => {
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as never);
    open('/clienthome/p1/purchases');
    const about = within(await screen.findByRole('complementary', { name: 'About Anna Kowalska' }));
    const folded = (await about.findByText('Contact, lessons left and owed')).closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain('kasia@example.com');
    expect(folded?.contains(about.getByRole('navigation', { name: 'Account members' }))).toBe(false);
  });

  it.each([
    [1, ['Invoices and Payments']],
    [0, []],
  ] as const)('has Invoices and Payments where the barn invoices (%i), and nowhere else (R150)', async (uses, tabs) => {
    open('/clienthome/p1/lessons', settings({ can_use_invoices: uses }));
    const strip = within(await screen.findByRole('navigation', { name: 'Anna Kowalska' }));
    const names = strip.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.filter((name) => name === 'Invoices and Payments')).toEqual(tabs);
  });

  it('says that somebody is not there', async () => {
    open('/clienthome/p1', { 'people/getUserClients': () => refuse(404, { message: 'The client was not found.' }) });
    await screen.findByText('The client was not found.');
  });

  it('shows lessons and packages, and where there are none', async () => {
    open('/clienthome/p1/lessons');
    await screen.findByText('no records recorded');
  });

  it('shows staff what their role opens', async () => {
    const { calls } = open('/clienthome/p1/account', {}, { type: 'INS', codes: ['STAFF_CAN_ACCESS_STUDENT_LIST'] });
    await screen.findByRole('heading', { name: 'Account Information' });
    expect(screen.queryByRole('link', { name: /Edit|Add Member/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Inactivate' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Login' })).toBeNull();
    for (const path of ['items/owed', 'items/studentPurchases', 'students/student', 'vusers/userAccount'])
      expect(calls.map((call) => call.path)).not.toContain(path);
  });
});

describe('the account', () => {
  it('names the holder, members that lead to their lessons, contact details and the login (R149 R245)', async () => {
    open('/clienthome/p1/account');
    await screen.findByRole('heading', { name: 'Account Information' });
    const members = within(screen.getByRole('region', { name: 'Account Members' }));
    expect(members.getByRole('link', { name: 'Leo Kowalska' }).getAttribute('href')).toBe('/clienthome/p2/lessons');
    within(screen.getByRole('region', { name: 'Account Holder' })).getByRole('link', { name: 'Kasia Kowalska' });
    within(screen.getByRole('region', { name: 'Contact Details' })).getByText('+1 416 555 0100');
    await screen.findByRole('region', { name: 'Login' });
    // For students alone.
    expect(screen.queryByText('How to book a lesson')).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'About Anna Kowalska' })).toBeNull();
  });

  it('is none for staff', async () => {
    open('/clienthome/p1/account', { 'people/getUserClients': () => ({ ...family(anna, []), account: null }) });
    await screen.findByText('No Account Information');
  });

  it('edits a name, whose first part is required, and takes it back (R156)', async () => {
    const { calls, address } = open('/clienthome/p1/account', {
      'people/editName': () => ({ person: { person_name: 'Ania Kowalska' }, warnings: [] }),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Edit the name of Anna Kowalska' }));
    await screen.findByRole('dialog', { name: 'Edit Name' });
    expect(address()).toBe('/clienthome/p1/account/editMemberName/p1');
    type(/First name/, ' ');
    await press('Save');
    await screen.findByText('First Name Required');
    type(/First name/, 'Ania');
    await press('Save');
    await screen.findByText('Changes to Ania Kowalska saved');
    await waitFor(() => expect(address()).toBe('/clienthome/p1/account'));
    await press('Undo');
    await screen.findByText('Undone');
    expect(sent(calls, 'people/editName')).toEqual([
      { person_id: 'p1', firstName: 'Ania', lastName: 'Kowalska' },
      { person_id: 'p1', firstName: 'Anna', lastName: 'Kowalska' },
    ]);
  });

  it('adds a member, after pointing out who is called so (R156)', async () => {
    const twin = {
      ...anna,
      contact_email: null,
      account_name: 'Kasia Kowalska',
      is_student: 1,
      is_staff: 0,
      matches: ['name'],
    };
    const { calls, address } = open('/clienthome/p1/account', {
      'people/addNewDependant': () => ({ newMember: { person_name: 'Anna Kowalska' }, warnings: [] }),
      'people/duplicates': ({ query }) => ({ duplicates: query.get('firstName') === 'Anna' ? [twin] : [] }),
    });
    fireEvent.click(await screen.findByRole('link', { name: '+ Add Member' }));
    await screen.findByRole('dialog', { name: 'Add Member' });
    type(/First name/, 'Anna');
    await screen.findByText('same name · account of Kasia Kowalska');
    await press('Save');
    await screen.findByText('Anna Kowalska was added to the account of Kasia Kowalska');
    await waitFor(() => expect(address()).toBe('/clienthome/p1/account'));
    expect(sent(calls, 'people/addNewDependant')).toEqual([
      { firstName: 'Anna', lastName: '', accountHolderId: 'p9', billing_person_id: 'p9' },
    ]);
  });

  it('has contact details with a valid email; a refusal stands at its field (R157)', async () => {
    let times = 0;
    const { calls } = open('/clienthome/p1/account/contact', {
      'people/createNewContact': () =>
        times++
          ? { client: {}, warnings: [] }
          : refuse(400, { message: 'No', errors: [{ field: 'phone2', message: 'Too strange' }] }),
    });
    await screen.findByRole('dialog', { name: 'Contact Details' });
    for (const label of ['Primary phone', 'Secondary phone', 'Primary Email']) screen.getByLabelText(label);
    type('Primary Email', 'nonsense');
    await press('Save');
    await screen.findByText('This is not an email address');
    expect(sent(calls, 'people/createNewContact')).toEqual([]);
    type('Primary Email', '');
    type('Secondary phone', 'ask for Jo');
    await press('Save');
    await screen.findByText('Too strange');
    await press('Save');
    const asked = () => calls.filter((call) => call.path === 'vusers/userAccount').length;
    const before = asked();
    await screen.findByText('Contact details of Kasia Kowalska saved');
    // An invitation goes to the address as it is now.
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    expect(sent(calls, 'people/createNewContact').at(-1)).toEqual({
      person_id: 'p9',
      email: '',
      phone1: '+1 416 555 0100',
      phone2: 'ask for Jo',
    });
  });
});

describe('two accounts that are the same', () => {
  it('become one after saying what joins, those that look the same offered first', async () => {
    const other = { ...holder, id: 'p7', person_id: 'p7', members: [leo] };
    const twin = { person_id: 'p7', person_name: 'Kasia Kowalska', account_name: 'Kasia Kowalska', matches: ['name'] };
    const { calls, address } = open('/clienthome/p1/account/merge', {
      'people/duplicates': () => ({ duplicates: [twin] }),
      'rest/accounts': () => new Page([other]),
      'people/previewMerge': () => ({
        ...twin,
        riders: ['Leo Kowalska'],
        payments: 2,
        holder_leaves: 1,
        has_login: 1,
        twins: [
          {
            student_id: 'st1',
            merged_student_id: 'st7',
            person_name: 'Anna',
            date_of_birth: '2015-11-24',
            refused: null,
          },
          { student_id: 'st2', merged_student_id: 'st8', person_name: 'Leo', date_of_birth: null, refused: null },
          {
            student_id: 'st3',
            merged_student_id: 'st9',
            person_name: 'Mia',
            date_of_birth: null,
            refused: 'Both ride.',
          },
        ],
      }),
      'people/mergeAccounts': () => ({ account: holder }),
    });
    const question = within(
      await screen.findByRole('dialog', { name: 'Merge an account into that of Kasia Kowalska' }),
    );
    const button = question.getByRole<HTMLButtonElement>('button', { name: 'Merge Accounts' });
    fireEvent.click(await question.findByRole('radio', { name: /Leo Kowalska/ }));
    await question.findByText('The other Kasia Kowalska is inactivated and cannot sign in any more.');
    question.getByText('2 payments and invoices move to Kasia Kowalska.');
    expect(sent(calls, 'people/mergeAccounts')).toEqual([]);
    question.getByRole('checkbox', { name: 'Anna, born 24 Nov 2015: make the two records one', checked: true });
    fireEvent.click(question.getByRole('checkbox', { name: /^Leo:/ }));
    question.getByText('They stay two. Both ride.');
    fireEvent.click(button);
    await screen.findByText('The accounts are one now, of Kasia Kowalska');
    await waitFor(() => expect(address()).toBe('/clienthome/p1/account'));
    expect(sent(calls, 'people/mergeAccounts')).toEqual([
      { account_person_id: 'p9', merged_id: 'p7', riders: [{ student_id: 'st1', merged_student_id: 'st7' }] },
    ]);
  });
});

describe('a rider who stands on the account twice', () => {
  const twin = { ...anna, person_id: 'p5', student_id: 'st5' };
  const preview = (refused: string | null) => ({
    person_id: 'p5',
    student_id: 'st5',
    person_name: 'Anna Kowalska',
    date_of_birth: '2015-11-24',
    lessons: 3,
    packages: 1,
    notes: 0,
    has_login: 1,
    refused,
  });
  const openTwice = (refused: string | null) =>
    open('/clienthome/p1/details', {
      'people/getUserClients': () => ({ currentClient: anna, account: holder, members: [anna, twin] }),
      'people/previewRiderMerge': () => preview(refused),
      'people/mergeRiders': () => ({ student }),
    });
  const ask = async () => {
    await screen.findByText(/Somebody else on this account has the same name/);
    fireEvent.click(screen.getByRole('link', { name: 'Merge another record into this one…' }));
    return within(await screen.findByRole('dialog', { name: 'Merge another record into Anna Kowalska' }));
  };

  it('is one after saying what comes along and that it cannot be taken back', async () => {
    const { calls, address } = openTwice(null);
    const question = await ask();
    await question.findByText(
      'To Anna Kowalska come 3 lessons, 1 package and 0 notes, with horse access and sections.',
    );
    question.getByText('Packages of either record pay for lessons that nothing has paid for on the other.');
    question.getByText('This cannot be taken back.');
    fireEvent.click(question.getByRole('button', { name: 'Merge Riders' }));
    await screen.findByText('The two records are one now, Anna Kowalska');
    await waitFor(() => expect(address()).toBe('/clienthome/p1/details'));
    expect(sent(calls, 'people/mergeRiders')).toEqual([{ student_id: anna.student_id, merged_student_id: 'st5' }]);
  });

  it('stays two where something stands in the way, which is said', async () => {
    openTwice('Both records are in Beginner group. Take one of the two out there first.');
    const question = await ask();
    await question.findByText(/Both records are in Beginner group/);
    expect(question.getByRole<HTMLButtonElement>('button', { name: 'Merge Riders' }).disabled).toBe(true);
  });
});

describe('student details', () => {
  it('show level, tack, notes, date of birth and status (R160)', async () => {
    open('/clienthome/p1/details');
    const facts = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
    expect(await facts('riding level')).toBe('Novice');
    expect(await facts('Tack')).toBe('Dressage 16"');
    expect(await facts('General notes')).toBe('Loves mares');
    expect(await facts('Date of birth')).toMatch(/^24 Nov 2015 \(\d+ years old\)$/);
    expect(await facts('Status')).toBe('Active');
  });

  it('say that the date of birth is unknown (R160)', async () => {
    open('/clienthome/p1/details', { 'students/student': () => ({ student: { ...student, date_of_birth: null } }) });
    await screen.findByText('unknown');
  });

  it('are edited with the product’s words at day, month and year (R160 R251)', async () => {
    const { calls, address } = open('/clienthome/p1/details', { 'students/update': () => ({ student }) });
    fireEvent.click(await screen.findByRole('link', { name: 'Edit' }));
    expect(await screen.findByLabelText<HTMLInputElement>('Year')).toHaveProperty('value', '2015');
    const refused = async (label: string, value: string, text: string) => {
      type(label, value);
      await press('Save');
      await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-describedby')).not.toBeNull());
      expect(
        document.getElementById(String(screen.getByLabelText(label).getAttribute('aria-describedby')))?.textContent,
      ).toBe(text);
    };
    await refused('Month', '13', 'Must be a number between 1 and 12');
    type('Month', '11');
    await refused('Year', '15', 'Must be a 4 digit  number ');
    type('Year', '2016');
    await refused('Day', '0', 'min Must be a number between 1 and 31');
    await refused('Day', '32', 'max  Must be a number between 1 and 31');
    expect(sent(calls, 'students/update')).toEqual([]);
    for (const label of ['Day', 'Month', 'Year']) type(label, '');
    type('riding level', 'Advanced');
    await press('Save');
    await screen.findByText('Changes to Anna Kowalska saved');
    await waitFor(() => expect(address()).toBe('/clienthome/p1/details'));
    expect(sent(calls, 'students/update')).toEqual([
      {
        id: 's-p1',
        level: 'Advanced',
        day: null,
        month: null,
        year: null,
      },
    ]);
  });

  it('are not overwritten where somebody else changed them meanwhile', async () => {
    const current = { ...student, tack: 'Western', version: 3, changed_by: 'Ada Minister' };
    open('/clienthome/p1/details/edit', { 'students/update': () => refuse(412, { message: 'Stale', current }) });
    fireEvent.change(await screen.findByLabelText('riding level'), { target: { value: 'Advanced' } });
    await press('Save');
    await screen.findByText('Ada Minister changed this student meanwhile');
    await press('Keep what I filled in');
    expect(screen.getByLabelText<HTMLInputElement>('Tack').value).toBe('Western');
    expect(screen.getByLabelText<HTMLInputElement>('riding level').value).toBe('Advanced');
  });

  it('hold horse access, and sections where the barn restricts them (R161)', async () => {
    const horses = [{ value: 'h1', label: 'Biscuit' }];
    const { calls } = open('/clienthome/p1/details', {
      ...settings({ restrict_client_sections: 1, restrict_client_add_sections: 0 }),
      'options/index': () => ({
        options: {
          horse: [
            { id: 'h1', name: 'Biscuit' },
            { id: 'h2', name: 'Juniper' },
          ],
          section: [],
        },
      }),
      'xrefs/getStudentHorses': () => ({ currentValue: horses }),
      'xrefs/getStudentSectionsBook': () => ({ currentValue: [{ value: 'x1', label: 'Jumping' }] }),
      'xrefs/updateStudentHorse': () => ({ currentValue: [...horses, { value: 'h2', label: 'Juniper' }] }),
    });
    const field = await screen.findByRole('combobox', { name: 'Horse access' });
    await screen.findByText('Biscuit');
    await screen.findByText('Jumping (inactive)');
    expect(screen.queryByLabelText('Sections that may be added')).toBeNull();
    fireEvent.change(field, { target: { value: 'Jun' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Juniper' }));
    await screen.findByText('Horse access saved');
    expect(sent(calls, 'xrefs/updateStudentHorse')).toEqual([{ single_id: 's-p1', array: ['h1', 'h2'] }]);
  });

  it('are only read by staff (G11)', async () => {
    open('/clienthome/p1/details', {}, { type: 'INS', codes: ['VIEW_CLIENT_PROFILE'] });
    await screen.findByText('riding level');
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByLabelText('Horse access')).toBeNull();
  });
});
