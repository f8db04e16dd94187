import { error, inner, missing, newId, now, ok } from './forms.mjs';

/** Stripe's own test numbers and the names of test cards that go with them. */
const FATES = {
  4000000000000002: 'declined',
  4000000000000341: 'declined once kept',
  4000002500003155: 'authentication',
  4000002760003184: 'authentication',
  4000000000007726: 'refund pending',
  4000000000005126: 'refund fails',
  pm_card_chargeDeclined: 'declined',
  pm_card_authenticationRequired: 'authentication',
};
export const DECLINED = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' };

export const paymentMethod = (number, details = {}) => ({
  id: newId('pm'),
  object: 'payment_method',
  type: 'card',
  customer: null,
  card: {
    brand: 'visa',
    last4: /^\d+$/.test(number) ? number.slice(-4) : '4242',
    exp_month: Number(details.exp_month ?? 12),
    exp_year: Number(details.exp_year ?? 2034),
  },
  fate: FATES[number] ?? 'paid',
});
export const shown = ({ fate: _fate, ...method }) => method;

/** A card as the browser or a test names it: by number, by Stripe's name of a test card, or by the id of a kept one. */
export function cardOf(store, account, form) {
  const details = inner(form, 'card');
  const data = inner(form, 'payment_method_data');
  const number = details.number ?? data['card][number'];
  if (number) return store.put(account, paymentMethod(number.replaceAll(' ', ''), details));
  const named = form.payment_method;
  if (named?.startsWith('pm_card_')) return store.put(account, paymentMethod(named));
  return named && store.get(account, named, 'payment_method');
}

const intent = (form) => ({
  id: newId('pi'),
  object: 'payment_intent',
  amount: Number(form.amount),
  amount_received: 0,
  currency: form.currency,
  customer: form.customer ?? null,
  status: 'requires_payment_method',
  capture_method: form.capture_method ?? 'automatic_async',
  payment_method: null,
  last_payment_error: null,
  latest_charge: null,
  receipt_email: form.receipt_email ?? null,
  setup_future_usage: form.setup_future_usage ?? null,
  metadata: inner(form, 'metadata'),
  created: now(),
});

/** Fewer than fifty cents are too little, as at Stripe. */
export function createIntent(context, form) {
  const { store, account } = context;
  if (!(Number(form.amount) >= 50))
    return error(400, 'invalid_request_error', 'Amount must be at least $0.50', { code: 'amount_too_small' });
  if (form.customer && !store.get(account, form.customer, 'customer')) return missing(form.customer);
  const made = intent(form);
  made.client_secret = `${made.id}_secret_${newId('s').slice(2)}`;
  store.put(account, made);
  return form.confirm === 'true' ? confirmIntent(context, made, form) : ok(made);
}

const chargeOf = ({ id, amount, currency, customer }, card) => ({
  id: newId('ch'),
  object: 'charge',
  payment_intent: id,
  amount,
  amount_refunded: 0,
  refunded: false,
  disputed: false,
  currency,
  customer,
  payment_method: card.id,
  status: 'succeeded',
  created: now(),
});

const DONE = ['succeeded', 'canceled', 'requires_capture'];
const unexpected = ({ status }) =>
  error(400, 'invalid_request_error', `This PaymentIntent's status is ${status}.`, {
    code: 'payment_intent_unexpected_state',
  });

export function confirmIntent({ store, account, emit }, found, form) {
  if (DONE.includes(found.status)) return unexpected(found);
  const card = cardOf(store, account, form);
  if (!card) return missing('payment_method');
  if (card.customer && card.customer !== found.customer)
    return error(400, 'invalid_request_error', 'The payment method is attached to another customer.');
  const keep = (form.setup_future_usage ?? found.setup_future_usage) && found.customer;
  if (card.fate === 'declined' || (card.fate === 'declined once kept' && card.customer)) {
    const failed = {
      ...found,
      status: 'requires_payment_method',
      last_payment_error: DECLINED,
      latest_charge: newId('ch'),
    };
    store.put(account, failed);
    emit('payment_intent.payment_failed', account, failed);
    const { message, ...codes } = DECLINED;
    return error(402, 'card_error', message, { ...codes, payment_intent: failed });
  }
  if (card.fate === 'authentication' && form.off_session === 'true') {
    const asked = store.put(account, { ...found, status: 'requires_payment_method', latest_charge: newId('ch') });
    return error(402, 'card_error', 'Your card was declined. This transaction requires authentication.', {
      code: 'authentication_required',
      payment_intent: asked,
    });
  }
  if (card.fate === 'authentication')
    return ok(
      store.put(account, {
        ...found,
        status: 'requires_action',
        next_action: { type: 'use_stripe_sdk' },
        payment_method: card.id,
        setup_future_usage: form.setup_future_usage ?? found.setup_future_usage,
      }),
    );
  return pay({ store, account, emit }, found, card, keep);
}

/** Of an intent whose bank has nothing left to ask. */
const settledBy = (card, charge) => ({
  payment_method: card.id,
  latest_charge: charge.id,
  last_payment_error: null,
  next_action: null,
});

function pay({ store, account, emit }, found, card, keep) {
  if (keep) store.put(account, { ...card, customer: found.customer });
  if (found.capture_method === 'manual') return hold({ store, account, emit }, found, card);
  const charge = store.put(account, chargeOf(found, card));
  const paid = store.put(account, {
    ...found,
    status: 'succeeded',
    amount_received: found.amount,
    ...settledBy(card, charge),
  });
  emit('payment_intent.succeeded', account, paid);
  return ok(paid);
}

/** What whoever owns the card answers their bank; at Stripe a frame of the bank's, here a question of the script's. */
export function authenticate(context, found, form) {
  const { store, account } = context;
  if (found.status !== 'requires_action') return unexpected(found);
  const card = store.get(account, found.payment_method, 'payment_method');
  if (form.outcome === 'complete') return pay(context, found, card, found.setup_future_usage && found.customer);
  store.put(account, { ...found, status: 'requires_payment_method', next_action: null, latest_charge: newId('ch') });
  return error(
    402,
    'card_error',
    'We are unable to authenticate your payment method. Please choose a different one and try again.',
    {
      code: 'payment_intent_authentication_failure',
    },
  );
}

function hold({ store, account, emit }, found, card) {
  const charge = store.put(account, { ...chargeOf(found, card), captured: false });
  const held = store.put(account, {
    ...found,
    status: 'requires_capture',
    amount_capturable: found.amount,
    ...settledBy(card, charge),
  });
  emit('payment_intent.amount_capturable_updated', account, held);
  return ok(held);
}

export function captureIntent({ store, account, emit }, found) {
  if (found.status !== 'requires_capture') return unexpected(found);
  const taken = store.put(account, {
    ...found,
    status: 'succeeded',
    amount_received: found.amount,
    amount_capturable: 0,
  });
  emit('payment_intent.succeeded', account, taken);
  return ok(taken);
}

export const detach = ({ store, account }, card) => ok(shown(store.put(account, { ...card, customer: null })));

export function cancelIntent({ store, account, emit }, found) {
  if (found.status === 'succeeded' || found.status === 'canceled') return unexpected(found);
  const ended = store.put(account, { ...found, status: 'canceled', amount_capturable: 0 });
  emit('payment_intent.canceled', account, ended);
  return ok(ended);
}
