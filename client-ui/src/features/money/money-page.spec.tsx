import { fireEvent, screen, within } from '@testing-library/react';
import { openPage, withBarn } from '../../testing/family';
import type { Answers } from '../../testing/server';

const payment = (own: object = {}) => ({
  id: 'm1',
  transaction_type: 'manual',
  payment_method: 'cheque',
  reference: '1024',
  received: '2036-11-20',
  subtotal: 450,
  tax: 58.5,
  fee: 0,
  total: 508.5,
  outstanding: 0,
  asked: 0,
  instalments: null,
  part_paid: 0,
  receipt_id: null,
  credit_id: null,
  due_date: null,
  overdue_days: 0,
  reminders: 0,
  last_reminded: null,
  invoice: 0,
  invoice_number: null,
  invoice_id: null,
  paid: 1,
  refund_state: null,
  payment_notes: null,
  ...own,
});
const invoice = (own: object = {}) =>
  payment({
    id: 'i7',
    transaction_type: 'invoice',
    payment_method: null,
    reference: null,
    invoice: 1,
    invoice_number: 7,
    paid: 0,
    outstanding: 508.5,
    asked: 508.5,
    ...own,
  });
const money = (own: Answers = {}): Answers => ({
  'payments/confirmations': () => ({ confirmations: [] }),
  'reports/financial': ({ query }) => ({
    reports: query.get('invoices_only')
      ? [invoice()]
      : [payment(), payment({ id: 'm2', transaction_type: 'refund', total: -45 })],
    size: 1,
    totals: { count: 2, subtotal: 405, tax: 58.5, fee: 0, total: 463.5 },
    outstandingTotals: { count: 1, total: 508.5, overdue: 0 },
  }),
  'items/getAllItemsForPayment': () => ({
    items: [{ id: 'it1', product_name: '10 lessons', person_name: 'Anna Kowalska', price: 450, item_notes: null }],
    payment: invoice(),
    bank_transfer: null,
  }),
  ...own,
});

it('says what is to be paid, and offers no way to pay by hand (R181 R205)', async () => {
  const { calls } = openPage('/invoices', money());
  await screen.findByText('To be paid: $508.50');
  expect(screen.getByText('unpaid')).toBeTruthy();
  expect(screen.queryByText(/pay manually/)).toBeNull();
  expect(calls.find(({ name }) => name === 'reports/financial')?.query.get('limit')).toBe('20');
});

