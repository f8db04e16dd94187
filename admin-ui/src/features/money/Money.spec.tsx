import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openClientHome } from '@/features/clients/home/testing/open-client-home';
import { barn } from '@/testing/staff';
import { promised, refuse, type Answers } from '@/testing/server';

const ten = {
  id: 'ten',
  product_name: '10 lessons',
  product_desc: null,
  product_price: 450,
  product_count: 10,
  expires_in: 180,
  is_tracked: 1,
};
const payment = (own: object = {}) => ({
  id: 'm1',
  payment_id: 'm1',
  billing_person_id: 'p9',
  name: 'Kasia Kowalska',
  email: 'kasia@example.com',
  transaction_type: 'manual',
  payment_method: 'cheque',
  subtotal: 450,
  tax: 58.5,
  fee: 0,
  total: 508.5,
  amount: 508.5,
  outstanding: 0,
  received: '2026-11-20',
  reference: '1024',
  invoice_number: null,
  invoice: 0,
  paid: 1,
  is_quickpay: 0,
  is_invoice_payment: 0,
  invoice_id: null,
  payment_notes: null,
  ...own,
});
const invoice = (own: object = {}) =>
  payment({
    id: 'i7',
    payment_id: 'i7',
    transaction_type: 'invoice',
    payment_method: null,
    reference: null,
    invoice: 1,
    invoice_number: 7,
    paid: 0,
    outstanding: 508.5,
    ...own,
  });
const sold = {
  id: 'it1',
  payment_id: 'i7',
  student_id: 's-p1',
  person_name: 'Anna Kowalska',
  product_name: '10 lessons',
  purchase_date: '2026-11-20',
  package_start_date: '2026-11-20',
  package_expiry_date: '2027-05-19',
  start_count: 10,
  is_tracked: 1,
  price: 450,
  item_notes: null,
};
const item = {
  ...sold,
  kind: 'package',
  product_price: 450,
  remain: 9,
  used: 1,
  usedtilltoday: 1,
  is_expired: 0,
  is_usable: 1,
  paid: 1,
};
const financial = (reports: object[]) => ({
  reports,
  size: reports.length,
  totals: { count: 1, subtotal: 450, tax: 58.5, fee: 0, total: 508.5 },
  outstandingTotals: { count: 1, total: 508.5 },
});
const quote = {
  cartSubtotal: 900,
  cartTax: 117,
  cartSubtotalWithTax: 1017,
  cartFee: 29.49,
  cartTotal: 1046.49,
  tax_percent: 0.13,
  fee: 0.029,
};
const farm = {
  ...barn,
  currency_symbol: '$',
  can_use_invoices: 1,
  address: '1 Hill Road',
  invoice_notes1: 'Thank you',
};

const answers: Answers = {
  'farms/farmDefaults': () => ({
    farmDefaults: farm,
    currentUser: { person_id: 'p0', person_name: 'Maya Reyes', username: 'staff@maplehill.test' },
  }),
  'products/index': () => ({ products: [ten] }),
  'items/credits': () => ({ credits: [{ student_id: 's-p2', person_name: 'Leo Kowalska', total: 45, items: [] }] }),
  'items/quote': () => quote,
  'items/createMultiple': () => ({ items: [], payment: payment({ total: 1017 }) }),
  'reports/financial': ({ query }) => financial([query.get('invoices_only') ? invoice() : payment()]),
  'items/getAllItemsForPayment': () => ({ items: [sold], payment: invoice() }),
  'items/studentPurchase': () => ({
    data: {
      data: item,
      lessons: [
        {
          scheduled_date: '2026-11-24',
          scheduled_starttime: '16:00',
          title: 'Beginner group',
          enrollment_status_code: 'SCH',
          enrollment_status_name: 'Scheduled',
          within: 'within',
        },
      ],
      paid_by_card: 0,
    },
  }),
};
const open = (at: string, own: Answers = {}) => openClientHome(`/clienthome/p1/${at}`, { ...answers, ...own });
const bodyOf = (calls: ReturnType<typeof open>['calls'], path: string) =>
  calls.find((call) => call.path === path)?.body as Record<string, unknown>;

