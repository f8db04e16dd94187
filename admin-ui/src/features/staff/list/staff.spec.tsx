import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { aStaff } from '@/testing/staff-rows';
import { ResourceList } from '@/ui/list/ResourceList';
import { staff } from './staff.list';

const open = (answers: Answers = {}, at = '/staff') =>
  openScreen(<ResourceList list={staff} />, {
    at,
    answers: {
      'rest/staff': () => new Page([aStaff(), aStaff({ id: 'i2', name: 'Tom', color_code: null })]),
      ...answers,
    },
  });

describe('the list of the staff', () => {
  it('shows colour, email, phone, availability, notes and whether there is a login account (R029)', async () => {
    const { calls } = open();
    const row = await screen.findByRole('row', { name: /Maya Reyes/ });
    for (const text of ['Teal', 'maya@barn.test', '+1 519 555 0100', 'Mondays', 'Trained in Vienna', 'No'])
      within(row).getByText(text);
    within(screen.getByRole('row', { name: /Tom/ })).getByText('none');
    expect(JSON.parse(calls.find(({ path }) => path === 'rest/staff')?.query.get('filter') ?? '')).toEqual({
      is_active: '1',
    });
  });

  it('leads to the staff home by the name as by the row', async () => {
    const { address } = open();
    expect((await screen.findByRole('link', { name: 'Maya Reyes' })).getAttribute('href')).toBe('/staffhome/p1');
    fireEvent.click(within(screen.getByRole('row', { name: /Maya Reyes/ })).getByText('Trained in Vienna'));
    await waitFor(() => expect(address()).toBe('/staffhome/p1'));
  });

  it('leads there from the address of a row, too', async () => {
    const { address } = open({}, '/staff/i1');
    await waitFor(() => expect(address()).toBe('/staffhome/p1'));
  });

  it('adds an account by the name alone and goes on at its home', async () => {
    const { calls, address } = open({
      'POST rest/staff': ({ body }) => aStaff({ ...(body as object), person_id: 'p9' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add New' }));
    const form = within(await screen.findByRole('complementary', { name: 'Add New Staff Account' }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('First Name Required');
    fireEvent.change(form.getByRole('textbox', { name: /First name/ }), { target: { value: 'Nora' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/staffhome/p9'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ first_name: 'Nora' });
  });

  it('says first what still names whoever is inactivated, and takes it back (R029, F20)', async () => {
    const { calls } = open({
      'instructors/staffPerson': () => ({
        staff: aStaff(),
        accountHolder: { billing_person_id: aStaff().person_id },
        stillNamed: '14 coming lessons',
      }),
      'PUT rest/staff/i1': ({ body }) => ({ ...aStaff(body as object), warnings: [] }),
    });
    const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    fireEvent.click(await screen.findByRole('button', { name: 'Inactivate Maya Reyes' }));
    const asked = within(screen.getByRole('dialog', { name: 'Inactivate Maya Reyes?' }));
    await asked.findByText('14 coming lessons');
    asked.getByText('Riders on the account of Maya Reyes stay active.');
    expect(sent()).toEqual([]);
    fireEvent.click(asked.getByRole('button', { name: 'Inactivate' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent()).toEqual([{ is_active: 0 }, { is_active: 1 }].map(expect.objectContaining)));
  });

  it('is closed to staff who are no administrators (R020, A10)', async () => {
    openScreen(<ResourceList list={staff} />, { at: '/staff', as: { type: 'INS' } });
    await screen.findByText('This page is not open to you');
  });
});
