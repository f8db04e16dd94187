import { BeginCharge } from '../../src/modules/cards/commands/begin-charge.js';
import { NoteChargeFailed } from '../../src/modules/cards/commands/note-charge-failed.js';
import { answerToken } from '../../src/modules/enrollment/answer-links.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { NotePaymentCustomer } from '../../src/modules/farms/commands/note-payment-customer.js';
import { winterSession } from '../enrollment/winter-session.js';
import type { PayingBarn, Till } from './till.js';
import { GUEST_CALLS } from './guest-calls.js';
import { voucherBuyer } from './voucher-buyer.js';

export type Headers = Record<string, string>;
export type Ask = (headers: Headers) => Promise<{ status: number }>;
export interface At extends PayingBarn {
  till: Till;
}

/** What moves when it is asked for, however often: cents to the barn, cents back to a card, subscriptions of the barn. */
export interface Moved {
  charged: number;
  givenBack: number[];
  subscribed: number;
}
const moves = (moved: Partial<Moved>): Moved => ({ charged: 0, givenBack: [], subscribed: 0, ...moved });
const CHARGED = moves({ charged: 51_867 });
/** The tenth part of what was paid, without the fee. */
const ONE_LESSON = moves({ givenBack: [5085] });
const WHOLE_PAYMENT = moves({ givenBack: [51_867] });
const WHOLE_VOUCHER = moves({ givenBack: [5000] });
const SUBSCRIBED = moves({ subscribed: 1 });
const NOTHING = moves({});

export interface MoneyCall {
  moved: Moved;
  prepared: (at: At) => Promise<Ask>;
  /** 200 unless it says so. */
  answers?: number;
}

export const MONTHLY = 'price_simulated_monthly';
const LESSON_BACK = { cancelAction: 'BCWR', cancelReason: 'WEA' };

const post =
  ({ barn }: At, path: string, body: object): Ask =>
  (headers) =>
    barn.call(barn.admin, 'POST', path, body, headers);

/** By card, which is kept. */
async function bought({ till, start, enter, paid, barn, family, account }: At, number = '4242424242424242') {
  const intent = (await start()).body.payment_intent;
  const { client_secret } = intent;
  if ((await enter(intent, number, { setup_future_usage: 'off_session' })).status === 'requires_action')
    await till.stripe.browse(account, `payment_intents/${intent.id}/authenticate`, {
      client_secret,
      outcome: 'complete',
    });
  await paid(intent.id);
  const [card] = (await start()).body.payment_methods;
  const kept = { person_id: family.personId, payment_method: card.id };
  await barn.call(family, 'POST', 'payments/updatePaymentMethod', kept);
  await till.app.settled(barn.farmId);
  return card.id as string;
}

async function sellsVouchers(at: At) {
  const buyer = await voucherBuyer(at.till, at);
  await buyer.set('sells_vouchers', 1);
  return { buyer };
}

/** A lesson in a week that was paid by card, and the rider's place in it. */
async function paidLesson(at: At) {
  await bought(at);
  const { places, lessonId } = await at.office.lesson('2026-11-24', [at.student]);
  return { placeId: places[at.student] as string, lessonId };
}

/** An invoice whose card is charged with the provider, and which was paid in another way before that was recorded. */
async function paidTwice(at: At, invoiceId?: string) {
  const payment_id = invoiceId ?? (await at.invoice()).id;
  const intent = (await at.start({ payment_id })).body.payment_intent as { id: string; client_secret: string };
  await at.enter(intent);
  await inCash(at, payment_id);
  return intent.id;
}