describe('buying packages', () => {
  it('fills one cart for all members of the account and records the payment (E14 R171 R173 R180 R221)', async () => {
    const { calls, address } = open('online');
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    fireEvent.click(screen.getByRole('link', { name: 'Leo Kowalska' }));
    await screen.findByText('Click a package to add it to the cart for Leo Kowalska.');
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    const cart = screen.getByRole('region', { name: 'Cart' });
    fireEvent.click(within(cart).getByRole('button', { name: 'Edit 10 lessons for Leo Kowalska' }));
    const price = await screen.findByRole('textbox', { name: 'Price' });
    fireEvent.change(price, { target: { value: '400' } });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await within(cart).findByText('$400.00');
    expect(within(cart).getByText('Tax 13%')).toBeTruthy();
    expect(within(cart).getByText('Convenience Fee if paying by card 2.9%')).toBeTruthy();
    fireEvent.click(within(cart).getByRole('button', { name: 'Manual Payment' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })).value).toBe('1017.00');
    fireEvent.change(screen.getByRole('combobox', { name: 'Payment method' }), { target: { value: 'cheque' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save Payment' }));
    await screen.findByText('Payment of $1017.00 recorded');
    expect(bodyOf(calls, 'items/createMultiple')).toMatchObject({
      payment_method: 'cheque',
      amount: 1017,
      account_holder_id: 'p9',
      item_details: [
        { product_id: 'ten', student_id: 's-p1', product_price: 450, start_count: 10 },
        { product_id: 'ten', student_id: 's-p2', product_price: 400, start_count: 10 },
      ],
    });
    await waitFor(() => expect(address()).toContain('/purchases'));
  });

  it('makes an invoice without a method, and no manual payment in invoice mode (R176 R222)', async () => {
    const { calls } = open('online/invoicecreate');
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    expect(screen.queryByRole('button', { name: 'Manual Payment' })).toBeNull();
    await screen.findByText('$1017.00');
    fireEvent.click(screen.getByRole('button', { name: 'Create Invoice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Invoice' });
    expect(within(dialog).queryByRole('combobox')).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create Invoice' }));
    await waitFor(() => expect(bodyOf(calls, 'items/createMultiple')).toMatchObject({ invoice: 1 }));
    expect(bodyOf(calls, 'items/createMultiple')).not.toHaveProperty('payment_method');
  });

  it('offers no invoice where the barn uses none (B16 R176)', async () => {
    open('online', {
      'farms/farmDefaults': () => ({
        farmDefaults: { ...farm, can_use_invoices: 0 },
        currentUser: { person_id: 'p0', person_name: 'Maya Reyes', username: 'staff@maplehill.test' },
      }),
    });
    await screen.findByRole('button', { name: 'Manual Payment' });
    expect(screen.queryByRole('button', { name: 'Create Invoice' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Invoices and Payments' })).toBeNull();
  });

  it('says why it is not known what the cart comes to, and waits with the payment until it is (R174)', async () => {
    const quoted = jest
      .fn()
      .mockReturnValueOnce(quote)
      .mockReturnValue(refuse(409, { message: 'It is not sold any more.' }));
    open('online', { 'items/quote': quoted });
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    const cart = within(screen.getByRole('region', { name: 'Cart' }));
    await cart.findByText('It is not sold any more.');
    fireEvent.click(cart.getByRole('button', { name: 'Manual Payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Manual Payment' }));
    quoted.mockReturnValue(quote);
    fireEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })).value).toBe('1017.00');
  });

  it('says that an empty cart is none, and removes and clears lines (R171 R174)', async () => {
    open('online', { 'items/quote': () => ({ ...quote, cartTotal: 0 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Manual Payment' }));
    await screen.findByText('cart total is empty');
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove 10 lessons for Anna Kowalska' }));
    await screen.findByText('The cart is empty.');
    fireEvent.click(screen.getByRole('button', { name: /^10 lessons/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear cart' }));
    await screen.findByText('The cart is empty.');
    expect(screen.getByText('Leo Kowalska has a credit of $45.00.')).toBeTruthy();
  });
});

describe('invoices and payments', () => {
  it('lists invoices with what is outstanding, and pays one by hand (R181 R226 R242)', async () => {
    const { calls } = open('invoices');
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
    const { calls } = open('invoices');
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
