import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bodyOf, open } from './testing/money-desk';

const charge = (own: object = {}) => ({
  payment_id: 'i7',
  invoice_number: 7,
  amount: 518.67,
  on: '2026-12-04',
  failed_on: null,
  reason: null,
  can_try: 0,
  ...own,
});
const failed = { on: '2026-12-07', failed_on: '2026-12-04', reason: 'Your card was declined.', can_try: 1 };
const agreed = { last4: '4242', since: '2026-11-20', by: 'Kasia Kowalska' };
const charges = (agreement: object | null, ...all: object[]) => ({
  is_offered: 1,
  agreed: agreement,
  charges: all,
});
const section = async () => within(await screen.findByRole('region', { name: 'Charged to a saved card' }));

describe('what is due is charged to a saved card', () => {
  it('says who agreed, and what is charged next', async () => {
    open('payments', { 'payments/dueCharges': () => charges(agreed, charge()) });
    const at = await section();
    at.getByText('What is due is charged to the card ending in 4242');
    at.getByText('since Fri 20 Nov 2026, agreed by Kasia Kowalska');
    expect(at.getByRole('listitem').textContent).toBe('Invoice 7$518.67charged Fri 4 Dec 2026');
    expect(at.queryByRole('button', { name: /Try/ })).toBeNull();
  });

  it('says what failed, and tries again after a question', async () => {
    const { calls } = open('invoices', {
      'payments/dueCharges': () => charges(agreed, charge(failed)),
      'payments/tryCharge': () => charges(agreed),
    });
    const at = await section();
    expect(at.getByRole('listitem').textContent).toContain(
      'card not chargedFri 4 Dec 2026: Your card was declined.tried again Mon 7 Dec 2026',
    );
    fireEvent.click(at.getByRole('button', { name: 'Try invoice 7 now' }));
    await screen.findByText(/It is the next of three tries/);
    fireEvent.click(screen.getByRole('button', { name: 'Charge $518.67' }));
    await screen.findByText('$518.67 is charged');
    expect(bodyOf(calls, 'payments/tryCharge')).toEqual({ person_id: 'p1', payment_id: 'i7' });
  });

  it('says that it failed again', async () => {
    const last = charge({ ...failed, on: null, can_try: 0, failed_on: '2026-12-13' });
    open('invoices', {
      'payments/dueCharges': () => charges(agreed, charge(failed)),
      'payments/tryCharge': () => charges(agreed, last),
    });
    fireEvent.click((await section()).getByRole('button', { name: 'Try invoice 7 now' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Charge $518.67' }));
    await screen.findByText('Your card was declined.');
  });

  it('is ended by the barn after a question, and never begun', async () => {
    const { calls } = open('payments', {
      'payments/dueCharges': () => charges(agreed),
      'payments/endCharges': () => charges(null),
    });
    fireEvent.click((await section()).getByRole('button', { name: 'End this' }));
    await screen.findByText(/Only the family can begin this again\./);
    fireEvent.click(screen.getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(bodyOf(calls, 'payments/endCharges')).toEqual({ person_id: 'p1' }));
  });

  it('is not there where nobody agreed and nothing failed', async () => {
    open('payments');
    await screen.findByRole('table');
    expect(screen.queryByRole('region', { name: 'Charged to a saved card' })).toBeNull();
  });
});
