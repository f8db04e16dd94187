import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HelpLink } from '@/app/shell/HelpLink';
import { refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import FaqPage from './FaqPage';
import { helpFor } from './guides';
import { entriesFor } from '@/app/shell/entries';
import HelpPage from './HelpPage';
import { questions } from './questions';
import { tutorials } from './tutorials';
import { updates } from './updates';
import UpdatesPage from './UpdatesPage';

describe('the help', () => {
  it('is grouped as Calendar, Setup and Packages, with steps and a picture for each guide (R230)', async () => {
    openScreen(<HelpPage menuFor={entriesFor} />, { at: '/help' });
    await screen.findByRole('heading', { name: 'Help' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Calendar',
      'Setup',
      'Packages',
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(tutorials.length);
    expect(screen.getAllByRole('img')).toHaveLength(tutorials.length);
  });

  it('is searched by any words, which the address keeps', async () => {
    const { address } = openScreen(<HelpPage menuFor={entriesFor} />, { at: '/help' });
    fireEvent.change(await screen.findByLabelText('Search the guides'), { target: { value: 'csv paste' } });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    screen.getByText('Bring families and horses from a file');
    expect(address()).toBe('/help?q=csv+paste');
    fireEvent.change(screen.getByLabelText('Search the guides'), { target: { value: 'zzz' } });
    await screen.findByText('No guide is about “zzz”');
    expect(screen.getByRole('link', { name: 'FAQ' }).getAttribute('href')).toBe('/faq?q=zzz');
  });

  it('is open to staff, who do not write to the support (R020)', async () => {
    openScreen(<HelpPage menuFor={entriesFor} />, { as: { type: 'INS' } });
    await screen.findByText('Your role opens nothing that a guide explains yet');
    expect(screen.queryByRole('button', { name: 'Write to the support' })).toBeNull();
  });

  it('leads staff to what their role opens, and nowhere else', async () => {
    openScreen(<HelpPage menuFor={entriesFor} />, { as: { type: 'INS', codes: ['STAFF_CAN_VIEW_CALENDAR'] } });
    await screen.findByRole('heading', { name: 'Help' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/calendarGroup/calendar',
      '/add/newevent',
      '/calendarGroup/calendar',
    ]);
  });

  it.each([
    ['/daysheet', '/help#day-sheet'],
    ['/calendarGroup/edit/l1', '/help#edit-event'],
    ['/calendarGroup/calendar', '/help#calendar'],
    ['/setup/packages/list', '/help#packages'],
    ['/setup/sections', '/help#sections'],
    ['/clienthome/p1/account', '/help#packages-of-a-client'],
    ['/reports', '/help'],
  ])('is linked from %s as %s', async (at, to) => {
    openScreen(<HelpLink />, { at });
    expect((await screen.findByRole('link', { name: 'How this page works' })).getAttribute('href')).toBe(to);
  });

  it('has a guide behind every link', () => {
    const ids = new Set(tutorials.map(({ id }) => `/help#${id}`));
    const linked = tutorials.map(({ screen: { to } }) => helpFor(to));
    expect(linked.filter((to) => !ids.has(to))).toEqual([]);
    expect(
      questions.flatMap(({ see }) => (see?.to.startsWith('/help') ? [see.to] : [])).filter((to) => !ids.has(to)),
    ).toEqual([]);
  });
});

describe('the FAQ', () => {
  it('has every question with its answer, and is searched', async () => {
    openScreen(<FaqPage />, { at: '/faq' });
    await screen.findByText(questions[0]!.question);
    fireEvent.change(screen.getByLabelText('Search the questions'), { target: { value: 'signal' } });
    await waitFor(() => expect(screen.queryByText(questions[0]!.question)).toBeNull());
    expect(screen.getByText(/work in the arena/).closest('details')?.open).toBe(true);
    fireEvent.change(screen.getByLabelText('Search the questions'), { target: { value: 'zzz' } });
    await screen.findByText('Nobody asked about “zzz” yet');
  });
});

describe('the updates', () => {
  it('come from one file, the latest first', async () => {
    openScreen(<UpdatesPage />);
    await screen.findByText(updates[0]!.title);
    const days = updates.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(screen.getAllByRole('listitem')).toHaveLength(updates.flatMap(({ points }) => points).length);
  });
});

describe('a message to the support', () => {
  const ask = async (answers: Answers = {}) => {
    const opened = openScreen(<FaqPage />, { answers });
    fireEvent.click(await screen.findByRole('button', { name: 'Write to the support' }));
    await screen.findByRole('dialog');
    return opened;
  };
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

  it('needs a subject and a body, and is sent (R193)', async () => {
    const { calls } = await ask({ 'notes_clients/createSupportEmail': () => ({ success: 1 }) });
    send();
    await screen.findByText('Please write a subject');
    screen.getByText('Please write a message');
    fill('Subject', 'Two packages');
    fill('Message', 'Which one pays?');
    send();
    await screen.findByText('Your message has been sent.');
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { summary: 'Two packages', msg: 'Which one pays?' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays on the screen where it was refused', async () => {
    await ask({ 'notes_clients/createSupportEmail': () => refuse(400, { message: 'Not now' }) });
    fill('Subject', 'Two packages');
    fill('Message', 'Which one pays?');
    send();
    await screen.findByText('Not now');
    screen.getByRole('dialog');
  });
});
