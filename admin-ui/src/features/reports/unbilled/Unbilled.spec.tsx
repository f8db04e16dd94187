import { fireEvent, screen, within } from '@testing-library/react';
import { never, refuse, type Answers } from '@/testing/server';
import { barn, longName, openScreen } from '@/testing/staff';
import UnbilledPage from './UnbilledPage';

const place = (id: string, own: object = {}) => ({
  lesson_person_id: id,
  lesson_date_time_id: 'l1',
  person_id: 'r1',
  person_name: 'Anna Kowalska',
  title: 'Beginner group',
  section_name: 'Beginners',
  scheduled_date: '2026-10-20',
  start_time: '16:00',
  enrollment_status_name: 'Completed',
  amount: 50.85,
  no_price: null,
  ...own,
});
const account = (own: object = {}) => ({
  account_holder_id: 'p9',
  name: 'Kasia Kowalska',
  has_email: 1,
  lessons: 2,
  total: 101.7,
  places: [place('a'), place('b', { scheduled_date: '2026-10-27' })],
  ...own,
});
const brandt = account({
  account_holder_id: 'p8',
  name: 'Leo Brandt',
  has_email: 0,
  lessons: 0,
  total: 0,
  places: [place('c', { person_name: longName, amount: null, no_price: 'Its section has no package' })],
});
const found = (own: object = {}) => ({
  accounts: [account(), brandt],
  lessons: 2,
  without_price: 1,
  total: 101.7,
  size: 3,
  unmarked: 0,
  uses_invoices: 1,
  ...own,
});
const preview = {
  lessons: 2,
  families: 1,
  total: 101.7,
  credits: 0,
  without_price: 0,
  gone: 0,
  without_email: 0,
  accounts: [{ account_holder_id: 'p9', name: 'Kasia Kowalska', has_email: 1, lessons: 2, total: 101.7, credits: 0 }],
};
const run = (own: object = {}) => ({
  id: 'r1',
  state: 'done',
  planned: 2,
  billed: 2,
  skipped: 0,
  invoices: 1,
  mailed: 0,
  total: 101.7,
  paid_invoices: 0,
  kept: 0,
  started_at: '2026-11-24T15:00:00.000Z',
  started_by: 'Maya Reyes',
  reverted_at: null,
  reverted_by: null,
  ...own,
});
const open = (own: Answers = {}, at = '/unbilled') =>
  openScreen(<UnbilledPage />, {
    at,
    answers: {
      'farms/farmDefaults': () => ({
        farmDefaults: { ...barn, currency_symbol: '$' },
        currentUser: { person_id: 'p1' },
      }),
      'lesson_billing/index': () => found(),
      'lesson_billing/preview': () => preview,
      'lesson_billing/runs': () => ({ runs: [] }),
      ...own,
    },
  });

