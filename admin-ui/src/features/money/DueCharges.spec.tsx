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
  release: null,
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

  const release = (own: object = {}) => ({
    on: '2026-12-23',
    sentence: 'If it is not paid before Wed 23 Dec, these places are released.',
    is_held: 0,
    held_reason: null,
    held_by: null,
    held_on: null,
    size: 6,
    places: [{ student_name: 'Anna Kowalska', title: 'Beginner group', count: 6, from: '2026-12-15' }],
    ...own,
  });
  const overdue = (own: object = {}) => charge({ on: null, failed_on: '2026-12-13', release: release(own) });

  it('says what is released, and lets it wait with a reason', async () => {
    const { calls } = open('invoices', {
      'payments/dueCharges': () => charges(agreed, overdue()),
      'payments/holdRelease': () => ({ release: release({ is_held: 1 }) }),
    });
    const at = await section();
    at.getByText('If it is not paid before Wed 23 Dec, these places are released.');
    fireEvent.click(at.getByRole('button', { name: 'Let the release wait: invoice 7' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Let it wait' }));
    await screen.findByText('Say why');
    fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Pays on Friday' } });
    fireEvent.click(screen.getByRole('button', { name: 'Let it wait' }));
    await screen.findByText('Nothing is released for now');
    expect(bodyOf(calls, 'payments/holdRelease')).toEqual({ payment_id: 'i7', reason: 'Pays on Friday' });
  });

  it('says who lets it wait and why, and lets it go on', async () => {
    const held = { is_held: 1, held_reason: 'Pays on Friday', held_by: 'Olga Berg', held_on: '2026-12-14' };
    const { calls } = open('invoices', {
      'payments/dueCharges': () => charges(agreed, overdue(held)),
      'payments/resumeRelease': () => ({ release: release() }),
    });
    const at = await section();
    at.getByText(/^Waits since Mon 14 Dec 2026, Olga Berg: “Pays on Friday” Nothing is released/);
    fireEvent.click(at.getByRole('button', { name: 'Let the release go on: invoice 7' }));
    await screen.findByText(/reminded by mail once more/);
    fireEvent.click(screen.getByRole('button', { name: 'Let it go on' }));
    await screen.findByText('The release goes on');
    expect(bodyOf(calls, 'payments/resumeRelease')).toEqual({ payment_id: 'i7' });
  });

  it('releases at once after the list was seen', async () => {
    const { calls } = open('invoices', {
      'payments/dueCharges': () => charges(agreed, overdue()),
      'payments/releasePlaces': () => ({ release: null }),
    });
    fireEvent.click((await section()).getByRole('button', { name: 'Release 6 places now: invoice 7' }));
    const list = within(await screen.findByRole('list', { name: 'Places that are released' }));
    list.getByText('Anna Kowalska: Beginner group, 6 lessons from Tue 15 Dec 2026');
    screen.getByText(/It cannot be undone/);
    fireEvent.click(screen.getByRole('button', { name: 'Release 6 places' }));
    await screen.findByText('6 places released');
    expect(bodyOf(calls, 'payments/releasePlaces')).toEqual({ payment_id: 'i7', seen: 6 });
  });

  it('is not there where nobody agreed and nothing failed', async () => {
    open('payments');
    await screen.findByRole('table');
    expect(screen.queryByRole('region', { name: 'Charged to a saved card' })).toBeNull();
  });
});
