import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import ReportsHub from './ReportsHub';
import StudentReportPage from './StudentReportPage';
import WorkloadPage from './WorkloadPage';
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
    expect(links).toEqual(['/admin/clientnotes', '/admin/horsenotes', '/admin/staffnotes', '/bulk', '/weather']);
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
  it('lists those that there are, each as it may be opened (R200)', async () => {
    openScreen(<ReportsHub />, { as: { type: 'INS', codes: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] } });
    await screen.findByRole('link', { name: /^Weekly Graphic/ });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/reports/student/detail',
      '/reports/workloadgraphic/graphic',
      '/reports/workloadgraphic/numbers',
      '/horsework',
    ]);
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

describe('the students’ report', () => {
  const row = (at: number) => ({
    id: `r${at}`,
    lesson_id: 'l1',
    scheduled_date: '2026-11-24',
    scheduled_starttime: '16:00',
    start: '2026-11-24 16:00',
    name: 'Beginner group',
    person_id: 'p1',
    person_name: `Rider ${at}`,
    horse_name: 'Biscuit',
    instructor_name: 'Maya Reyes',
    code: 'SCH',
    enrollment_status_name: 'Scheduled',
    makeup: 0,
    student_is_cancelled: 0,
    lesson_is_cancelled: 0,
    contact_email: null,
    contact_mobile: null,
  });
  const openReport = (rows: number, at = '/reports/student/detail', answer?: (page: number) => Promise<void>) =>
    openScreen(
      <Routes>
        <Route path="/reports/student/:report" element={<StudentReportPage />} />
      </Routes>,
      {
        at,
        answers: {
          'reports/student': async ({ query }) => {
            const page = Number(query.get('page'));
            await answer?.(page);
            // Of a page of 200 a few rows stand for all.
            return {
              reports: rows > 0 ? [row(2 * page), row(2 * page + 1)] : [],
              totals: { rows, lessons: 1, students: rows, cancelled: 0 },
            };
          },
        },
      },
    );
  const next = () =>
    screen.findByRole<HTMLButtonElement>('button', { name: /^(load next|loading...|no more records)$/ });
  const rowsShown = () => screen.getAllByRole('row').length - 1;

  it('goes on by its next button, which reads loading... and at the end no more records (R188, R233)', async () => {
    let arrive = () => undefined as void;
    const held = new Promise<void>((done) => (arrive = done));
    openReport(250, undefined, (page) => (page === 2 ? held : Promise.resolve()));
    await screen.findByText('2 of 250 rows: 250 students in 1 lesson, 0 cancelled');
    expect(rowsShown()).toBe(2);
    fireEvent.click(await screen.findByRole('button', { name: 'load next' }));
    const loading = await screen.findByRole<HTMLButtonElement>('button', { name: 'loading...' });
    expect(loading.disabled).toBe(true);
    arrive();
    const end = await screen.findByRole<HTMLButtonElement>('button', { name: 'no more records' });
    expect([end.disabled, rowsShown()]).toEqual([true, 4]);
    expect(screen.queryByRole('button', { name: 'load all' })).toBeNull();
  });

  it('loads all that is left at once (R188)', async () => {
    const { calls } = openReport(450);
    fireEvent.click(await screen.findByRole('button', { name: 'load all' }));
    await screen.findByRole('button', { name: 'no more records' });
    expect(rowsShown()).toBe(6);
    expect(calls.filter(({ path }) => path === 'reports/student').map(({ query }) => query.get('page'))).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('asks for what the address says, with contact detail only where it is wanted (R190, R231)', async () => {
    const { calls, address } = openReport(
      1,
      '/reports/student/detail?from=2026-11-01&to=2026-11-30&instructor=i1&active=active&attendance=COM',
    );
    expect((await next()).disabled).toBe(true);
    const asked = () => calls.findLast(({ path }) => path === 'reports/student')?.query;
    expect(JSON.parse(asked()?.get('filters') ?? '')).toEqual({
      instructor_id: 'i1',
      active: 'active',
      status_code: 'COM',
    });
    expect([asked()?.get('date1'), asked()?.get('date2'), asked()?.get('contact')]).toEqual([
      '2026-11-01',
      '2026-11-30',
      null,
    ]);
    expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'show contact detail' }));
    await screen.findByRole('columnheader', { name: 'Email' });
    await waitFor(() => expect(asked()?.get('contact')).toBe('1'));
    expect(address()).toContain('contact=1');
  });

  it('says so where nobody rides', async () => {
    openReport(0);
    await screen.findByText('Nobody is in a lesson of these days');
  });

  it('is not open without the permission', async () => {
    openScreen(<StudentReportPage />, { as: { type: 'INS' } });
    await screen.findByText('This page is not open to you');
  });
});
