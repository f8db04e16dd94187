import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { never, promised, refuse } from '@/testing/server';
import { payment, invoice, sold, item, financial, open, bodyOf } from './testing/money-desk';

describe('invoices and payments', () => {
  it('lists invoices with what is outstanding, and pays one by hand (R181 R226 R242)', async () => {
    const { calls } = open('invoices', { 'payments/create': never });
    expect(await screen.findByText('$508.50', { selector: 'strong' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'pay manually' }));
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    fireEvent.change(amount, { target: { value: '500' } });
    fireEvent.click(await screen.findByRole('checkbox', { name: /Take \$500.00 for the whole invoice/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save Payment' }));
    await waitFor(() =>
      expect(bodyOf(calls, 'payments/create')).toMatchObject({
        is_invoice_payment: 1,
        payment_id: 'i7',
        amount: 500,
        accept_difference: 1,
        payment_method: 'cash',
      }),
    );
  });

  it.each([
    ['508.50', 508.5],
    ['500', 500],
  ])('asks nobody to take %s for the whole invoice unless staff say so (E06)', async (typed, amount) => {
    const { calls } = open('invoices', { 'payments/create': never });
    fireEvent.click(await screen.findByRole('link', { name: 'pay manually' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Amount' }), { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Save Payment' }));
    await waitFor(() => expect(bodyOf(calls, 'payments/create')).toMatchObject({ payment_id: 'i7', amount }));
    expect(bodyOf(calls, 'payments/create')).not.toHaveProperty('accept_difference');
  });

  it('shows an invoice with its packages and the texts of the barn', async () => {
    open('invoices/inv/i7');
    const dialog = await screen.findByRole('dialog', { name: 'Invoice 7' });
    for (const text of ['Anna Kowalska', '10 lessons', '1 Hill Road', 'Thank you', 'unpaid'])
      expect(within(dialog).getByText(text)).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'pay manually' })).toBeTruthy();
  });

  it.each([
    ['unpaid', { outstanding: 508.5, paid: 0 }],
    ['paid', { outstanding: 0, paid: 1 }],
    ['nothing owed', { outstanding: 0, paid: 0 }],
  ])('says of one in the list and opened that it is %s', async (state, own) => {
    open('invoices/inv/i7', {
      'reports/financial': () => financial([invoice(own)]),
      'items/getAllItemsForPayment': () => ({ items: [], payment: invoice(own) }),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Invoice 7' });
    await within(dialog).findByText(state);
    expect(screen.getAllByText(state)).toHaveLength(2);
  });

  it('offers no payment of an invoice that is paid (R181)', async () => {
    open('invoices', { 'reports/financial': () => financial([invoice({ paid: 1, outstanding: 0 })]) });
    await screen.findByRole('link', { name: 'Invoice 7' });
    expect(screen.queryByRole('link', { name: 'pay manually' })).toBeNull();
  });

  it('says what goes with a payment before it is deleted (E07)', async () => {
    const { calls } = open('payments', { 'payments/deleteManualPayment': () => ({ payment_id: 'm1' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the payment of $508.50' }));
    await screen.findByText(/1 package will be deleted with it: 10 lessons for Anna Kowalska/);
    fireEvent.click(screen.getByRole('button', { name: 'Delete Payment' }));
    await screen.findByText('The payment of $508.50 was deleted');
    expect(bodyOf(calls, 'payments/deleteManualPayment')).toEqual({ payment_id: 'm1' });
  });

  it('deletes no payment before it is known what goes with it (E07)', async () => {
    const known = promised<object>();
    open('payments', { 'items/getAllItemsForPayment': () => known.promise });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the payment of $508.50' }));
    const remove = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete Payment' });
    expect(remove.disabled).toBe(true);
    known.keep({ items: [sold], payment: payment() });
    await screen.findByText(/1 package will be deleted with it/);
    expect(remove.disabled).toBe(false);
  });

  it('says why an invoice cannot be paid right now, and can be left', async () => {
    const { address } = open('invoices/manualPurchase/m1', {
      'items/getAllItemsForPayment': () => refuse(409, { message: 'No.' }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay invoice' }));
    await dialog.findByText('No.');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toMatch(/invoices$/));
  });

  const back = (paid: 0 | 1) => ({
    'reports/financial': () =>
      financial([payment({ id: 'r1', transaction_type: 'refund', payment_method: null, total: -45, paid })]),
    'payments/approveRefund': () => ({ payment_id: 'r1' }),
  });

  it('gives back a refund that waits, after it was said what happens (C09)', async () => {
    const { calls } = open('payments', back(0));
    fireEvent.click(await screen.findByRole('button', { name: 'Give $45.00 back' }));
    await screen.findByText(/What was paid by card goes back to that card/);
    fireEvent.click(screen.getByRole('button', { name: 'Give back' }));
    await screen.findByText('$45.00 is given back');
    expect(bodyOf(calls, 'payments/approveRefund')).toEqual({ payment_id: 'r1' });
  });

  it('gives back by hand what came by card, where staff say so (C09)', async () => {
    const { calls } = open('payments', back(0));
    fireEvent.click(await screen.findByRole('button', { name: 'Give $45.00 back' }));
    fireEvent.change(await screen.findByLabelText('Given back'), { target: { value: 'transfer' } });
    fireEvent.click(screen.getByRole('button', { name: 'Give back' }));
    await screen.findByText('$45.00 is given back');
    expect(bodyOf(calls, 'payments/approveRefund')).toEqual({ payment_id: 'r1', payment_method: 'transfer' });
  });

  it('says of a refund that was given how', async () => {
    const given = {
      id: 'r1',
      transaction_type: 'refund',
      payment_method: 'transfer',
      reference: null,
      total: -45,
      paid: 1,
    };
    open('payments', { 'reports/financial': () => financial([payment(given)]) });
    await screen.findByText('Bank Transfer');
  });

  it('offers nothing for a refund that was given', async () => {
    open('payments', back(1));
    await screen.findByText('Refund');
    expect(screen.queryByRole('button', { name: /Give/ })).toBeNull();
    expect(screen.queryByText('waits for approval')).toBeNull();
  });
});

describe("a client's package", () => {
  it('opens with the lessons that it pays for (R244)', async () => {
    open('purchases/package/it1');
    const dialog = await screen.findByRole('dialog', { name: 'Package Details: 10 lessons' });
    expect(within(dialog).getByText('Lessons within the package')).toBeTruthy();
    expect(within(dialog).getByText(/Beginner group/)).toBeTruthy();
  });

  it('is edited; what is emptied becomes 0 (R167)', async () => {
    const { calls } = open('purchases/package/it1/edit', { 'items/update': () => ({ item }) });
    const count = await screen.findByRole('textbox', { name: 'Count' });
    fireEvent.change(count, { target: { value: '' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Price' }), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Package had been changed and recalculated');
    expect(bodyOf(calls, 'items/update')).toMatchObject({
      id: 'it1',
      purchase_date: '2026-11-20',
      start_count: 0,
      price: 0,
    });
  });

  it.each([
    ['edit', 'Edit package'],
    ['delete', 'Delete package'],
  ])('says why it does not open where it does not: %s', async (verb, name) => {
    open(`purchases/package/it1/${verb}`, { 'items/studentPurchase': () => refuse(409, { message: 'Not now.' }) });
    await within(await screen.findByRole('dialog', { name })).findByText('Not now.');
  });

  it('shows what the server refuses in the form', async () => {
    open('purchases/package/it1/edit', {
      'items/update': () => refuse(409, { code: 'credit_stays', message: 'A credit can not be edited.' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByText('A credit can not be edited.');
  });

  it('is deleted only after a warning (R167)', async () => {
    const { calls } = open('purchases/package/it1/delete', { 'items/delete': () => ({ id: 'it1' }) });
    const dialog = await screen.findByRole('dialog', { name: 'Whoa there!' });
    expect(within(dialog).getByText("Warning! You are about to delete this client's package.")).toBeTruthy();
    expect(within(dialog).getByText('Package counts will be automatically recalculated when deleted.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(bodyOf(calls, 'items/delete')).toEqual({ id: 'it1' }));
  });

  it('that was paid by card is deleted after it was said that no money goes back (C25)', async () => {
    const { calls } = open('purchases/package/it1/delete', {
      'items/studentPurchase': () => ({ data: { data: item, lessons: [], paid_by_card: 1 } }),
      'items/delete': () => ({ id: 'it1' }),
    });
    await screen.findByText('This package was paid by card. Deleting it gives no money back.');
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(bodyOf(calls, 'items/delete')).toEqual({ id: 'it1', despite_card: 1 }));
  });
});
