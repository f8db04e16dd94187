import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse, type Answers } from '@/testing/server';
import { openClientHome } from './testing/open-client-home';

const mother = { name: 'Katarzyna', phone: '519 555 0100', relation: 'Mother' };
const card = (own: object = {}) => ({
  student_id: 's-p1',
  contacts: [mother],
  medical_note: 'Bee stings',
  is_note_withheld: 0,
  account_holder: null,
  noted_by: 'Grace Halloran',
  noted_on: '2026-11-24',
  version: 3,
  ...own,
});
const open = (own: Answers = {}, as?: Parameters<typeof openClientHome>[2], keeps_emergency_cards = 1) =>
  openClientHome(
    '/clienthome/p1/details',
    {
      'farms/farmDefaults': () => ({
        farmDefaults: { time_zone: 'America/Toronto', keeps_emergency_cards },
        currentUser: { user_type_code: 'ADM' },
      }),
      'rider_levels/show': () => ({ student_id: 's-p1', level_id: null, level_name: null, since: null, history: [] }),
      'emergency_cards/show': () => card(),
      'history/index': () => ({ changes: [], next: null }),
      ...own,
    },
    as,
  );
const section = async () => within(await screen.findByRole('region', { name: 'In an emergency' }));
const posted = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ path }) => path === 'emergency_cards/save').map(({ body }) => body);
const ask = async (button: string) => {
  fireEvent.click(await (await section()).findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
const type = (label: HTMLElement, value: string) => fireEvent.change(label, { target: { value } });

describe('the emergency card of a rider', () => {
  it('is not there in a barn that keeps none', async () => {
    const { calls } = open({}, undefined, 0);
    await screen.findByText('Loves mares');
    expect(screen.queryByRole('region', { name: 'In an emergency' })).toBeNull();
    expect(calls.filter(({ path }) => path.startsWith('emergency_cards'))).toEqual([]);
  });

  it('says whom to call, a tap away, what to know, and since when', async () => {
    open();
    const known = await section();
    expect((await known.findByRole('link', { name: '519 555 0100' })).getAttribute('href')).toBe('tel:519 555 0100');
    expect(known.getByText('Bee stings')).toBeTruthy();
    expect(known.getByText(/^Noted on Tue 24 Nov 2026 by Grace Halloran$/)).toBeTruthy();
  });

  it.each([
    [
      'is called after who is noted',
      '519 555 0142',
      ['Katarzyna · Mother519 555 0100', 'Jan · account holder519 555 0142'],
    ],
    ['is named once', '519 555 0100', ['Katarzyna · Mother519 555 0100']],
  ])('the account holder %s', async (_, phone, called) => {
    open({ 'emergency_cards/show': () => card({ account_holder: { name: 'Jan', phone } }) });
    const list = within(await (await section()).findByRole('list', { name: 'Whom to call' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(called);
  });

  it('says that there is a note which others read', async () => {
    open({ 'emergency_cards/show': () => card({ medical_note: null, is_note_withheld: 1 }) });
    expect(await (await section()).findByText(/There is a medical note/)).toBeTruthy();
  });

  it('is changed: somebody taken off, somebody added, with the version that was seen', async () => {
    const { calls } = open({ 'emergency_cards/save': () => card({ version: 4 }) });
    const dialog = await ask('Change emergency card…');
    fireEvent.click(dialog.getByRole('button', { name: 'Add another' }));
    fireEvent.click(dialog.getAllByRole('button', { name: 'Take off' })[0] as HTMLElement);
    type(dialog.getByLabelText(/^Name/), 'Dr. Ito');
    type(dialog.getByLabelText(/^Phone/), '519 555 0190');
    type(dialog.getByLabelText(/^Medical note/), '');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText(/Emergency card of .* saved/);
    expect(posted(calls)).toEqual([
      {
        student_id: 's-p1',
        version: 3,
        contacts: [{ name: 'Dr. Ito', phone: '519 555 0190', relation: '' }],
        medical_note: null,
      },
    ]);
  });

  it('stays open with why it was refused, and what somebody else noted is asked for', async () => {
    const message = 'Somebody has changed this emergency card meanwhile. Look at it again.';
    const { calls } = open({ 'emergency_cards/save': () => refuse(409, { code: 'emergency_card_changed', message }) });
    const dialog = await ask('Change emergency card…');
    type(dialog.getByLabelText(/^Medical note/), 'Asthma');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText(message);
    await waitFor(() => expect(calls.filter(({ path }) => path === 'emergency_cards/show')).toHaveLength(2));
  });

  it('needs a phone number of whoever is called', async () => {
    const { calls } = open({ 'emergency_cards/show': () => card({ contacts: [], version: 0 }) });
    const dialog = await ask('Note whom to call…');
    fireEvent.click(dialog.getByRole('button', { name: 'Add somebody to call' }));
    type(dialog.getByLabelText(/^Name/), 'Dr. Ito');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Phone/).getAttribute('aria-invalid')).toBe('true'));
    expect(posted(calls)).toEqual([]);
  });

  it('is read, not changed, by staff who may not', async () => {
    open({}, { type: 'INS', codes: ['VIEW_CLIENT_PROFILE'] });
    const known = await section();
    await known.findByText('Bee stings');
    expect(known.queryByRole('button')).toBeNull();
  });
});
