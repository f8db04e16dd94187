import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { never, refuse, type Answers } from '@/testing/server';
import { barn, longName, openScreen } from '@/testing/staff';
import TillPage from './TillPage';

const closing = (own: object = {}) => ({
  closing_id: 'c1',
  closed_at: '2026-11-20T23:00:00.000Z',
  closed_by: 'Maya Reyes',
  opening: 100,
  expected: 350,
  counted: 345.5,
  difference: -4.5,
  left: 100,
  taken_out: 245.5,
  remark: null,
  ending: null,
  ended_at: null,
  ended_by: null,
  ...own,
});
const till = (own: object = {}) => ({
  day: '2026-11-20',
  today: '2026-11-24',
  is_closed: 0,
  opening: 100,
  opening_from: '2026-11-19',
  expected_cash: 350,
  expected_total: 758.5,
  after_total: 0,
  takings: [
    { method: 'cash', name: 'Cash', payments: 3, refunds: -45, expected: 250, after: 0 },
    { method: 'transfer', name: 'Bank Transfer', payments: 1, refunds: 0, expected: 508.5, after: 0 },
  ],
  late: [],
  closings: [],
  ...own,
});
const closed = (own: object = {}) => till({ is_closed: 1, closings: [closing()], ...own });

const open = (day: object, own: Answers = {}, at = '/till/2026-11-20') =>
  openScreen(
    <Routes>
      <Route path="/till/:day?" element={<TillPage />} />
    </Routes>,
    {
      at,
      answers: {
        'farms/farmDefaults': () => ({
          farmDefaults: { ...barn, currency_symbol: '$' },
          currentUser: { person_id: 'p1' },
        }),
        'till/day': () => day,
        'till/preview': ({ query }: { query: URLSearchParams }) => ({
          opening: 100,
          expected: 350,
          counted: Number(query.get('counted')),
          difference: -4.5,
          left: 100,
          taken_out: 245.5,
        }),
        ...own,
      },
    },
  );
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe('closing a day’s takings', () => {
  it('shows what is expected by method, and says what a count comes to before it is kept', async () => {
    const { calls } = open(till(), { 'till/close': () => closed() });
    const table = await screen.findByRole('table', { name: 'Takings by method' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['MethodPaymentsGiven backTotal', 'Cash3−$45.00$250.00', 'Bank Transfer1–$508.50', 'All––$758.50']);
    screen.getByText('As Thu 19 Nov 2026 left it');
    await type(/^Counted cash/, '345.50');
    await screen.findByText('$4.50 too little');
    screen.getByText('$245.50 goes to the bank, $100.00 stays for the next day.');
    await type(/^Remark/, 'Change was wrong.');
    fireEvent.click(screen.getByRole('button', { name: 'Close Fri 20 Nov' }));
    await screen.findByText('Fri 20 Nov 2026 is closed');
    expect(calls.find(({ path }) => path === 'till/close')?.body).toEqual({
      day: '2026-11-20',
      opening: 100,
      counted: 345.5,
      remark: 'Change was wrong.',
      seen_expected: 350,
    });
  });

  it('keeps nothing before something was counted', async () => {
    const { calls } = open(till());
    fireEvent.click(await screen.findByRole('button', { name: 'Close Fri 20 Nov' }));
    await screen.findByText('An amount like 45 or 45.50');
    expect(calls.filter(({ path }) => path === 'till/close' || path === 'till/preview')).toEqual([]);
  });

  it('says what the server says: that somebody else was faster', async () => {
    open(till(), {
      'till/close': () => refuse(409, { code: 'till_closed', message: 'Ada Minister has closed this day.' }),
    });
    await type(/^Counted cash/, '345.50');
    await screen.findByText('$4.50 too little');
    fireEvent.click(screen.getByRole('button', { name: 'Close Fri 20 Nov' }));
    await screen.findByText('Ada Minister has closed this day.');
  });

  it('shows a closed day with who and when by the barn’s clock, and what came after it', async () => {
    const late = { payment_id: 'y1', account_holder_id: 'p9', name: longName, method: 'Check', amount: 45 };
    open(
      closed({
        after_total: 45,
        takings: [
          { method: 'cash', name: 'Cash', payments: 3, refunds: 0, expected: 250, after: 0 },
          { method: 'cheque', name: 'Check', payments: 0, refunds: 0, expected: 0, after: 45 },
        ],
        late: [{ ...late, recorded_at: '2026-11-21T15:00:00.000Z' }],
        closings: [
          closing({ remark: 'Change was wrong.' }),
          closing({
            closing_id: 'c0',
            counted: 340,
            ending: 'corrected',
            ended_at: '2026-11-20T23:30:00Z',
            ended_by: null,
          }),
        ],
      }),
    );
    await screen.findByText('$4.50 too little');
    screen.getByText('Closed Fri 20 Nov, 18:00 by Maya Reyes');
    screen.getByText('Change was wrong.');
    screen.getByText('Check', { selector: 'th span' });
    expect(screen.getByRole('link', { name: longName }).getAttribute('href')).toBe('/clienthome/p9/payments');
    screen.getByText(/\$45\.00, Check, recorded Sat 21 Nov, 10:00/);
    screen.getByText(/\$340\.00 counted, \$350\.00 expected\./);
    screen.getByText(/Corrected Fri 20 Nov, 18:30 by somebody who is gone\./);
  });

  it('corrects a closing from its own figures', async () => {
    const { calls } = open(closed(), { 'till/close': () => closed() });
    fireEvent.click(await screen.findByRole('button', { name: 'Correct…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct Fri 20 Nov 2026' });
    const counted = within(dialog).getByLabelText<HTMLInputElement>(/^Counted cash/);
    expect(counted.value).toBe('345.50');
    fireEvent.change(counted, { target: { value: '350' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Correct' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === 'till/close')?.body).toMatchObject({ counted: 350, corrects: 'c1' }),
    );
  });

  it('opens a day again after a question', async () => {
    const { calls } = open(closed(), { 'till/reopen': () => till() });
    fireEvent.click(await screen.findByRole('button', { name: 'Open again…' }));
    await screen.findByText(/counts as not closed until somebody counts it again/);
    fireEvent.click(screen.getByRole('button', { name: 'Open again' }));
    await screen.findByText('Fri 20 Nov 2026 is open again');
    expect(calls.find(({ path }) => path === 'till/reopen')?.body).toEqual({ day: '2026-11-20', closing_id: 'c1' });
  });

  it('says that a day is still to come, that it loads, and why it did not', async () => {
    open(till(), {}, '/till/2126-11-20');
    await screen.findByRole('heading', { name: 'This day is still to come' });
  });

  it('says that it loads', async () => {
    open(till(), { 'till/day': never });
    await screen.findByRole('status', { name: 'Loading the takings' });
  });

  it('says why it did not come', async () => {
    open(till(), { 'till/day': () => refuse(409, { message: 'Not now.' }) });
    await screen.findByText('Not now.');
  });

  it('is not open to staff', async () => {
    openScreen(<TillPage />, { as: { type: 'INS', codes: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] } });
    await screen.findByText('This page is not open to you');
  });
});
