import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SetupPage } from '@/features/setup/SetupPage';
import { refuse, type Answers } from '@/testing/server';
import { barn, openScreen } from '@/testing/staff';
import WaiverForm from './WaiverForm';
import WaiversPage from './WaiversPage';

const row = {
  id: 'ow1',
  title: 'Barn rules',
  valid_months: 12,
  is_active: 1,
  text_version: 2,
  signed: 34,
  ending: 3,
  missing: 12,
};
const waiver = {
  id: 'ow1',
  title: 'Barn rules',
  body: 'Everybody wears a helmet.\n\nDogs stay at home.',
  valid_months: 12,
  is_active: 1,
  text_version: 2,
  version: 4,
};

const open = (at: string, answers: Answers = {}, can_sign_waivers = 1) => {
  const screens = (
    <Routes>
      <Route path="/setup" element={<SetupPage />}>
        <Route path="/setup/waivers" element={<WaiversPage />}>
          <Route path="/setup/waivers/add" element={<WaiverForm />} />
          <Route path="/setup/waivers/:id" element={<WaiverForm />} />
        </Route>
      </Route>
    </Routes>
  );
  const { calls, address } = openScreen(screens, {
    at,
    answers: {
      'farms/farmDefaults': () => ({ farmDefaults: { ...barn, can_sign_waivers }, currentUser: {} }),
      'own_waiver/index': () => ({ waivers: [row] }),
      'own_waiver/text': () => ({ waiver }),
      'own_waiver/create': () => ({ waiver }),
      'own_waiver/update': () => ({ waiver }),
      'own_waiver/updateActivationStatus': () => ({ waiver: { ...waiver, is_active: 0 } }),
      ...answers,
    },
  });
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body] as const);
  return { sent, address };
};
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('waivers in the setup', () => {
  it.each([
    [1, 1],
    [0, 0],
  ])('have a tab only where the barn uses them (R150): %d', async (setting, tabs) => {
    open('/setup/waivers', {}, setting);
    await screen.findByRole('navigation', { name: 'Setup' });
    if (setting === 0) await screen.findByText('This barn does not use waivers');
    expect(screen.queryAllByRole('link', { name: 'Waivers' })).toHaveLength(tabs);
  });

  it('say how many riders have signed and how many are without', async () => {
    open('/setup/waivers');
    const card = within(await screen.findByRole('listitem', { name: 'Barn rules' }));
    card.getByText('Good for 12 months');
    expect(card.getByText(/34 riders signed/).textContent).toBe(
      '34 riders signed, 3 of these end within 30 days · 12 without',
    );
  });

  it('say what they are for while there is none, and lead to the first', async () => {
    const { address } = open('/setup/waivers', { 'own_waiver/index': () => ({ waivers: [] }) });
    const empty = within(await screen.findByText('No waivers of your own yet').then((at) => at.parentElement!));
    fireEvent.click(empty.getByRole('button', { name: 'Add waiver' }));
    await screen.findByRole('complementary', { name: 'New waiver' });
    expect(address()).toBe('/setup/waivers/add');
  });

  it('are written, as families will read them, and good for ever where no months are said', async () => {
    const { sent, address } = open('/setup/waivers/add');
    await screen.findByRole('complementary', { name: 'New waiver' });
    fill(/^Title/, 'Barn rules');
    fill(/^Text/, 'Everybody wears a helmet.\n\nDogs stay at home.');
    const preview = within(screen.getByRole('region', { name: 'As families read it' }));
    expect(preview.getByRole('heading', { name: 'Barn rules' })).toBeTruthy();
    preview.getByText('Everybody wears a helmet.');
    preview.getByText('Dogs stay at home.');
    save();
    await waitFor(() => expect(address()).toBe('/setup/waivers'));
    const words = { title: 'Barn rules', body: 'Everybody wears a helmet.\n\nDogs stay at home.', valid_months: null };
    expect(sent()).toEqual([['own_waiver/create', words]]);
  });

  it('are not saved without a title and a text', async () => {
    const { sent } = open('/setup/waivers/add');
    await screen.findByRole('complementary', { name: 'New waiver' });
    save();
    await screen.findByText('Title is required');
    screen.getByText('Text is required');
    expect(sent()).toEqual([]);
  });

  it('say before they are changed that whoever signed keeps the former text, and how many are asked again', async () => {
    const { sent } = open('/setup/waivers/ow1');
    await screen.findByText('34 riders have signed: that keeps its former text and stays good. Nobody is asked again.');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Ask everybody to sign again' }));
    await screen.findByText('34 riders have signed: they are asked again, and what they signed keeps its former text.');
    fill(/^Title/, 'House rules');
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const { title, body, valid_months } = { ...waiver, title: 'House rules' };
    expect(sent()).toEqual([
      ['own_waiver/update', { id: 'ow1', title, body, valid_months, asks_again: 1, version: 4 }],
    ]);
  });

  it('are not overwritten: what somebody else wrote meanwhile stands beside what was filled in', async () => {
    const current = { ...waiver, title: 'Yard rules', version: 5, changed_by: 'Ada Minister' };
    let tries = 0;
    const { sent } = open('/setup/waivers/ow1', {
      'own_waiver/update': () => (++tries === 1 ? refuse(412, { message: 'stale', current }) : { waiver }),
    });
    await screen.findByRole('complementary', { name: 'Barn rules' });
    fill(/^Title/, 'House rules');
    save();
    const notice = within(await screen.findByRole('alert'));
    notice.getByText(/Ada Minister changed this waiver meanwhile/);
    notice.getByText('Yard rules');
    fireEvent.click(notice.getByRole('button', { name: 'Keep what I filled in' }));
    save();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]![1]).toMatchObject({ title: 'House rules', version: 5 });
  });

  it('are taken out of use, and said so', async () => {
    const { sent } = open('/setup/waivers');
    fireEvent.click(await screen.findByRole('button', { name: 'Inactivate' }));
    await screen.findByText('Nobody is asked for Barn rules any more');
    expect(sent()).toEqual([['own_waiver/updateActivationStatus', { id: 'ow1', is_active: 0 }]]);
  });
});
