import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/family';
import { member } from '../../testing/rows';
import { refuse, type Answers } from '../../testing/server';

const account = {
  id: 'p-mother',
  person_id: 'p-mother',
  billing_person_id: 'p-mother',
  person_name: 'Katarzyna Kowalska',
  first_name: 'Katarzyna',
  last_name: 'Kowalska',
  contact_email: 'kasia@home.test',
  contact_mobile: '+1 519 555 0100',
  contact_homephone: null,
  address_street: '12 Elm Street',
  address_line2: null,
  address_postcode: 'N1H 3A1',
  address_town: 'Guelph',
  address_region: 'ON',
  address_country: null,
};
const family: Answers = { 'people/getUserClients': () => ({ currentClient: {}, members: [member()], account }) };
const open = (page: string, answers: Answers = {}) => openPage(page, { ...family, ...answers });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const bodies = (calls: ReturnType<typeof open>['calls'], name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => body);

describe('a family on its own account', () => {
  it('changes how the barn reaches it, with a valid email (G11 R157)', async () => {
    const { calls, address } = open('/account', { 'people/createNewContact': () => ({ client: {}, warnings: [] }) });
    expect(await screen.findByText('12 Elm Street, N1H 3A1, Guelph, ON')).toBeTruthy();
    fireEvent.click(await screen.findByRole('link', { name: 'Edit contact details' }));
    await screen.findByRole('heading', { name: 'Contact Details' });
    type('Primary Email', 'nonsense');
    save();
    await screen.findByText('This is not an email address');
    expect(bodies(calls, 'people/createNewContact')).toEqual([]);
    type('Primary Email', 'new@home.test');
    type('secondary phone', ' 555 ');
    type('Street and number', '14 Elm Street');
    save();
    await screen.findByText('Contact details saved');
    await waitFor(() => expect(address()).toBe('/clienthome/p-anna/account'));
    expect(bodies(calls, 'people/createNewContact')).toEqual([
      {
        person_id: 'p-mother',
        email: 'new@home.test',
        phone1: '+1 519 555 0100',
        phone2: '555',
        address_street: '14 Elm Street',
        address_line2: '',
        address_postcode: 'N1H 3A1',
        address_town: 'Guelph',
        address_region: 'ON',
        address_country: '',
      },
    ]);
  });

  it('reads where packages stand, and invoices where the barn writes them', async () => {
    open('/account');
    await screen.findByRole('heading', { name: 'Packages and paying' });
    expect(screen.queryByText(/^Invoices and Payments/)).toBeNull();
    screen.getByText('To buy a package or to pay, ask the barn.');
  });

  it('changes a name, whose first part is required (G11 R156)', async () => {
    const { calls } = open('/account/editMemberName/p-anna', {
      'people/editName': () => ({ person: { person_name: 'Ania Kowalska' }, warnings: [] }),
    });
    await screen.findByRole('heading', { name: 'Edit Name' });
    type('First name', ' ');
    save();
    await screen.findByText('First Name Required');
    type('First name', 'Ania');
    save();
    await screen.findByText('Saved: Ania Kowalska');
    expect(bodies(calls, 'people/editName')).toEqual([
      { person_id: 'p-anna', firstName: 'Ania', lastName: 'Kowalska' },
    ]);
  });

  it('adds a member once, and reads why not twice (G11)', async () => {
    const { calls } = open('/account', {
      'people/addNewDependant': () => refuse(409, 'Leo Kowalska is on this account already.'),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Add Member' }));
    await screen.findByRole('heading', { name: 'Add Member' });
    type('First name', 'Leo');
    save();
    await screen.findByText('Leo Kowalska is on this account already.');
    expect(bodies(calls, 'people/addNewDependant')).toEqual([
      { firstName: 'Leo', lastName: 'Kowalska', accountHolderId: 'p-mother', billing_person_id: 'p-mother' },
    ]);
  });

  it('only reads the details of its riders (G11)', async () => {
    const details = { tack: 'Dressage 16"', date_of_birth: '2015-04-03', general_notes1: 'Loves mares' };
    open('/details', {
      'students/student': () => ({ student: { ...details, general_notes2: null, general_notes3: 'Allergic to hay' } }),
    });
    await screen.findByRole('heading', { name: 'Student Details' });
    await screen.findByText('Loves mares · Allergic to hay');
    screen.getByText('Dressage 16"');
    expect(screen.queryByRole('link', { name: /Edit/ })).toBeNull();
  });
});
