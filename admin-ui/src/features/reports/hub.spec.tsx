import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import ReportsHub from './ReportsHub';
import WorkloadPage from './WorkloadPage';
import { busyHub } from './hub/testing/answers';
import { refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import AdminHub from '@/features/notes/admin/AdminHub';

const aNote = (more: object = {}) => ({
  id: 'b1',
  notes: 'Closed on Monday.',
  created_by_person: 'Maya Reyes',
  created_at: '2026-11-24 16:05',
  emails: 3,
  sent: 3,
  failed: 0,
  unwanted: 0,
  withdrawn: 0,
  ...more,
});

const open = (answers: Answers = {}) =>
  openScreen(<AdminHub />, {
    answers: {
      'notes_clients/bulkNotes': () => ({ bulk_notes: [] }),
      'notes_clients/previewBulkNote': () => ({ emails: 42, without_email: 3 }),
      ...answers,
    },
  });
const write = async (text: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Write to all account holders' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /^Note/ }), { target: { value: text } });
};

describe('the administrators’ page', () => {
  it('leads to the notes’ review and to many lessons at once (R200)', async () => {
    open();
    await screen.findByText(/^None yet/);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/admin/clientnotes',
      '/admin/horsenotes',
      '/admin/staffnotes',
      '/bulk',
      '/admin/assignpackages',
      '/admin/mails',
      '/weather',
    ]);
  });

  it('is not open to staff', async () => {
    openScreen(<AdminHub />, { as: { type: 'INS' } });
    await screen.findByText('This page is not open to you');
  });

  it('says to how many people a note goes before it is sent, and sends it once (R058)', async () => {
    const { calls } = open({ 'notes_clients/createBulkNote': () => ({ emails: 42, bulk_id: 'b1' }) });
    await write('Closed on Monday.');
    await screen.findByText('42 account holders');
    screen.getByText('3 account holders without an email address will not get it.');
    fireEvent.click(screen.getByRole('button', { name: 'Send to 42' }));
    await screen.findByText('The note is being emailed to 42 account holders');
    const sent = calls.filter(({ path }) => path === 'notes_clients/createBulkNote');
    expect(sent.map(({ body }) => body)).toEqual([{ notes: 'Closed on Monday.' }]);
  });

  it('is sent once though its answer was lost, and anew where it was rewritten (R058)', async () => {
    const sentAs: (string | null)[] = [];
    open({
      'notes_clients/createBulkNote': ({ idempotencyKey }) => {
        sentAs.push(idempotencyKey);
        return refuse(503, { message: `Not now ${sentAs.length}` });
      },
    });
    await write('Closed on Monday.');
    const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send to 42' }));
    await screen.findByRole('button', { name: 'Send to 42' });
    send();
    await screen.findByText('Not now 1');
    send();
    await screen.findByText('Not now 2');
    fireEvent.change(screen.getByRole('textbox', { name: /^Note/ }), { target: { value: 'Closed on Tuesday.' } });
    send();
    await screen.findByText('Not now 3');
    expect(sentAs[1]).toBe(sentAs[0]);
    expect(new Set(sentAs).size).toBe(2);
  });

  it('sends nothing without a text, or where nobody has an address', async () => {
    const { calls } = open();
    await write(' ');
    fireEvent.click(await screen.findByRole('button', { name: 'Send to 42' }));
    await screen.findByText('Please write a note');
    expect(calls.some(({ path }) => path === 'notes_clients/createBulkNote')).toBe(false);
  });

  it('says so where nobody can be written to', async () => {
    open({ 'notes_clients/previewBulkNote': () => ({ emails: 0, without_email: 3 }) });
    await write('Closed');
    await screen.findByText(/nobody can be written to/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  });

  it('shows how far the mails are, until all have gone', async () => {
    let note = aNote({ sent: 0 });
    open({ 'notes_clients/bulkNotes': () => ({ bulk_notes: [note] }) });
    await screen.findByText('Being emailed to 3 account holders');
    screen.getByRole('progressbar', { name: 'Mails handed over' });
    note = aNote({ sent: 1, failed: 1, withdrawn: 1 });
    await screen.findByText('1 of 3 mails sent, 1 refused by the mail server, 1 made private before they went');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('the reports’ page', () => {
  const openHub = (more: object = {}) =>
    openScreen(<ReportsHub />, { ...more, answers: { 'reports/hub': () => busyHub } });

  it('lists those that there are, each as it may be opened (R189, R200, R232)', async () => {
    openHub({ as: { type: 'INS', codes: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] } });
    await screen.findByRole('link', { name: /^Weekly Graphic/ });
    const lists = ['Reports', 'The horses’ week'].map((name) => within(screen.getByRole('list', { name })));
    const links = lists.flatMap((list) => list.getAllByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/reports/student/program',
      '/reports/horse/program',
      '/reports/lessonStaff/program',
      '/reports/studentStaff/program',
      '/reports/extraStaff/detail',
      '/reports/lessons/detail',
      '/reports/owing/total',
      '/reports/email/detail',
      '/reports/workloadgraphic/graphic',
      '/reports/workloadgraphic/numbers',
      '/horsework',
    ]);
  });

  it('leads administrators to what they have saved', async () => {
    openHub();
    expect((await screen.findByRole('link', { name: /^Saved/ })).getAttribute('href')).toBe('/reports/saved');
  });

  it('has the takings for administrators alone', async () => {
    openHub();
    await screen.findByRole('link', { name: /^Takings/ });
  });

  it('is not open without the permission', async () => {
    openScreen(<ReportsHub />, { as: { type: 'INS' } });
    await screen.findByText('This page is not open to you');
  });
});

describe('the horses’ week', () => {
  const cell = (date: string, lessons: number) => ({
    date,
    lessons,
    icons: Math.min(lessons, 2),
    more: Math.max(0, lessons - 2),
  });
  const days = ['2026-11-23', '2026-11-24'];
  const openReport = (word: string, answer: () => unknown) =>
    openScreen(
      <Routes>
        <Route path="/reports/workloadgraphic/:word" element={<WorkloadPage />} />
      </Routes>,
      { at: `/reports/workloadgraphic/${word}`, answers: { 'reports/workloadgraphic': answer } },
    );
  const report = (graphicword: string) => () => ({
    graphicword,
    dateheaders: days,
    a: [
      {
        horse_id: 'h1',
        horse_name: 'Biscuit',
        is_active: 1,
        total: 3,
        days: [cell('2026-11-23', 0), cell('2026-11-24', 3)],
      },
    ],
  });

  it('is an icon for each lesson up to two, and how many more (R191)', async () => {
    openReport('graphic', report('graphic'));
    await screen.findByText('+1');
    screen.getByText('3 lessons');
    screen.getByLabelText('rests');
  });

  it('is in numbers, week by week', async () => {
    const { address, calls } = openReport('numbers', report('numbers'));
    const cells = await screen.findAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['–', '3', '3']);
    fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(address()).toBe('/reports/workloadgraphic/numbers?date=2026-11-30'));
    const asked = () => calls.findLast(({ path }) => path === 'reports/workloadgraphic');
    await waitFor(() => expect(asked()?.query.get('date1')).toBe('2026-11-30'));
  });

  it('says so where no horse goes, and what went wrong', async () => {
    openReport('graphic', () => ({ graphicword: 'graphic', dateheaders: days, a: [] }));
    await screen.findByText('No horse is in a lesson of these days');
  });

  it('says what went wrong', async () => {
    openReport('graphic', () => refuse(400, { message: 'Not now' }));
    await screen.findByText('Not now');
  });
});
