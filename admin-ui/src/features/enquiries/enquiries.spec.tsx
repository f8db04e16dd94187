import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { never, refuse } from '@/testing/server';
import { barn } from '@/testing/staff';
import { counts, fill, open, panel } from './testing/enquiries';

describe('the inbox', () => {
  it('says who wrote what and when, and how many there are of each', async () => {
    open('/enquiries/new');
    const link = await screen.findByRole('link', { name: /Nora Lindqvist/ });
    expect(link.getAttribute('href')).toBe('/enquiries/new/e1');
    expect(link.textContent).toBe('Nora LindqvistNewTrial lessonRoom on Saturdays?Fri 20 Nov, 09:01');
    const tabs = within(screen.getByRole('navigation', { name: 'Enquiries' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'New1',
      'Answered2',
      'Closed3',
      'Not confirmed4',
      'All',
    ]);
  });

  it.each([
    [1, ['Enquiries1']],
    [0, []],
  ])('is in the menu, with how many are new, where the barn takes enquiries: %d', async (takes_enquiries, shown) => {
    open('/', { 'farms/farmDefaults': () => ({ farmDefaults: { ...barn, takes_enquiries }, currentUser: {} }) });
    await screen.findByRole('navigation', { name: 'Main' });
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: /^Enquiries/ }).map(({ textContent }) => textContent)).toEqual(
        shown,
      ),
    );
  });

  it('says what would stand there', async () => {
    open('/enquiries/closed', { 'enquiries/index': () => ({ enquiries: [], size: 0, counts }) });
    await screen.findByText('What is settled stands here until it is erased.');
  });

  it('says that it is being asked for', async () => {
    open('/enquiries/new', { 'enquiries/index': never });
    await screen.findByRole('status', { name: 'Enquiries' });
  });

  it('says why it did not come', async () => {
    open('/enquiries/new', { 'enquiries/index': () => refuse(409, { message: 'Not now.' }) });
    await screen.findByText('Not now.');
  });

  it('is not open to staff who do not see account holders', async () => {
    open('/enquiries/new', {}, {}, { as: { type: 'INS', codes: ['STAFF_CAN_VIEW_CALENDAR'] } });
    await screen.findByText('This page is not open to you');
  });
});

describe('an enquiry', () => {
  it('is answered, and the answer says how much was read', async () => {
    const { sent } = open('/enquiries/new/e1');
    const at = await panel();
    at.getByText('Has never ridden');
    at.getByRole('link', { name: 'nora@home.test' });
    fill('Answer Nora by mail', ' On Saturday at ten? ');
    fireEvent.click(at.getByRole('button', { name: 'Send answer' }));
    await screen.findByText('The answer goes to nora@home.test');
    expect(sent()).toEqual([['enquiries/answer', { id: 'e1', message: 'On Saturday at ten?', seen: 0 }]]);
    expect(screen.getByLabelText('Answer Nora by mail')).toHaveProperty('value', '');
  });

  it('keeps the answer where it is refused, and says why', async () => {
    open('/enquiries/new/e1', { 'enquiries/answer': () => refuse(409, { message: 'Read it first.' }) });
    const at = await panel();
    fill('Answer Nora by mail', 'Hello');
    fireEvent.click(at.getByRole('button', { name: 'Send answer' }));
    await screen.findByText('Read it first.');
    expect(screen.getByLabelText('Answer Nora by mail')).toHaveProperty('value', 'Hello');
  });

  it('is not answered before the address is confirmed', async () => {
    open('/enquiries/unconfirmed/e1', {}, { is_confirmed: 0, state: 'unconfirmed' });
    const at = await panel();
    at.getByText(/^Nora has not confirmed this address yet/);
    expect(at.queryByRole('button', { name: 'Send answer' })).toBeNull();
  });

  it('becomes a client by what it says', async () => {
    const { sent, address } = open('/enquiries/new/e1');
    const at = await panel();
    fireEvent.click(at.getByRole('button', { name: 'Make a client of it…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a client of Nora Lindqvist' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Make a client' }));
    await waitFor(() => expect(address()).toBe('/clienthome/p9'));
    expect(sent()).toEqual([
      [
        'enquiries/makeClient',
        {
          id: 'e1',
          first_name: 'Nora',
          last_name: 'Lindqvist',
          contact_email: 'nora@home.test',
          contact_mobile: '519 555 0142',
          rider_first_name: 'Ida',
          rider_last_name: 'Marie',
          rider_notes: 'Has never ridden. Born 2016',
          holder_rides: 0,
        },
      ],
    ]);
  });

  it('is another’s whom the barn knows', async () => {
    const known = {
      person_id: 'p5',
      person_name: 'Nora Lindqvist',
      contact_email: 'nora@home.test',
      contact_mobile: null,
      is_active: 1,
      account_name: 'Nora Lindqvist',
      is_student: 0,
      is_staff: 0,
      matches: ['name', 'email'],
    };
    const { sent } = open('/enquiries/new/e1', { 'people/duplicates': () => ({ duplicates: [known] }) });
    const at = await panel();
    const item = within(await at.findByRole('list', { name: 'Known already?' }));
    item.getByText('same name and email');
    fireEvent.click(item.getByRole('button', { name: 'It is Nora Lindqvist' }));
    await screen.findByText('This is Nora Lindqvist’s enquiry now');
    expect(sent()).toEqual([['enquiries/link', { id: 'e1', person_id: 'p5' }]]);
  });

  it('leads to its client', async () => {
    const { sent } = open('/enquiries/new/e1', {}, { person_id: 'p5', person_name: 'Nora Lindqvist' });
    const at = await panel();
    expect(at.getByRole('link', { name: 'Nora Lindqvist' }).getAttribute('href')).toBe('/clienthome/p5');
    fireEvent.click(at.getByRole('button', { name: 'Not theirs' }));
    await waitFor(() => expect(sent()).toEqual([['enquiries/link', { id: 'e1', person_id: null }]]));
  });

  it('is looked after by somebody, and closed, which can be taken back', async () => {
    const { sent } = open('/enquiries/new/e1');
    const at = await panel();
    fireEvent.change(at.getByLabelText('Looked after by'), { target: { value: 'p7' } });
    await waitFor(() => expect(sent()).toHaveLength(1));
    at.getByText('A closed enquiry is erased 6 months after it was closed.');
    fireEvent.click(at.getByRole('button', { name: 'Close enquiry' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()).toEqual([
      ['enquiries/assign', { id: 'e1', person_id: 'p7' }],
      ['enquiries/updateState', { id: 'e1', closed: 1 }],
      ['enquiries/updateState', { id: 'e1', closed: 0 }],
    ]);
  });

  it('is left by Escape, back to the list', async () => {
    const { address } = open('/enquiries/new/e1');
    await panel();
    fireEvent.keyDown(screen.getByRole('complementary', { name: 'Nora Lindqvist' }), { key: 'Escape' });
    await waitFor(() => expect(address()).toBe('/enquiries/new'));
  });
});
