import { fireEvent, screen, within } from '@testing-library/react';
import { openClientHome } from '@/features/clients/home/testing/open-client-home';
import { refuse } from '@/testing/server';
import { answers } from './testing/money-desk';

const entry = (own: object) => ({ date: '2026-11-20', payment_id: 'i7', kind: 'invoice', charged: 0, paid: 0, ...own });
const statement = (own: object = {}) => ({
  name: 'Kasia Kowalska',
  from: '2026-01-01',
  until: '2026-12-31',
  opening: 100,
  entries: [
    entry({ what: 'Invoice 7', charged: 508.5, balance: 608.5 }),
    entry({ kind: 'payment', payment_id: 'm1', what: 'Payment for invoice 7, Check', paid: 408.5, balance: 200 }),
    entry({ kind: 'refund', payment_id: 'm2', what: 'Given back, Cash', charged: -45, paid: -45, balance: 200 }),
  ],
  charged: 463.5,
  paid: 363.5,
  closing: 200,
  open: 200,
  credits: 0,
  ...own,
});
const at = (own: object = {}, search = '', more: object = {}) =>
  openClientHome(
    { pathname: '/clienthome/p1/statement', search },
    { ...answers, 'payments/statement': () => statement(own), 'payments/statementPaper': () => ({}), ...more },
  );
const OCTOBER = '?from=2026-10-01&until=2026-10-31';
const asked = (calls: ReturnType<typeof at>['calls']) =>
  calls
    .filter(({ path }) => path === 'payments/statement')
    .map(({ query }) => [query?.get('person_id'), query?.get('from'), query?.get('until')]);

describe('an account statement', () => {
  it('is a line for each charge and payment, with what was open before and is open at the end', async () => {
    at();
    const table = within(await screen.findByRole('table', { name: 'Account statement' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DateWhatChargedPaidOpen',
      'Fri 20 Nov 2026Invoice 7$508.50$608.50',
      'Fri 20 Nov 2026Payment for invoice 7, Check$408.50$200.00',
      'Fri 20 Nov 2026Given back, Cash−$45.00−$45.00$200.00',
    ]);
    const links = table.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.map((href) => href?.split('p1/')[1])).toEqual(['invoices/inv/i7', 'payments/inv/m1']);
    expect(screen.getByText('Open before Thu 1 Jan 2026').nextSibling?.textContent).toBe('$100.00');
    expect(screen.getByText('Open at the end of Thu 31 Dec 2026').nextSibling?.textContent).toBe('$200.00');
    expect(screen.queryByText('Credits not used yet')).toBeNull();
  });

  it('says what credits are left, and that nothing happened', async () => {
    at({ entries: [], credits: 91.5 });
    await screen.findByText('Nothing happened on this account between these days');
    expect(screen.getByText('Credits not used yet').nextSibling?.textContent).toBe('$91.50');
  });

  it('is of the days that its address names, and of the period that is chosen', async () => {
    const { calls } = at({}, OCTOBER);
    await screen.findByRole('table', { name: 'Account statement' });
    expect(asked(calls)).toEqual([['p1', '2026-10-01', '2026-10-31']]);
    fireEvent.click(screen.getByRole('button', { name: /Period/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /^This year/ }));
    await screen.findByRole('table', { name: 'Account statement' });
    const [, last] = asked(calls);
    expect([last?.[1]?.slice(4), last?.[2]?.slice(4)]).toEqual(['-01-01', '-12-31']);
  });

  it('is downloaded as a PDF of the same days', async () => {
    const { calls } = at({}, OCTOBER);
    fireEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await screen.findByRole('button', { name: 'Download PDF' });
    expect(calls.find(({ path }) => path === 'payments/statementPaper')?.query?.get('from')).toBe('2026-10-01');
  });

  const sending = async (answer: () => unknown) => {
    const { calls } = at({}, OCTOBER, { 'payments/sendStatement': answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Email…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Email account statement' }));
    return { calls, dialog };
  };
  const sent = (calls: ReturnType<typeof at>['calls']) =>
    calls.filter(({ path }) => path === 'payments/sendStatement').map(({ body }) => body);

  it('is emailed, of the same days, after it was said to whom', async () => {
    const { calls, dialog } = await sending(() => ({ email: 'mother@home.test' }));
    expect(dialog.getByText(/the account holder.* from Thu 1 Oct 2026 to Sat 31 Oct 2026, with a PDF/)).toBeTruthy();
    expect(sent(calls)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText('Account statement emailed to mother@home.test');
    expect(sent(calls)).toEqual([{ person_id: 'p1', from: '2026-10-01', until: '2026-10-31' }]);
  });

  it('stays asked where nobody can be written to', async () => {
    const message = 'No email address of this account holder is known, or the account is inactive.';
    const { dialog } = await sending(() => refuse(409, { code: 'account_without_email', message }));
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText(message);
    expect(dialog.getByRole('button', { name: 'Send' })).toBeTruthy();
  });
});
