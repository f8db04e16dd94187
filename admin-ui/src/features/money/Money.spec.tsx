import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { never, promised, refuse } from '@/testing/server';
import { payment, invoice, item, financial, open, bodyOf, deletion, invoicePayment } from './testing/money-desk';

describe('invoices and payments', () => {
  it('lists invoices with what is outstanding, and pays one by hand (R181 R226 R242)', async () => {
    const { calls } = open('invoices', { 'payments/create': never });
    expect(await screen.findByText('$508.50', { selector: 'strong' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'pay manually' }));
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    fireEvent.change(amount, { target: { value: '500' } });
    fireEvent.click(await screen.findByRole('radio', { name: 'Take $500.00 for the whole invoice' }));
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

  it('pays a part of one unless staff say that it is the whole, and says what stays open (E06)', async () => {
    const { calls } = open('invoices', {
      'payments/payInvoices': () => ({ payments: [payment({ total: 500, invoice_id: 'i7' })] }),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'pay manually' }));
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    expect(screen.queryByRole('radio')).toBeNull();
    fireEvent.change(amount, { target: { value: '500' } });
    const part = await screen.findByRole<HTMLInputElement>('radio', { name: 'Pay a part; $8.50 stays open' });
    expect(part.checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Save Payment' }));
    await screen.findByText('$500.00 received for invoice 7');
    expect(bodyOf(calls, 'payments/payInvoices')).toMatchObject({
      billing_person_id: 'p9',
      amount: 500,
      invoices: [{ payment_id: 'i7' }],
      payment_method: 'cash',
    });
    expect(bodyOf(calls, 'payments/create')).toBeUndefined();
  });

  it('asks nobody what the whole amount means (E06)', async () => {
    const { calls } = open('invoices', { 'payments/create': never });
    fireEvent.click(await screen.findByRole('link', { name: 'pay manually' }));
    await screen.findByRole('textbox', { name: 'Amount' });
    fireEvent.click(screen.getByRole('button', { name: 'Save Payment' }));
    await waitFor(() => expect(bodyOf(calls, 'payments/create')).toMatchObject({ payment_id: 'i7', amount: 508.5 }));
    expect(bodyOf(calls, 'payments/create')).not.toHaveProperty('accept_difference');
  });

  it('receives one payment for several invoices, and says first what each gets (E06)', async () => {
    const { calls } = open('invoices', {
      'payments/previewInvoices': ({ body }) => invoicePayment((body as { amount?: number }).amount),
      'payments/payInvoices': () => ({
        payments: [payment({ invoice_id: 'i7' }), payment({ id: 'm2', credit_id: 'c1' })],
      }),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Receive Payment' }));
    const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    const dialog = within(screen.getByRole('dialog', { name: 'Receive Payment' }));
    expect(amount.value).toBe('508.50');
    fireEvent.change(amount, { target: { value: '600' } });
    await dialog.findByText('$0.00 of $508.50 stays open. $91.50 more becomes a credit of Anna Kowalska.');
    expect(dialog.getByRole('row', { name: /Invoice 7 .*\$508.50 \$508.50 \$0.00/ })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Save Payment' }));
    await screen.findByText('$600.00 received for 1 invoice');
    expect(bodyOf(calls, 'payments/payInvoices')).toMatchObject({ amount: 600, rest_as_credit: 1 });
    expect(bodyOf(calls, 'payments/payInvoices')).not.toHaveProperty('invoices');
  });

  it('says of an invoice that is partly paid what is open', async () => {
    open('invoices', {
      'reports/financial': () => financial([invoice({ part_paid: 100, outstanding: 408.5 })]),
    });
    await screen.findByText('partly paid');
    await screen.findByText('$408.50 open');
  });

  it.each([
    [0, 'due Fri 4 Dec 2026'],
    [12, '12 days overdue, due Fri 4 Dec 2026'],
  ])('says until when one is to be paid, %d days after that', async (overdue_days, words) => {
    const own = invoice({ due_date: '2026-12-04', overdue_days });
    open('invoices/inv/i7', {
      'reports/financial': () => ({
        ...financial([own]),
        outstandingTotals: { count: 1, total: 508.5, overdue: overdue_days ? 508.5 : 0 },
      }),
      'items/getAllItemsForPayment': () => ({ items: [], payment: own }),
    });
    await within(await screen.findByRole('dialog', { name: 'Invoice 7' })).findByText(words);
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(screen.queryAllByText(/\$508\.50 of it overdue/)).toHaveLength(overdue_days ? 1 : 0);
  });

  it('is due on another day, or on none, once staff say so', async () => {
    let due: string | null = '2026-12-18';
    const { calls } = open('invoices/inv/i7', {
      'payments/changeDueDate': () => ({ payment: invoice({ due_date: due }) }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Due date' }));
    const asked = () => screen.findByRole('dialog', { name: 'When is invoice 7 due?' });
    fireEvent.click(within(await asked()).getByRole('button', { name: 'Save' }));
    await screen.findByText('Invoice 7 is due Fri 18 Dec 2026');
    due = null;
    fireEvent.click(await screen.findByRole('button', { name: 'Due date' }));
    fireEvent.click(within(await asked()).getByRole('button', { name: 'Save' }));
    await screen.findByText('Invoice 7 names no due date');
    expect(bodyOf(calls, 'payments/changeDueDate')).toEqual({ payment_id: 'i7', due_date: null });
  });

  it('has no due date to be changed once it is paid', async () => {
    const paid = invoice({ outstanding: 0, paid: 1, due_date: '2026-12-04' });
    open('invoices/inv/i7', { 'items/getAllItemsForPayment': () => ({ items: [], payment: paid }) });
    await within(await screen.findByRole('dialog', { name: 'Invoice 7' })).findByText('paid');
    expect(screen.queryByRole('button', { name: 'Due date' })).toBeNull();
    expect(screen.queryByText(/due Fri/)).toBeNull();
  });

  it('shows an invoice with its packages and the texts of the barn', async () => {
    open('invoices/inv/i7');
    const dialog = await screen.findByRole('dialog', { name: 'Invoice 7' });
    for (const text of ['Anna Kowalska', '10 lessons', '1 Hill Road', 'Thank you', 'unpaid'])
      expect(within(dialog).getByText(text)).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'pay manually' })).toBeTruthy();
  });

  it('goes by mail to whom staff name, and says whether it did (R182)', async () => {
    let answer: () => unknown = () => refuse(404, { message: 'The invoice was not found.' });
    const { calls } = open('invoices/inv/i7', { 'payments/sendInvoice': () => answer() });
    fireEvent.click(await screen.findByRole('button', { name: 'Email' }));
    const to = await screen.findByRole<HTMLInputElement>('textbox', { name: 'To' });
    fireEvent.change(to, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('An email address is required');
    fireEvent.change(to, { target: { value: 'grandma@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/^error with emailing invoice\s+The invoice was not found\.$/);
    answer = () => ({ id: 'i7' });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('invoice emailed');
    expect(bodyOf(calls, 'payments/sendInvoice')).toEqual({ id: 'i7', email: 'grandma@example.com' });
    expect(await screen.findByRole('dialog', { name: 'Invoice 7' })).toBeTruthy();
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

  it('says of one, and of what is bought, that it waits for the family, until staff do not want it (E12)', async () => {
    const asked = {
      amount: 508.5,
      currency: 'CAD',
      asked: '2026-11-20',
      until: '2026-11-27',
      ended_by: null,
      items: [],
    };
    const waiting = { ...asked, payment_id: 'c1', invoice_id: 'i7', invoice_number: 7, state: 'waiting' };
    const bought = { person_name: 'Anna Kowalska', product_name: '10 lessons' };
    const declined = { ...asked, payment_id: 'c2', invoice_id: null, invoice_number: null, items: [bought] };
    const { calls } = open('invoices', {
      'payments/confirmations': () => ({
        confirmations: [waiting, { ...declined, state: 'ended', ended_by: 'family' }],
      }),
      'payments/endConfirmation': () => ({ confirmation: waiting }),
    });
    const rows = within(await screen.findByRole('list', { name: 'Asked to confirm' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '$508.50Invoice 7waiting for the familyasked 20 Nov 2026, until 27 Nov 2026Do not charge $508.50',
      '$508.5010 lessons for Anna Kowalskadeclined by the familyasked 20 Nov 2026',
    ]);
    expect(within(await screen.findByRole('table')).getByText('waiting for the family')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Do not charge $508.50' }));
    await screen.findByText('$508.50 is not charged');
    expect(bodyOf(calls, 'payments/endConfirmation')).toEqual({ payment_id: 'c1' });
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

  it('says what is open again, of one that was divided (E07)', async () => {
    open('payments', {
      'payments/previewDelete': () => ({
        total: 600,
        credit: 20,
        packages: [],
        invoices: [{ payment_id: 'i7', invoice_number: 7, opens: 508.5, outstanding: 518.5 }],
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the payment of $508.50' }));
    await screen.findByText('It was received as one payment of $600.00, which goes as a whole.');
    screen.getByText('Invoice 7: $508.50 will be open again, $518.50 in all. Its packages stay.');
    screen.getByText('The credit of $20.00 goes with it.');
  });

  it('deletes no payment before it is known what goes with it (E07)', async () => {
    const known = promised<object>();
    open('payments', { 'payments/previewDelete': () => known.promise });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the payment of $508.50' }));
    const remove = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete Payment' });
    expect(remove.disabled).toBe(true);
    known.keep(deletion);
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

  const back = (refund_state: string, payment_method: string | null = 'card') => ({
    'reports/financial': () =>
      financial([payment({ id: 'r1', transaction_type: 'refund', payment_method, total: -45, paid: 0, refund_state })]),
    'payments/approveRefund': () => ({ payment_id: 'r1' }),
    'payments/declineRefund': () => ({ payment_id: 'r1' }),
  });

  it('gives back a refund that waits, after it was said what happens (C09)', async () => {
    const { calls } = open('payments', back('pending'));
    fireEvent.click(await screen.findByRole('button', { name: 'Give back $45.00' }));
    await screen.findByText(/^\$45\.00 goes back to the card that was charged/);
    fireEvent.click(screen.getByRole('button', { name: 'Give back' }));
    await screen.findByText('$45.00 is given back');
    expect(bodyOf(calls, 'payments/approveRefund')).toEqual({ payment_id: 'r1' });
  });

  it('says how money that came otherwise goes back (C09)', async () => {
    open('payments', back('pending', 'cheque'));
    fireEvent.click(await screen.findByRole('button', { name: 'Give back $45.00' }));
    await screen.findByText(/^\$45\.00 is noted as given back \(Check\)/);
  });

  it('declines a refund with a reason, after it was said what happens (C09)', async () => {
    const { calls } = open('payments', back('failed'));
    await screen.findByText('came back from the card');
    fireEvent.click(await screen.findByRole('button', { name: 'Decline $45.00' }));
    await screen.findByText(/^Nothing is given back: the barn keeps \$45\.00/);
    fireEvent.click(screen.getByRole('button', { name: 'Decline refund' }));
    await screen.findByText('Say why');
    expect(bodyOf(calls, 'payments/declineRefund')).toBeUndefined();
    fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Inside the notice.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Decline refund' }));
    await screen.findByText('The refund of $45.00 is declined');
    expect(bodyOf(calls, 'payments/declineRefund')).toEqual({ payment_id: 'r1', reason: 'Inside the notice.' });
  });

  it.each(['declined', 'reversed'])('offers nothing for a refund that is %s', async (state) => {
    open('payments', back(state));
    await screen.findByText(state);
    expect(screen.queryByRole('button', { name: /Give|Decline/ })).toBeNull();
  });

  it('gives back by hand what came by card, where staff say so (C09)', async () => {
    const { calls } = open('payments', back('pending'));
    fireEvent.click(await screen.findByRole('button', { name: 'Give back $45.00' }));
    fireEvent.change(await screen.findByLabelText('Given back'), { target: { value: 'transfer' } });
    await screen.findByText(/^\$45\.00 is noted as given back \(Bank Transfer\)/);
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
    open('payments', back('done'));
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
    const { calls } = open('purchases/package/it1/delete', {
      'items/delete': () => ({ id: 'it1' }),
      'items/restore': () => ({ item }),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Whoa there!' });
    expect(within(dialog).getByText("Warning! You are about to delete this client's package.")).toBeTruthy();
    expect(within(dialog).getByText('Package counts will be automatically recalculated when deleted.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(bodyOf(calls, 'items/delete')).toEqual({ id: 'it1' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(bodyOf(calls, 'items/restore')).toEqual({ id: 'it1' }));
    await screen.findByText(/ is back$/);
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
