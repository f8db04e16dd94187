import { openClientHome } from '@/features/clients/home/testing/open-client-home';
import { barn } from '@/testing/staff';
import type { Answers } from '@/testing/server';

export const ten = {
  id: 'ten',
  product_name: '10 lessons',
  product_desc: null,
  product_price: 450,
  product_count: 10,
  coverage: 'lessons',
  per_week: null,
  expires_in: 180,
  validity_unit: 'day',
  is_tracked: 1,
};
export const payment = (own: object = {}) => ({
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
  part_paid: 0,
  receipt_id: null,
  credit_id: null,
  due_date: null,
  overdue_days: 0,
  reminders: 0,
  last_reminded: null,
  received: '2026-11-20',
  reference: '1024',
  invoice_number: null,
  invoice: 0,
  paid: 1,
  refund_state: null,
  is_quickpay: 0,
  is_invoice_payment: 0,
  is_voucher: 0,
  invoice_id: null,
  payment_notes: null,
  ...own,
});
export const invoice = (own: object = {}) =>
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
export const sold = {
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
  discount_title: null,
  discount: 0,
  item_notes: null,
};
export const item = {
  ...sold,
  kind: 'package',
  product_price: 450,
  remain: 9,
  coverage: 'lessons',
  per_week: null,
  left_this_week: null,
  ends_soon: 0,
  used: 1,
  usedtilltoday: 1,
  is_expired: 0,
  is_usable: 1,
  paid: 1,
};
export const financial = (reports: object[]) => ({
  reports,
  size: reports.length,
  totals: { count: 1, subtotal: 450, tax: 58.5, fee: 0, total: 508.5 },
  outstandingTotals: { count: 1, total: 508.5 },
});
/** What money does to the one open invoice. */
export const invoicePayment = (amount = 508.5) => ({
  invoices: [
    {
      payment_id: 'i7',
      invoice_number: 7,
      received: '2026-11-20',
      outstanding: 508.5,
      paid: Math.min(amount, 508.5),
      left: Math.max(0, 508.5 - amount),
    },
  ],
  outstanding: 508.5,
  left: Math.max(0, 508.5 - amount),
  credit: Math.max(0, amount - 508.5),
  credit_for: 'Anna Kowalska',
});
export const deletion = { total: 508.5, credit: 0, invoices: [], packages: ['10 lessons for Anna Kowalska'] };
/** 300 at once, twice 358.50 later. */
export const plan = {
  now: 300,
  now_fee: 8.7,
  later: [
    { due_date: '2026-12-20', amount: 358.5 },
    { due_date: '2027-01-20', amount: 358.5 },
  ],
};
export const quote = {
  plan: null,
  cartItems: 900,
  cartDiscount: 0,
  discounts: [],
  quantities: [],
  takes_codes: 0,
  cartCredits: 0,
  credits: [],
  cartSubtotal: 900,
  cartTax: 117,
  cartSubtotalWithTax: 1017,
  cartFee: 29.49,
  cartTotal: 1046.49,
  tax_percent: 0.13,
  fee: 0.029,
};
export const farm = {
  ...barn,
  currency_symbol: '$',
  can_use_invoices: 1,
  address: '1 Hill Road',
  invoice_notes1: 'Thank you',
};

export const answers: Answers = {
  'farms/farmDefaults': () => ({
    farmDefaults: farm,
    currentUser: { person_id: 'p0', person_name: 'Maya Reyes', username: 'staff@maplehill.test' },
  }),
  'payments/getPublicStripeKey': () => ({ publicKey: null, script_url: null }),
  'payments/getFarmAccountId': () => ({ stripe_account_id: null, takes_cards: 0 }),
  'payments/confirmations': () => ({ confirmations: [] }),
  'products/index': () => ({ products: [ten] }),
  'items/credits': () => ({ credits: [{ student_id: 's-p2', person_name: 'Leo Kowalska', total: 45, items: [] }] }),
  'items/quote': () => quote,
  'items/createMultiple': () => ({ items: [], payment: payment({ total: 1017 }) }),
  'reports/financial': ({ query }) => financial([query.get('invoices_only') ? invoice() : payment()]),
  'payments/previewInvoices': ({ body }) => invoicePayment((body as { amount?: number }).amount),
  'payments/payLink': () => ({ url: null }),
  'payments/previewDelete': () => deletion,
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
export const open = (at: string, own: Answers = {}, state?: object) =>
  openClientHome({ pathname: `/clienthome/p1/${at}`, state }, { ...answers, ...own });
export const bodyOf = (calls: ReturnType<typeof open>['calls'], path: string) =>
  calls.find((call) => call.path === path)?.body as Record<string, unknown>;
