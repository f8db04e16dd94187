import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { never, refuse } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import AccountingPage from './AccountingPage';

const sum = (label: string, code: string | null, balance: number) => ({
  label,
  code,
  rate: null,
  debit: Math.max(0, balance),
  credit: Math.max(0, -balance),
  balance,
});
const file = (format: string, label: string, lack: object | null = null) => ({
  format,
  label,
  file_name: `${format}.csv`,
  lack,
});
const found = (own: object = {}) => ({
  from: '2036-09-01',
  to: '2036-09-30',
  has_codes: 1,
  documents: 12,
  total: 508.5,
  accounts: [sum('Cash', '1000', 508.5), sum('Revenue', '8400', -450), sum('Tax of 13 %', '1776', -58.5)],
  missing: [],
  formats: [
    file('generic', 'CSV'),
    file('datev', 'DATEV'),
    file('quickbooks', 'QuickBooks Online'),
    file('xero', 'Xero'),
  ],
  ...own,
});
const open = (answer: object | ((query: URLSearchParams) => unknown), more: object = {}) =>
  openScreen(<AccountingPage />, {
    at: '/reports/accounting?from=2036-09-01&to=2036-09-30',
    answers: {
      'reports/accounting': ({ query }: { query: URLSearchParams }) =>
        typeof answer === 'function' ? answer(query) : answer,
    },
    ...more,
  });

describe('the books of some days', () => {
  it('say what every account comes to, and that both sides are the same', async () => {
    const { calls } = open(found());
    await screen.findByText(/^12 documents, \S*508\.50 booked: debits and credits are the same\.$/);
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows.slice(1)).toEqual([
      ['Cash', '1000', expect.stringMatching(/508\.50$/), '–', expect.stringMatching(/508\.50$/)],
      ['Revenue', '8400', '–', expect.stringMatching(/450\.00$/), expect.stringMatching(/^−.*450\.00$/)],
      ['Tax of 13 %', '1776', '–', expect.stringMatching(/58\.50$/), expect.stringMatching(/^−.*58\.50$/)],
    ]);
    const [asked] = calls.filter(({ path }) => path === 'reports/accounting');
    expect([asked?.query.get('date1'), asked?.query.get('date2')]).toEqual(['2036-09-01', '2036-09-30']);
    expect(screen.queryByRole('region', { name: 'Missing account codes' })).toBeNull();
  });

  it('name what has no code before a file is taken, and lead to where it is entered', async () => {
    const lack = { field: 'account_fee', message: 'Card fee has no account code yet.' };
    open(
      found({
        missing: [{ ...lack, label: 'Card fee' }],
        formats: [file('generic', 'CSV'), file('xero', 'Xero', lack)],
      }),
    );
    const missing = await screen.findByRole('region', { name: 'Missing account codes' });
    within(missing).getByText('1 account has no code yet');
    expect(within(missing).getByRole('link', { name: 'Card fee' }).getAttribute('href')).toBe(
      '/setup/updateprefs#settings-accounting',
    );
    const files = within(screen.getByRole('region', { name: 'Files for bookkeeping' }));
    files.getByText('Card fee has no account code yet.');
    expect(files.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Download for a spreadsheet']);
  });

  it('are taken as a file of the same days', async () => {
    const { calls } = open(found(), {
      answers: { 'reports/accounting': () => found(), 'reports/accountingFile': () => 'Date' },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Download for DATEV' }));
    const asked = () =>
      calls.filter(({ path }) => path === 'reports/accountingFile').map(({ query }) => query.toString());
    await waitFor(() => expect(asked()).toEqual(['date1=2036-09-01&date2=2036-09-30&format=datev']));
  });

  it('begin with the first code', async () => {
    open(found({ has_codes: 0 }));
    await screen.findByRole('heading', { name: 'No account has a code yet' });
    expect(screen.getByRole('link', { name: 'Enter account codes' }).getAttribute('href')).toBe(
      '/setup/updateprefs#settings-accounting',
    );
  });

  it('are empty where nothing happened, loading until they come, and say why they do not', async () => {
    open(found({ documents: 0, accounts: [] }));
    await screen.findByRole('heading', { name: 'Nothing to book in these days' });
  });
  it('stand as grey lines until they come', async () => {
    open(() => never());
    await screen.findByRole('status', { name: 'Loading the bookings' });
  });
  it('say why they do not come', async () => {
    open(() => refuse(400, { code: 'invalid_input', message: 'At most 400 days can be asked for at once.' }));
    await screen.findByText('At most 400 days can be asked for at once.');
  });

  it('are for administrators alone', async () => {
    open(found(), { as: { type: 'INS', codes: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] } });
    await screen.findByText('This page is not open to you');
  });
});
