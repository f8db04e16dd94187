import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { never, refuse, type Answers } from '@/testing/server';
import { barn, openScreen } from '@/testing/staff';
import PaymentIssues from './PaymentIssues';

const issue = (own: object = {}) => ({
  id: 'r1',
  kind: 'refund_requested',
  payment_id: 'r1',
  account_holder_id: 'p9',
  name: 'Kasia Kowalska',
  amount: 45,
  since: '2026-11-20',
  evidence_by: null,
  payment_method: 'card',
  reference: null,
  student_name: 'Anna Kowalska',
  lesson_title: 'Beginner group',
  lesson_date: '2026-11-24',
  note: 'A cold.',
  paid: 508.5,
  stays: 463.5,
  release: null,
  ...own,
});
const other = { student_name: null, lesson_title: null, lesson_date: null, note: null, paid: null, stays: null };
const open = (issues: object[], own: Answers = {}) =>
  openScreen(<PaymentIssues />, {
    answers: {
      'farms/farmDefaults': () => ({
        farmDefaults: { ...barn, currency_symbol: '$' },
        currentUser: { person_id: 'p1' },
      }),
      'payments/issues': () => ({ issues, size: issues.length }),
      ...own,
    },
  });

describe('payment issues (C09)', () => {
  it('says of each who, how much, since when and what is to be done, and leads to the payments', async () => {
    open([issue()]);
    const [row] = await screen.findAllByRole('listitem');
    for (const text of [
      'Refund asked for',
      '$45.00',
      'since Fri 20 Nov 2026',
      'Anna Kowalska, Beginner group, Tue 24 Nov 2026. “A cold.” $463.50 stays of $508.50 paid. Give it back, or decline it.',
    ])
      within(row!).getByText(text);
    const link = within(row!).getByRole('link', { name: 'Kasia Kowalska' });
    expect(link.getAttribute('href')).toBe('/clienthome/p9/payments');
  });

  it.each([
    [
      'dispute',
      { evidence_by: '2026-11-27', reference: 'dp_1' },
      /Answer dispute dp_1 .* by Fri 27 Nov 2026, or it is lost/,
    ],
    ['dispute', { reference: 'dp_1' }, /decides about dispute dp_1/],
    ['return_failed', { reference: 'pi_1' }, /Give pi_1 back at the card provider/],
    ['account_removed', { reference: 'pi_1' }, /whether pi_1 was paid/],
    ['charge_failed', { reason: 'Your card was declined.', next_try: '2026-12-07' }, /tried again on Mon 7 Dec 2026/],
    ['charge_failed', { reason: 'Your card was declined.', next_try: null }, /not tried again by itself/],
  ])('says what is to be done about a %s', async (kind, own, says) => {
    open([issue({ kind, ...other, ...own })]);
    await screen.findByText(says);
    expect(screen.queryByRole('button', { name: /Give back|Decline/ })).toBeNull();
  });

  it('says which places are released unless it is paid, and what can be done', async () => {
    const release = {
      on: '2026-12-23',
      sentence: 'If it is not paid before Wed 23 Dec, these places are released.',
      is_held: 0,
      held_reason: null,
      held_by: null,
      held_on: null,
      size: 6,
      places: [],
    };
    open([issue({ kind: 'charge_failed', ...other, reason: 'Declined.', next_try: null, release })]);
    const [row] = await screen.findAllByRole('listitem');
    within(row!).getByText(release.sentence);
    within(row!).getByRole('button', { name: 'Let the release wait: Kasia Kowalska' });
    within(row!).getByRole('button', { name: 'Release 6 places now: Kasia Kowalska' });
  });

  it.each(['refund_requested', 'refund_failed'])(
    'gives a refund back from the list, by card or by hand: %s',
    async (kind) => {
      const { calls } = open([issue({ kind })], { 'payments/approveRefund': () => ({ payment_id: 'r1' }) });
      fireEvent.click(await screen.findByRole('button', { name: 'Give back $45.00' }));
      await screen.findByText(/^\$45\.00 goes back to the card that was charged/);
      fireEvent.click(screen.getByRole('button', { name: 'Give back' }));
      await screen.findByText('$45.00 is given back');
      expect(calls.find(({ path }) => path === 'payments/approveRefund')?.body).toEqual({ payment_id: 'r1' });
      await waitFor(() => expect(calls.filter(({ path }) => path === 'payments/issues').length).toBeGreaterThan(1));
    },
  );

  it('declines a refund from the list, with a reason', async () => {
    const { calls } = open([issue()], { 'payments/declineRefund': () => ({ payment_id: 'r1' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Decline $45.00' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), { target: { value: 'Too late.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Decline refund' }));
    await screen.findByText('The refund of $45.00 is declined');
    const sent = calls.find(({ path }) => path === 'payments/declineRefund');
    expect(sent?.body).toEqual({ payment_id: 'r1', reason: 'Too late.' });
  });

  it('keeps the focus in the list once what had it was done', async () => {
    let left = [issue(), issue({ id: 'r2', payment_id: 'r2', name: 'Leo Brandt' })];
    open([], {
      'payments/issues': () => ({ issues: left, size: left.length }),
      'payments/declineRefund': () => {
        left = left.slice(1);
        return { payment_id: 'r1' };
      },
    });
    const [decline] = await screen.findAllByRole('button', { name: 'Decline $45.00' });
    act(() => decline!.focus());
    fireEvent.click(decline!);
    fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), { target: { value: 'Too late.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Decline refund' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Kasia Kowalska' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Leo Brandt' })));
  });

  it('closes a payment that was left open, after it was said that nothing is recorded', async () => {
    const { calls } = open([issue({ kind: 'account_removed', ...other, reference: 'pi_1' })], {
      'payments/closeStrandedPayment': () => ({ payment_id: 'r1' }),
    });
    expect((await screen.findByRole('link', { name: 'Connect' })).getAttribute('href')).toBe('/setup/updateprefs');
    fireEvent.click(screen.getByRole('button', { name: 'Close the payment of $45.00' }));
    await screen.findByText(/^Nothing is recorded: \$45\.00 counts as not paid/);
    fireEvent.click(screen.getByRole('button', { name: 'Close payment' }));
    await screen.findByText('The payment of $45.00 is closed');
    const sent = calls.find(({ path }) => path === 'payments/closeStrandedPayment');
    expect(sent?.body).toEqual({ payment_id: 'r1' });
  });

  it('come twenty at a time', async () => {
    const page = (from: number) =>
      Array.from({ length: 20 }, (_, n) => issue({ id: `r${from + n}`, name: `Family ${from + n}` }));
    open([], {
      'payments/issues': ({ query }) =>
        query.get('offset') === '20' ? { issues: page(20).slice(0, 1), size: 21 } : { issues: page(0), size: 21 },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Next 20' }));
    await screen.findByRole('link', { name: 'Family 20' });
    expect(screen.getAllByRole('listitem')).toHaveLength(21);
  });

  it('says that there are none', async () => {
    open([]);
    await screen.findByRole('heading', { name: 'No payment issues' });
  });

  it('says that they are being asked for', async () => {
    open([], { 'payments/issues': never });
    await screen.findByRole('status', { name: 'Payment issues' });
  });

  it('says why they did not come', async () => {
    open([], { 'payments/issues': () => refuse(409, { message: 'Not now.' }) });
    await screen.findByText('Not now.');
  });

  it('are not open to staff', async () => {
    openScreen(<PaymentIssues />, { as: { type: 'INS', codes: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] } });
    await screen.findByText('This page is not open to you');
  });
});
