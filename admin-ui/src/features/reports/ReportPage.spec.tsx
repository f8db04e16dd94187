import { Route, Routes } from 'react-router-dom';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ReportPage from './ReportPage';
import { openScreen } from '@/testing/staff';

const column = (name: string, label: string, kind: string, opens?: string) => ({ name, label, kind, opens });
const ofStudents = [
  column('start', 'Date and time', 'start'),
  column('person_name', 'Student', 'text', 'client'),
  column('name', 'Lesson', 'text', 'lesson'),
  column('enrollment_status_name', 'Status', 'text'),
  column('makeup', 'Makeup', 'mark'),
];
const contact = [column('contact_email', 'Email', 'text')];
const row = (at: number) => ({
  id: `r${at}`,
  lesson_id: 'l1',
  scheduled_date: '2026-11-24',
  start: '2026-11-24 16:00',
  name: 'Beginner group',
  person_id: 'p1',
  person_name: `Rider ${at}`,
  enrollment_status_name: 'Scheduled',
  makeup: at % 2,
  is_off: 0,
});

const open = (at: string, answer: (query: URLSearchParams) => unknown, as?: object) => {
  const call = `reports/${at.split('/')[2] ?? ''}`;
  const shown = openScreen(
    <Routes>
      <Route path="/reports/:group/:report" element={<ReportPage />} />
    </Routes>,
    { at, ...as, answers: { [call]: ({ query }) => answer(query) } },
  );
  const asked = () => shown.calls.filter(({ path }) => path === call).map(({ query }) => query);
  return { ...shown, asked };
};

/** Of a page of 200 two rows stand for all. */
const students = (rows: number, arrive?: (page: number) => Promise<void>) => async (query: URLSearchParams) => {
  const page = Number(query.get('page'));
  await arrive?.(page);
  return {
    reports: rows > 0 ? [row(2 * page), row(2 * page + 1)] : [],
    totals: { rows, lessons: 1, students: rows, cancelled: 0 },
    columns: [...ofStudents, ...(query.get('contact') === '1' ? contact : [])],
  };
};
const DETAIL = '/reports/student/detail';
const rowsShown = () => screen.getAllByRole('row').length - 1;