it('opens an invoice with what it is for', async () => {
  openPage('/invoices', money());
  fireEvent.click(await screen.findByRole('link', { name: /Invoice 7/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Invoice 7' }));
  expect(await sheet.findByText('10 lessons')).toBeTruthy();
  for (const text of ['$450.00', '$58.50']) expect(sheet.getAllByText(text).length).toBeGreaterThan(0);
});

it('lists what was paid and given back', async () => {
  openPage('/payments', money());
  await screen.findByText('Paid in all: $463.50');
  expect(screen.getAllByText('Check · 1024')).toHaveLength(2);
  expect(screen.getByText('-$45.00')).toBeTruthy();
});

it.each([
  ['waits for approval', 'pending'],
  ['came back from the card', 'failed'],
  ['declined', 'declined'],
  ['reversed', 'reversed'],
])('says of a refund that it %s, and why (C09)', async (state, refund_state) => {
  const refund = { transaction_type: 'refund', total: -45, paid: 0, refund_state, payment_notes: 'Inside the notice.' };
  const one = { reports: [payment(refund)], size: 1, totals: { total: 0 }, outstandingTotals: { count: 0, total: 0 } };
  openPage('/payments', money({ 'reports/financial': () => one }));
  await screen.findByText(state);
  expect(screen.getByText('Inside the notice.')).toBeTruthy();
});

it('says that everything is paid', async () => {
  const nothing = {
    reports: [invoice({ paid: 1, outstanding: 0 })],
    size: 1,
    totals: {},
    outstandingTotals: { count: 0, total: 0 },
  };
  openPage('/invoices', money({ 'reports/financial': () => nothing }));
  await screen.findByText('Everything is paid.');
});

it.each([
  ['unpaid', { outstanding: 508.5, paid: 0 }],
  ['partly paid', { outstanding: 8.5, part_paid: 500, paid: 0 }],
  ['paid', { outstanding: 0, paid: 1 }],
  ['nothing owed', { outstanding: 0, paid: 0 }],
])('says of an invoice that it is %s', async (state, own) => {
  const one = { reports: [invoice(own)], size: 1, totals: {}, outstandingTotals: { count: 0, total: 0 } };
  openPage('/invoices', money({ 'reports/financial': () => one }));
  await screen.findByText(state);
});

it.each([
  ['due Fri 4 Dec 2026', 0],
  ['1 day overdue, due Fri 4 Dec 2026', 1],
  ['12 days overdue, due Fri 4 Dec 2026', 12],
])('says of an invoice that it is %s', async (words, overdue_days) => {
  const own = invoice({ due_date: '2026-12-04', overdue_days });
  openPage(
    '/invoices',
    money({
      'reports/financial': () => ({
        reports: [own],
        size: 1,
        totals: {},
        outstandingTotals: { count: 1, total: 508.5, overdue: overdue_days ? 508.5 : 0 },
      }),
      'items/getAllItemsForPayment': () => ({ items: [], payment: own }),
    }),
  );
  await screen.findByText(words);
  expect(screen.queryAllByText(/508\.50 of it overdue/)).toHaveLength(overdue_days ? 1 : 0);
  fireEvent.click(screen.getByRole('link', { name: /Invoice 7/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Invoice 7' }));
  await sheet.findByText(overdue_days ? 'Fri 4 Dec 2026: overdue' : 'Fri 4 Dec 2026');
});

it('says nothing of a day where an invoice names none, or is paid', async () => {
  const paid = invoice({ id: 'i8', due_date: '2026-12-04', paid: 1, outstanding: 0 });
  const both = {
    reports: [invoice(), paid],
    size: 2,
    totals: {},
    outstandingTotals: { count: 1, total: 508.5, overdue: 0 },
  };
  openPage('/invoices', money({ 'reports/financial': () => both }));
  await screen.findByText('unpaid');
  expect(screen.queryByText(/due/)).toBeNull();
});

it.each([
  [1, 1],
  [0, 0],
] as const)('is led to from the packages where the barn uses invoices (B16): %d', async (can_use_invoices, links) => {
  openPage('/purchases', { ...money(), ...withBarn({ can_use_invoices }) });
  await screen.findByRole('heading', { level: 2, name: /10 group lessons/ });
  expect(screen.queryAllByRole('link', { name: /Invoices and Payments/ })).toHaveLength(links);
});

describe('paying a part of an invoice (E06)', () => {
  const open = (clients_can_pay_in_parts: 0 | 1, own: Answers = {}) =>
    openPage('/invoices/inv/i7', {
      ...money(),
      'payments/getPublicStripeKey': () => ({ publicKey: 'pk_1', script_url: 'https://cards.test/v3/' }),
      'payments/getFarmAccountId': () => ({ stripe_account_id: 'acct_1', takes_cards: 1 }),
      ...withBarn({ clients_can_buy_online: 1, clients_can_pay_in_parts }),
      ...own,
    });

  it('is offered only where the barn lets families', async () => {
    open(0);
    await screen.findByRole('link', { name: 'Pay Now' });
    expect(screen.queryByText('Pay a part of it')).toBeNull();
  });

  it('is never asked for the next instalment, which is paid by itself or with all that is open', async () => {
    const instalments = [
      { due_date: '2026-11-20', amount: 100, open: 0 },
      { due_date: '2026-12-20', amount: 208.5, open: 208.5 },
      { due_date: '2027-01-20', amount: 200, open: 200 },
    ];
    const planned = invoice({ part_paid: 100, outstanding: 408.5, asked: 208.5, due_date: '2026-12-20', instalments });
    const { calls } = open(0, {
      'items/getAllItemsForPayment': () => ({ items: [], payment: planned, bank_transfer: null }),
      'payments/createPaymentIntentAndCustomer': () => new Promise(() => undefined),
    });
    await screen.findByRole('heading', { name: 'Instalments' });
    const after = (text: string) => screen.getByText(text).nextSibling?.textContent;
    expect(['Fri 20 Nov 2026', 'Wed 20 Jan 2027'].map(after)).toEqual(['$100.00, paid', '$200.00']);
    await screen.findByRole('link', { name: 'Pay all that is open: $408.50' });
    fireEvent.click(screen.getByRole('link', { name: 'Pay $208.50 now' }));
    await screen.findByRole('dialog', { name: 'Pay' });
    const begun = calls.find(({ name }) => name === 'payments/createPaymentIntentAndCustomer');
    expect(begun?.body).toMatchObject({ payment_id: 'i7', part: 20_850 });
  });

  it('takes an amount up to what is open, and pays that', async () => {
    const { calls } = open(1, { 'payments/createPaymentIntentAndCustomer': () => new Promise(() => undefined) });
    fireEvent.click(await screen.findByText('Pay a part of it'));
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    for (const wrong of ['508.51', '0', 'ten', '']) {
      fireEvent.change(amount, { target: { value: wrong } });
      fireEvent.click(screen.getByRole('button', { name: 'Pay this amount' }));
      await screen.findByText('An amount up to $508.50, like 45 or 45.50');
    }
    fireEvent.change(amount, { target: { value: '45,5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Pay this amount' }));
    await screen.findByRole('dialog', { name: 'Pay' });
    const begun = calls.find(({ name }) => name === 'payments/createPaymentIntentAndCustomer');
    expect(begun?.body).toMatchObject({ payment_id: 'i7', part: 4550 });
  });
});