async function inCash({ barn }: At, payment_id: string) {
  const paid = { payment_id, is_invoice_payment: 1, payment_method: 'cash', amount: 508.5 };
  const { status, body } = await barn.call(barn.admin, 'POST', 'payments/create', paid);
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** An invoice that the family has just confirmed by card, when the till took cash for it. */
async function confirmedTwice(at: At) {
  const payment_method = await bought(at, '4000002760003184');
  const { id: payment_id } = await at.invoice();
  await at.barn.call(at.barn.admin, 'POST', 'payments/chargeSavedCard', { person_id: at.family.personId, payment_id });
  const { body } = await at.barn.call(at.family, 'GET', 'payments/confirmations', { person_id: at.family.personId });
  const asked = { payment_id: body.confirmations[0].payment_id as string };
  const { reference, client_secret } = (await at.barn.call(at.family, 'GET', 'payments/confirmation', asked)).body;
  const atBank = (does: string, of: object) =>
    at.till.stripe.browse(at.account, `payment_intents/${reference}/${does}`, { client_secret, ...of });
  await atBank('confirm', { payment_method });
  await atBank('authenticate', { outcome: 'complete' });
  await inCash(at, payment_id);
  return asked;
}

/** Every call that can move money with the card provider. */
export const MONEY_CALLS: Readonly<Record<string, MoneyCall>> = {
  'payments/chargeSavedCard': {
    moved: CHARGED,
    prepared: async (at) => {
      await bought(at);
      return post(at, 'payments/chargeSavedCard', { person_id: at.family.personId, item_details: [at.line()] });
    },
  },
  'payments/tryCharge': {
    moved: CHARGED,
    prepared: async (at) => {
      const card = await bought(at);
      for (const field of ['charges_saved_cards', 'can_use_invoices'])
        await at.barn.run(ChangePreference, { field, value: 1 });
      const account = { person_id: at.family.personId };
      await at.barn.call(at.family, 'POST', 'payments/agreeToCharges', { ...account, payment_method: card });
      const { id: invoiceId } = await at.invoice();
      const { due, n } = (await at.barn.run(BeginCharge, { invoiceId, isNow: false }))!;
      await at.barn.run(NoteChargeFailed, { invoiceId, due, n, reason: 'Your card was declined.' });
      return post(at, 'payments/tryCharge', { ...account, payment_id: invoiceId });
    },
  },
  'payments/confirmPaymentIntent': {
    moved: CHARGED,
    prepared: async (at) => {
      const payment_method_id = await bought(at);
      const payment_intent_id = (await at.start()).body.payment_intent.id;
      return post(at, 'payments/confirmPaymentIntent', { payment_intent_id, payment_method_id });
    },
  },
  'payments/createPaymentFromStripe': {
    moved: WHOLE_PAYMENT,
    answers: 409,
    prepared: async (at) => post(at, 'payments/createPaymentFromStripe', { reference: await paidTwice(at) }),
  },
  'pay/paid': {
    moved: WHOLE_PAYMENT,
    answers: 409,
    prepared: async (at) => {
      const { id: payment_id } = await at.invoice();
      const { url } = (await at.barn.call(at.barn.admin, 'GET', 'payments/payLink', { payment_id })).body;
      const [, token] = (url as string).split('#');
      const reference = await paidTwice(at, payment_id);
      return (headers) => at.till.app.call(undefined, 'POST', 'pay/paid', { token, reference }, headers);
    },
  },
  'payments/confirmation': {
    moved: WHOLE_PAYMENT,
    prepared: async (at) => {
      const asked = await confirmedTwice(at);
      return (headers) => at.barn.call(at.family, 'GET', 'payments/confirmation', asked, headers);
    },
  },
  'payments/endConfirmation': {
    moved: WHOLE_PAYMENT,
    answers: 409,
    prepared: async (at) => post(at, 'payments/endConfirmation', await confirmedTwice(at)),
  },
  'public/voucherPaid': {
    moved: WHOLE_VOUCHER,
    answers: 409,
    prepared: async (at) => {
      const { buyer } = await sellsVouchers(at);
      const { stamp, second } = await buyer.paidTwice();
      return (headers) => buyer.strange('voucherPaid', { stamp, reference: second.id }, headers);
    },
  },
  ...GUEST_CALLS,
  'vouchers/cancel': {
    moved: WHOLE_VOUCHER,
    prepared: async (at) => {
      const { buyer } = await sellsVouchers(at);
      await buyer.bought();
      const { vouchers } = (await at.barn.call(at.barn.admin, 'POST', 'vouchers/search', {})).body;
      return post(at, 'vouchers/cancel', { voucher_id: vouchers[0].id });
    },
  },
  'webhooks/stripe': {
    moved: WHOLE_PAYMENT,
    prepared: async (at) => {
      await paidTwice(at);
      const paid = at.till.stripe.events.at(-1)!;
      return async () => ({ status: (await at.till.tell(paid)).statusCode });
    },
  },
  'payments/createSubscription': {
    moved: SUBSCRIBED,
    prepared: async (at) => {
      const { id: customerId } = await at.till.atProvider('customers', { name: 'Maple Hill' });
      await at.barn.run(NotePaymentCustomer, { customerId });
      const card = { type: 'card', 'card[number]': '4242424242424242' };
      const { id: paymentMethodId } = await at.till.stripe.browse(undefined, 'payment_methods', card);
      return post(at, 'payments/createSubscription', { customerId, paymentMethodId, priceId: MONTHLY });
    },
  },
  'payments/approveRefund': {
    moved: ONE_LESSON,
    prepared: async (at) => {
      const cancel = { id: (await paidLesson(at)).placeId, newEnrollStatus: 'CWR' };
      await at.barn.call(at.family, 'POST', 'lesson_people/cancelStudent', cancel);
      const payment_id = (await at.payments()).find(({ total_minor }) => total_minor < 0)!.payment_id;
      return post(at, 'payments/approveRefund', { payment_id });
    },
  },
  'lesson_people/cancelStudent': {
    moved: ONE_LESSON,
    prepared: async (at) => {
      const { placeId } = await paidLesson(at);
      return post(at, 'lesson_people/cancelStudent', { id: placeId, newEnrollStatus: 'CWR' });
    },
  },
  'mail_answers/cancel': {
    moved: NOTHING,
    prepared: async (at) => {
      const { placeId: lessonPersonId } = await paidLesson(at);
      const { farmId } = at.barn;
      await at.barn.run(ChangePreference, { field: 'answers_by_mail', value: 1 });
      await at.barn.run(ChangePreference, { field: 'clients_can_cancel', value: 1 });
      const link = { answer: 'cancel', farmId, lessonPersonId } as const;
      return post(at, 'mail_answers/cancel', { token: answerToken(at.till.app.config.secret, link) });
    },
  },
  deleteStudentRegistration: {
    // What is too near is cancelled as by the family, whose refunds wait for the barn.
    moved: NOTHING,
    prepared: async (at) => {
      await bought(at);
      const { id: product_id } = await at.office.newProduct();
      const { body } = await at.barn.call(
        at.barn.admin,
        'POST',
        'lesson_date_time_series/createRegistration',
        winterSession(at.barn.sectionId, product_id, { students: [at.student] }),
      );
      return post(at, 'deleteStudentRegistration', { series_id: body.series.id, student_id: at.student });
    },
  },
  'lesson_people/updateAttendance': {
    moved: ONE_LESSON,
    prepared: async (at) => {
      const { placeId } = await paidLesson(at);
      return post(at, 'lesson_people/updateAttendance', { id: placeId, enrollment_status_code: 'CWR' });
    },
  },
  'lessons/cancel': {
    moved: ONE_LESSON,
    prepared: async (at) => post(at, 'lessons/cancel', { id: (await paidLesson(at)).lessonId, ...LESSON_BACK }),
  },
  'lessons/update': {
    moved: ONE_LESSON,
    prepared: async (at) => {
      const { lessonId: id } = await paidLesson(at);
      return post(at, 'lessons/update', { id, editAction: 'cancel', ...LESSON_BACK });
    },
  },
  'lessons/bulkCancel': {
    moved: ONE_LESSON,
    prepared: async (at) => {
      const { lessonId } = await paidLesson(at);
      return post(at, 'lessons/bulkCancel', { bulkIds: [lessonId], ...LESSON_BACK, sendNotification: 0 });
    },
  },
  'lessons/undoBulk': {
    moved: NOTHING,
    prepared: async (at) => {
      const { lessonId } = await paidLesson(at);
      const cancelled = { bulkIds: [lessonId], ...LESSON_BACK, sendNotification: 0 };
      const { body } = await at.barn.call(at.barn.admin, 'POST', 'lessons/bulkCancel', cancelled);
      await at.till.app.settled(at.barn.farmId);
      return post(at, 'lessons/undoBulk', { id: body.id });
    },
  },
  'lessons/deleteAll': {
    moved: NOTHING,
    prepared: async (at) => post(at, 'lessons/deleteAll', { idarray: [(await paidLesson(at)).lessonId] }),
  },
  'lessons/previewBulk': {
    moved: NOTHING,
    prepared: async (at) => {
      const { lessonId } = await paidLesson(at);
      return post(at, 'lessons/previewBulk', { bulkIds: [lessonId], ...LESSON_BACK });
    },
  },
  'lessons/previewCancel': {
    moved: NOTHING,
    prepared: async (at) => {
      const { lessonId: id } = await paidLesson(at);
      return (headers) => at.barn.call(at.barn.admin, 'GET', 'lessons/previewCancel', { id, action: 'BCWR' }, headers);
    },
  },
};
