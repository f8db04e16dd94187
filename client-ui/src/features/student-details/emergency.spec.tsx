import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, withBarn } from '../../testing/family';
import { longName } from '../../testing/rows';
import { refuse, type Answers } from '../../testing/server';

const mother = { name: 'Katarzyna', phone: '519 555 0100', relation: 'Mother' };
const card = (own: object = {}) => ({
  student_id: 's-anna',
  contacts: [],
  medical_note: null,
  is_note_withheld: 0,
  account_holder: null,
  noted_by: null,
  noted_on: null,
  version: 0,
  ...own,
});
const known = (own: object = {}, more: Answers = {}): Answers => ({
  ...withBarn({ keeps_emergency_cards: 1 }),
  'students/student': () => ({ student: { tack: null, date_of_birth: null } }),
  'emergency_cards/show': () => card(own),
  'emergency_cards/save': () => card({ contacts: [mother], version: 1 }),
  ...more,
});
const part = async () => within(await screen.findByRole('region', { name: 'In an emergency' }));
const sheet = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'In an emergency: Anna' }));
  await dialog.findByLabelText('Medical note');
  return dialog;
};
const type = (label: HTMLElement, value: string) => fireEvent.change(label, { target: { value } });
const posted = (calls: ReturnType<typeof openPage>['calls']) =>
  calls.filter(({ name }) => name === 'emergency_cards/save').map(({ body }) => body);

it('says who is called, what is known, and since when', async () => {
  openPage(
    '/details',
    known({
      contacts: [mother, { name: longName, phone: '1', relation: null }],
      medical_note: 'Bee stings',
      noted_by: 'Grace Halloran',
      noted_on: '2036-11-24',
      version: 4,
    }),
  );
  const emergency = await part();
  expect(emergency.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Katarzyna · Mother · 519 555 0100',
    `${longName} · 1`,
  ]);
  expect(emergency.getByText('Bee stings')).toBeTruthy();
  expect(emergency.getByText(/^Noted on .*24.* 2036 by Grace Halloran$/)).toBeTruthy();
  expect(emergency.getByRole('link', { name: 'Change' }).getAttribute('href')).toMatch(/\/details\/emergency$/);
});

it.each([
  ['the barn keeps no cards', withBarn({ keeps_emergency_cards: 0 })],
  ['a teen reads', withBarn({ keeps_emergency_cards: 1 }, 'teen')],
])('is not there where %s, nor asked for', async (_, barn) => {
  const { calls, address } = openPage('/details/emergency', known({}, barn));
  await screen.findByRole('heading', { name: 'Student Details' });
  await waitFor(() => expect(address()).toMatch(/\/details$/));
  expect(screen.queryByText('In an emergency')).toBeNull();
  expect(calls.filter(({ name }) => name.startsWith('emergency_cards'))).toEqual([]);
});

it('asks whom to call where nobody is noted, and saves who is filled in', async () => {
  const { calls, address } = openPage('/details', known());
  fireEvent.click((await part()).getByRole('link', { name: 'Say whom to call' }));
  const form = await sheet();
  type(form.getByLabelText('Name'), ' Katarzyna ');
  type(form.getByLabelText('Phone'), '519 555 0100');
  type(form.getByLabelText('Relation'), 'Mother');
  fireEvent.click(form.getByRole('button', { name: 'Add another person to call' }));
  type(form.getByLabelText('Medical note'), 'Bee stings');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Maple Hill knows whom to call for Anna');
  await waitFor(() => expect(address()).toMatch(/\/details$/));
  expect(posted(calls)).toEqual([{ student_id: 's-anna', contacts: [mother], medical_note: 'Bee stings', version: 0 }]);
});

it('says beside the field what is missing, and sends nothing', async () => {
  const { calls } = openPage('/details/emergency', known({ contacts: [mother], version: 2 }));
  const form = await sheet();
  type(form.getByLabelText('Phone'), ' ');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Phone required')).toBeTruthy();
  expect(posted(calls)).toEqual([]);
});

it('empties what is emptied', async () => {
  const { calls } = openPage('/details/emergency', known({ contacts: [mother], medical_note: 'Asthma', version: 2 }));
  const form = await sheet();
  for (const label of ['Name', 'Phone', 'Relation', 'Medical note']) type(form.getByLabelText(label), '');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(posted(calls)).toHaveLength(1));
  expect(posted(calls)[0]).toMatchObject({ contacts: [], medical_note: '', version: 2 });
});

it('keeps what is filled in where it is refused, and says why', async () => {
  const message = 'Somebody has changed this emergency card meanwhile. Look at it again.';
  openPage('/details/emergency', known({ contacts: [mother] }, { 'emergency_cards/save': () => refuse(409, message) }));
  const form = await sheet();
  type(form.getByLabelText('Medical note'), 'Asthma');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findByRole('alert')).textContent).toBe(message);
  expect((form.getByLabelText('Medical note') as HTMLTextAreaElement).value).toBe('Asthma');
});

it('adds at most six people', async () => {
  openPage('/details/emergency', known({ contacts: Array.from({ length: 5 }, () => mother) }));
  const form = await sheet();
  fireEvent.click(form.getByRole('button', { name: 'Add another person to call' }));
  expect(form.getAllByLabelText('Name')).toHaveLength(6);
  expect(form.queryByRole('button', { name: 'Add another person to call' })).toBeNull();
});