describe('a report', () => {
  it('goes on by its next button, which reads loading... and at the end no more records (R154, R188, R233)', async () => {
    let arrive = () => undefined as void;
    const held = new Promise<void>((done) => (arrive = done));
    const { asked } = open(
      DETAIL,
      students(250, (page) => (page === 2 ? held : Promise.resolve())),
    );
    await screen.findByText('2 of 250 rows: 1 lesson, 250 students, 0 cancelled');
    expect([rowsShown(), asked()[0]?.get('per_page')]).toEqual([2, '200']);
    fireEvent.click(await screen.findByRole('button', { name: 'load next' }));
    const loading = await screen.findByRole<HTMLButtonElement>('button', { name: 'loading...' });
    expect(loading.disabled).toBe(true);
    arrive();
    const end = await screen.findByRole<HTMLButtonElement>('button', { name: 'no more records' });
    expect([end.disabled, rowsShown()]).toEqual([true, 4]);
    expect(screen.queryByRole('button', { name: 'load all' })).toBeNull();
  });

  it('loads all that is left at once (R188)', async () => {
    const { asked } = open(DETAIL, students(450));
    fireEvent.click(await screen.findByRole('button', { name: 'load all' }));
    await screen.findByRole('button', { name: 'no more records' });
    expect(rowsShown()).toBe(6);
    expect(asked().map((query) => query.get('page'))).toEqual(['1', '2', '3']);
  });

  it('asks for what the address says, with contact detail only where it is wanted (R190, R231)', async () => {
    const { asked, address } = open(
      `${DETAIL}?from=2026-11-01&to=2026-11-30&instructor=i1&active=active&attendance=COM`,
      students(1),
    );
    await screen.findByRole('button', { name: 'no more records' });
    const [first] = asked();
    expect(JSON.parse(first?.get('filters') ?? '')).toEqual({
      instructor_id: 'i1',
      active: 'active',
      status_code: 'COM',
    });
    expect(['date1', 'date2', 'contact'].map((name) => first?.get(name))).toEqual(['2026-11-01', '2026-11-30', null]);
    expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'show contact detail' }));
    await screen.findByRole('columnheader', { name: 'Email' });
    expect([asked().at(-1)?.get('contact'), address()]).toEqual(['1', expect.stringContaining('contact=1')]);
  });

  it('opens what its cells name, and says makeup where it is one', async () => {
    open(DETAIL, students(2));
    const [, odd] = (await screen.findAllByRole('row')).slice(1);
    const cells = within(odd as HTMLElement);
    expect(cells.getByRole('link', { name: 'Rider 3' }).getAttribute('href')).toBe('/clienthome/p1/lessons');
    expect(cells.getByRole('link', { name: 'Beginner group' }).getAttribute('href')).toBe(
      '/calendarGroup/edit/l1?date=2026-11-24',
    );
    cells.getByText('makeup');
  });

  it('is put in order by its headings, up and then down', async () => {
    const { asked } = open(DETAIL, students(2));
    const order = () => screen.findByRole('columnheader', { name: 'Student' });
    fireEvent.click(within(await order()).getByRole('button'));
    await waitFor(() => expect(asked().at(-1)?.get('sort')).toBe('["person_name","ASC"]'));
    expect((await order()).getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(within(await order()).getByRole('button'));
    await waitFor(() => expect(asked().at(-1)?.get('sort')).toBe('["person_name","DESC"]'));
  });

  it('that adds up leads to its lessons one by one, of the same days (R189)', async () => {
    open('/reports/horse/program?from=2026-11-01&to=2026-11-30', () => ({
      reports: [
        {
          id: 'a',
          horse_id: 'h1',
          horse_name: 'Biscuit',
          program_id: 'g1',
          program_name: 'Group',
          lessons: 3,
          minutes: 90,
        },
      ],
      totals: { rows: 1, lessons: 3, horses: 1, minutes: 90, cancelled: 0 },
      columns: [
        column('horse_name', 'Horse', 'text', 'horse'),
        column('program_name', 'Program', 'text'),
        column('lessons', 'Lessons', 'count'),
        column('minutes', 'Hours', 'minutes'),
      ],
    }));
    await screen.findByText('1 of 1 row: 3 lessons, 1 horse, 1 h 30 min, 0 cancelled');
    expect(screen.getByRole('link', { name: '3' }).getAttribute('href')).toBe(
      '/reports/horse/detail?from=2026-11-01&to=2026-11-30&program=g1&horse=h1',
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Reports' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'By program',
      'By section',
      'By program and section',
      'Total',
      'Detail',
    ]);
  });

  it('of what is owed needs no days, and has money in the barn’s currency (R232)', async () => {
    const { asked } = open('/reports/owing/total', () => ({
      reports: [{ id: 'a', account_id: 'p9', person_name: 'Paula Rent', lessons: 2, outstanding: 45.5 }],
      totals: { rows: 1, accounts: 1, lessons: 2, invoices: 1, outstanding: 45.5 },
      columns: [
        column('person_name', 'Account holder', 'text', 'account'),
        column('lessons', 'Lessons without cover', 'count'),
        column('outstanding', 'Outstanding', 'money'),
      ],
    }));
    await screen.findByText(
      /^1 of 1 row: 1 account, \S*45\.50 outstanding, 1 unpaid invoice, 2 lessons without cover$/,
    );
    expect(screen.getByRole('link', { name: 'Paula Rent' }).getAttribute('href')).toBe('/clienthome/p9/purchases');
    expect([asked()[0]?.get('date1'), asked()[0]?.get('filters')]).toEqual([null, null]);
  });

  it('of takings has what came in, for administrators alone', async () => {
    const taken = () => ({
      reports: [{ id: 'a', method: 'Cash', payments: 2, refunds: 0, total: 100 }],
      totals: { rows: 1, payments: 2, taken: 100, tax: 0 },
      columns: [
        column('method', 'Method', 'text'),
        column('refunds', 'Refunds', 'money'),
        column('total', 'Total', 'money'),
      ],
    });
    open('/reports/takings/total', taken);
    await screen.findByText(/^1 of 1 row: 2 payments and refunds, \S*100\.00 taken$/);
    screen.getByRole('link', { name: 'By day' });
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '–',
      expect.stringMatching(/100\.00$/),
    ]);
    cleanup();
    open('/reports/takings/total', taken, { as: { type: 'INS', codes: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] } });
    await screen.findByText('This page is not open to you');
  });

  it('says so where there is nothing', async () => {
    open(DETAIL, students(0));
    await screen.findByText('Nothing in these days');
  });

  it.each(['/reports/student/nothing', '/reports/nothing/detail'])('is not at %s', async (at) => {
    open(at, students(0));
    await screen.findByText('There is no report at this address');
  });

  it('is not open without the permission', async () => {
    open(DETAIL, students(0), { as: { type: 'INS' } });
    await screen.findByText('This page is not open to you');
  });
});
