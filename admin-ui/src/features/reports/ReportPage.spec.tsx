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
  const all = () => shown.calls.filter(({ path }) => path === call).map(({ query }) => query);
  // The table's pages; what is drawn above it is asked for beside them.
  const asked = () => all().filter((query) => query.get('per_page') === '200');
  return { ...shown, asked, all };
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

  it.each([
    [
      'unused/total',
      { accounts: 1, packages: 2, left: 7, worth: 315 },
      /1 account, 2 packages, 7 lessons left, worth \S*315\.00$/,
    ],
    [
      'packages/total',
      { packages: 3, lessons_sold: 30, left: 9, price: 1350 },
      /3 packages, 30 lessons sold, 9 lessons left, \S*1,350\.00 in all$/,
    ],
    ['tax/total', { net: 100, tax: 13 }, /\S*100\.00 without tax, \S*13\.00 tax$/],
  ])('of the barn’s money, %s says what it comes to, to administrators alone', async (at, totals, says) => {
    const answer = () => ({
      reports: [{ id: 'a', package: '10 lessons', worth: 315, price: 1350, net: 100 }],
      totals: { rows: 1, ...totals },
      columns: [
        column('package', 'Package', 'text'),
        column('worth', 'Worth', 'money'),
        column('price', 'Price', 'money'),
      ],
    });
    open(`/reports/${at}`, answer);
    await screen.findByText(says);
    cleanup();
    open(`/reports/${at}`, answer, { as: { type: 'INS', codes: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] } });
    await screen.findByText('This page is not open to you');
  });

  it('of unused lessons asks for no days, and says when there are none', async () => {
    const { asked } = open('/reports/unused/total', () => ({ reports: [], totals: { rows: 0 }, columns: [] }));
    await screen.findByText('Everything that is paid was ridden');
    expect([asked()[0]?.get('date1'), screen.queryByLabelText('From')]).toEqual([null, null]);
  });

  const marks = (plot: HTMLElement) =>
    within(within(plot).getByRole('group'))
      .getAllByRole('link')
      .map((mark) => [mark.getAttribute('aria-label'), mark.getAttribute('href')]);
  const horses = [column('horse_name', 'Horse', 'text', 'horse'), column('minutes', 'Hours', 'minutes')];

  it('draws its largest rows above the table, each of which opens its lessons', async () => {
    const totals = { rows: 2, lessons: 3, horses: 2, minutes: 150, cancelled: 0 };
    const rows = [
      { id: 'a', horse_id: 'h1', horse_name: 'Biscuit', minutes: 90 },
      { id: 'b', horse_id: 'h2', horse_name: 'Juniper', minutes: 60 },
    ];
    const { all } = open('/reports/horse/total?from=2026-11-01&to=2026-11-30', () => ({
      reports: rows,
      totals,
      columns: horses,
    }));
    const plot = await screen.findByRole('region', { name: 'Which horse went most?' });
    expect(marks(plot)).toEqual([
      ['Biscuit: 1 h 30 min', '/reports/horse/detail?from=2026-11-01&to=2026-11-30&horse=h1'],
      ['Juniper: 1 h', '/reports/horse/detail?from=2026-11-01&to=2026-11-30&horse=h2'],
    ]);
    const drawn = all().find((query) => query.get('per_page') === '8');
    expect([drawn?.get('report'), drawn?.get('sort')]).toEqual(['total', '["minutes","DESC"]']);
  });

  it('draws each of its days, those without anything among them, and no more than two months', async () => {
    const days = [column('scheduled_date', 'Date', 'date'), column('rides', 'Rides', 'count')];
    const answer = (query: URLSearchParams) =>
      query.get('report') === 'daily'
        ? { reports: [{ id: 'd', scheduled_date: '2026-11-02', rides: 7 }], totals: { rows: 1 }, columns: days }
        : { reports: [row(1)], totals: { rows: 1, lessons: 1, students: 1, cancelled: 0 }, columns: ofStudents };
    open(`${DETAIL}?from=2026-11-01&to=2026-11-03&instructor=i1`, answer);
    const plot = await screen.findByRole('region', { name: 'How many rides were there each day?' });
    expect(marks(plot)).toEqual([
      ['Sun 1 Nov: –', '/reports/student/detail?from=2026-11-01&to=2026-11-01&instructor=i1'],
      ['Mon 2 Nov: 7', '/reports/student/detail?from=2026-11-02&to=2026-11-02&instructor=i1'],
      ['Tue 3 Nov: –', '/reports/student/detail?from=2026-11-03&to=2026-11-03&instructor=i1'],
    ]);
    cleanup();
    const { all } = open(`${DETAIL}?from=2026-09-01&to=2026-11-03`, answer);
    await screen.findByText(/^1 of 1 row/);
    expect(all().every((query) => query.get('report') === 'detail')).toBe(true);
  });

  it('draws how long something has been owed, and a bar narrows the table to it', async () => {
    const ages = [column('age', 'Due since', 'text'), column('outstanding', 'Outstanding', 'money')];
    const { asked, address } = open('/reports/owing/total', (query) =>
      query.get('report') === 'age'
        ? { reports: [{ id: 'o', age: 'older', outstanding: 45.5, lessons: 1 }], totals: { rows: 1 }, columns: ages }
        : {
            reports: [{ id: 'a', account_id: 'p9', person_name: 'Paula Rent', outstanding: 45.5 }],
            totals: { rows: 1, accounts: 1, lessons: 2, invoices: 1, outstanding: 45.5 },
            columns: [column('person_name', 'Account holder', 'text', 'account')],
          },
    );
    const plot = await screen.findByRole('region', { name: 'How long has it been owed?' });
    fireEvent.click(within(plot).getByRole('link', { name: 'Older: 45.50 and 1 lesson without cover' }));
    await waitFor(() => expect(address()).toBe('/reports/owing/total?age=older'));
    await waitFor(() => expect(asked().at(-1)?.get('filters')).toBe('{"age":"older"}'));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Due since' }).value).toBe('older');
  });

  it('is narrowed to a weekday and an hour, and to how and why places were given up', async () => {
    const { asked } = open(`${DETAIL}?weekday=2&hour=16&notice=day&reason=weather&age=older&hour=99`, students(1));
    await screen.findByRole('button', { name: 'no more records' });
    expect(JSON.parse(asked()[0]?.get('filters') ?? '')).toEqual({
      weekday: 2,
      hour: 16,
      notice: 'day',
      reason: 'weather',
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'Weekday' }), { target: { value: '' } });
    await waitFor(() => expect(JSON.parse(asked().at(-1)?.get('filters') ?? '')).not.toHaveProperty('weekday'));
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