describe('lessons without cover', () => {
  it('are listed by account with what each comes to, and why one has no price', async () => {
    const { calls } = open();
    await screen.findByText('3 lessons of 2 families, $101.70 with tax, 1 without a price');
    expect(screen.getByRole('link', { name: 'Kasia Kowalska' }).getAttribute('href')).toBe('/clienthome/p9/purchases');
    screen.getByText('Its section has no package');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: `${longName}, Tue 20 Oct, 16:00` }).disabled).toBe(
      true,
    );
    const asked = calls.find(({ path }) => path === 'lesson_billing/index')?.query;
    expect([asked?.get('date1'), asked?.get('date2')]).toEqual(['2026-10-01', '2026-10-31']);
  });

  it('are billed after their numbers were said, as they were said', async () => {
    const { calls, address } = open({ 'lesson_billing/start': () => run(), 'lesson_billing/run': () => run() });
    fireEvent.click(await screen.findByRole('button', { name: 'Bill 2 lessons…' }));
    await screen.findByText('2 lessons · 1 family · $101.70');
    fireEvent.click(screen.getByRole('button', { name: 'Bill 2 lessons · $101.70' }));
    await screen.findByRole('heading', { name: '2 lessons billed on 1 invoice, $101.70' });
    expect(calls.find(({ path }) => path === 'lesson_billing/start')?.body).toEqual({
      lesson_person_ids: ['a', 'b'],
      send_mails: 0,
      seen_lessons: 2,
      seen_total: 101.7,
    });
    expect(address()).toContain('run=r1');
  });

  it('are left out one by one, or a family at once', async () => {
    open();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Anna Kowalska, Tue 27 Oct, 16:00' }));
    screen.getByRole('button', { name: 'Bill 1 lesson…' });
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All of Kasia Kowalska' });
    expect(all.indeterminate).toBe(true);
    fireEvent.click(all);
    screen.getByRole('button', { name: 'Bill 2 lessons…' });
    fireEvent.click(all);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bill 0 lessons…' }).disabled).toBe(true);
  });

  it('are found by the name of the account or the rider, and only what is seen is billed', async () => {
    open({}, '/unbilled?q=brandt');
    await screen.findByRole('link', { name: 'Leo Brandt' });
    expect(screen.queryByRole('link', { name: 'Kasia Kowalska' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bill 0 lessons…' }).disabled).toBe(true);
  });

  it('say what the preview leaves out', async () => {
    open({
      'lesson_billing/preview': () => ({ ...preview, without_price: 1, gone: 2, credits: 10, without_email: 1 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Bill 2 lessons…' }));
    await screen.findByText(/1 lesson has no price and is left out\. 2 lessons are covered or gone by now/);
    screen.getByText(/\$10\.00 of credits are taken off\./);
    fireEvent.click(screen.getByLabelText('Mail the invoices at once'));
    await screen.findByText(/1 family cannot be mailed: no address\./);
  });

  it('say so if something was paid meanwhile', async () => {
    open({
      'lesson_billing/start': () => refuse(409, { code: 'billing_changed', message: 'By now it would bill 1 lesson.' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Bill 2 lessons…' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Bill 2 lessons · $101.70' }));
    await screen.findByText('By now it would bill 1 lesson.');
  });

  it('wait again once the run is taken back, after a question with its numbers', async () => {
    const { calls } = open(
      { 'lesson_billing/run': () => run({ mailed: 1 }), 'lesson_billing/undo': () => run({ state: 'reverted' }) },
      '/unbilled?run=r1',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Take back…' }));
    await screen.findByText(/2 lessons wait for cover again\. 1 invoice was mailed: tell these families\./);
    fireEvent.click(screen.getByRole('button', { name: 'Take back 1 invoice' }));
    await screen.findByText('2 lessons wait again');
    expect(calls.find(({ path }) => path === 'lesson_billing/undo')?.body).toEqual({ id: 'r1' });
  });

  it('stay billed once something is paid, and say how far a run is', async () => {
    open({ 'lesson_billing/run': () => run({ paid_invoices: 1 }) }, '/unbilled?run=r1');
    await screen.findByText(/Something of 1 invoice is paid, so it stays\./);
    expect(screen.queryByRole('button', { name: 'Take back…' })).toBeNull();
  });

  it('name the runs before, with what became of them', async () => {
    open({ 'lesson_billing/runs': () => ({ runs: [run(), run({ id: 'r0', state: 'reverted' })] }) });
    const earlier = await screen.findByRole('heading', { name: 'Billed before' });
    expect(
      within(earlier.parentElement!)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/unbilled?run=r1', '/unbilled?run=r0']);
    screen.getByText('taken back');
  });

  it('say that there are none, and what nobody has said', async () => {
    open({
      'lesson_billing/index': () =>
        found({ accounts: [], lessons: 0, without_price: 0, total: 0, size: 0, unmarked: 4 }),
    });
    await screen.findByRole('heading', { name: 'Everything that was ridden is covered' });
    screen.getByText('4 more lessons are over without anybody having said who was there.');
  });

  it('cannot be billed where the barn writes no invoices', async () => {
    open({ 'lesson_billing/index': () => found({ uses_invoices: 0 }) });
    await screen.findByText(/Lessons are billed on invoices, which this barn does not use\./);
    expect(screen.queryByRole('button', { name: /^Bill/ })).toBeNull();
  });

  it('load, and say why they did not come', async () => {
    open({ 'lesson_billing/index': never });
    await screen.findByRole('status', { name: 'Loading the lessons' });
  });

  it('say why they did not come', async () => {
    open({ 'lesson_billing/index': () => refuse(409, { message: 'Not now.' }) });
    await screen.findByText('Not now.');
  });

  it('are not open to staff', async () => {
    openScreen(<UnbilledPage />, { as: { type: 'INS', codes: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] } });
    await screen.findByText('This page is not open to you');
  });
});
