import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, withBarn } from '../../testing/family';
import { refuse, type Answers } from '../../testing/server';
import { photoConsent } from '../../testing/standing';

const known = (own: object = {}, more: Answers = {}): Answers => ({
  ...withBarn({ asks_photo_consent: 1 }),
  'students/student': () => ({ student: { tack: null, date_of_birth: null } }),
  'photo_consents/show': () => photoConsent(own),
  'photo_consents/save': () => photoConsent({ photo_consent: 'barn' }),
  ...more,
});
const answered = { photo_consent: 'none', answered_by: 'Grace Halloran', answered_on: '2036-11-24' };
const part = async () => within(await screen.findByRole('region', { name: 'Pictures' }));
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Pictures of Anna' }));
const posted = (calls: ReturnType<typeof openPage>['calls']) =>
  calls.filter(({ name }) => name === 'photo_consents/save').map(({ body }) => body);

it.each([
  ['Answered', 0],
  ['Noted by staff', 1],
])('says what is answered, by whom and when: %s', async (words, is_by_staff) => {
  openPage('/details', known({ ...answered, is_by_staff }));
  const pictures = await part();
  expect(pictures.getByText('No pictures')).toBeTruthy();
  expect(pictures.getByText(new RegExp(`^${words} on .*24.* 2036 by Grace Halloran$`))).toBeTruthy();
  expect(pictures.getByRole('link', { name: 'Change' }).getAttribute('href')).toMatch(/\/details\/pictures$/);
});

it('asks in plain words, and sends what is chosen', async () => {
  const { calls, address } = openPage('/details', known());
  fireEvent.click((await part()).getByRole('link', { name: 'Answer' }));
  const form = await sheet();
  expect((form.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(form.getByRole('radio', { name: 'Pictures for the barn’s own use: notice board and portal' }));
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Maple Hill knows your answer about pictures of Anna');
  await waitFor(() => expect(address()).toMatch(/\/details$/));
  expect(posted(calls)).toEqual([{ student_id: 's-anna', photo_consent: 'barn' }]);
});

it('stays open with why it was refused', async () => {
  const message = 'This barn does not ask about pictures.';
  openPage('/details/pictures', known({}, { 'photo_consents/save': () => refuse(409, message) }));
  const form = await sheet();
  fireEvent.click(form.getByRole('radio', { name: 'No pictures' }));
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findByRole('alert')).textContent).toBe(message);
  expect((form.getByRole('radio', { name: 'No pictures' }) as HTMLInputElement).checked).toBe(true);
});

it('is read, not answered, by whom it is not asked of', async () => {
  const { address } = openPage('/details/pictures', known({ ...answered, may_answer: 0 }));
  const pictures = await part();
  expect(pictures.getByText(/Whoever is of age answers this/)).toBeTruthy();
  expect(pictures.queryByRole('link')).toBeNull();
  await waitFor(() => expect(address()).toMatch(/\/details$/));
});

it('is not there where the barn does not ask, nor asked for', async () => {
  const { calls, address } = openPage('/details/pictures', known({}, withBarn({ asks_photo_consent: 0 })));
  await screen.findByRole('heading', { name: 'Student Details' });
  await waitFor(() => expect(address()).toMatch(/\/details$/));
  expect(calls.filter(({ name }) => name.startsWith('photo_consents'))).toEqual([]);
});

it('is asked at home until it is answered', async () => {
  openPage('', known());
  expect((await part()).getByRole('link', { name: 'Answer' }).getAttribute('href')).toMatch(/\/details\/pictures$/);
});

it.each([
  ['it is answered', answered],
  ['others answer it', { may_answer: 0 }],
])('is not asked at home where %s', async (_, own) => {
  const { calls } = openPage('', known(own));
  await waitFor(() => expect(calls.some(({ name }) => name === 'photo_consents/show')).toBe(true));
  await screen.findByRole('heading', { name: 'Then' });
  expect(screen.queryByRole('region', { name: 'Pictures' })).toBeNull();
});
