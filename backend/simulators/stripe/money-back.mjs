import { error, missing, newId, now, ok } from './forms.mjs';

const ofIntent = (store, account, kind, intentId) =>
  store.all(kind, account ?? 'platform').filter(({ payment_intent: of }) => of === intentId);
const chargeOf = ({ store, account }, intent) => store.get(account, intent.latest_charge, 'charge');

/** As the card that was paid with has it: at once, later, or back again. */
const FATES = { 'refund pending': 'pending', 'refund fails': 'pending' };

/** Never more than was paid. */
export function refund(context, form) {
  const { store, account, emit } = context;
  const paid = store.get(account, form.payment_intent, 'payment_intent');
  if (!paid) return missing(form.payment_intent);
  const before = ofIntent(store, account, 'refund', paid.id)
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  const amount = Number(form.amount ?? paid.amount_received);
  if (paid.status !== 'succeeded' || before + amount > paid.amount_received)
    return error(400, 'invalid_request_error', 'Refund amount is greater than unrefunded amount on charge.', {
      code: 'charge_already_refunded',
    });
  const { fate } = store.get(account, paid.payment_method, 'payment_method') ?? {};
  const made = store.put(account, {
    id: newId('re'),
    object: 'refund',
    status: FATES[fate] ?? 'succeeded',
    charge: paid.latest_charge,
    payment_intent: paid.id,
    amount,
    currency: paid.currency,
    metadata: Object.fromEntries(
      Object.entries(form).flatMap(([name, value]) =>
        name.startsWith('metadata[') ? [[name.slice(9, -1), value]] : [],
      ),
    ),
    created: now(),
  });
  emit('refund.created', account, made);
  const charge = store.put(account, {
    ...chargeOf(context, paid),
    amount_refunded: before + amount,
    refunded: before + amount === paid.amount_received,
  });
  emit('charge.refunded', account, charge);
  return ok(made);
}

/** What becomes of one that was on its way: `succeeded` or `failed`. */
export function endRefund({ store, account, emit }, id, status) {
  const ended = store.put(account, { ...store.get(account, id, 'refund'), status });
  emit(status === 'failed' ? 'refund.failed' : 'refund.updated', account, ended);
  return ended;
}

const list = (data) => ok({ object: 'list', has_more: false, data });
export const listRefunds = ({ store, account }, form) => list(ofIntent(store, account, 'refund', form.payment_intent));
export const listDisputes = ({ store, account }, form) =>
  list(ofIntent(store, account, 'dispute', form.payment_intent));

/** A family tells its bank that it did not want to pay. */
export function openDispute(context, intentId) {
  const { store, account, emit } = context;
  const paid = store.get(account, intentId, 'payment_intent');
  const charge = store.put(account, { ...chargeOf(context, paid), disputed: true });
  const made = store.put(account, {
    id: newId('dp'),
    object: 'dispute',
    status: 'needs_response',
    reason: 'fraudulent',
    charge: charge.id,
    payment_intent: intentId,
    amount: paid.amount_received,
    currency: paid.currency,
    evidence_details: { due_by: now() + 7 * 86_400 },
    created: now(),
  });
  emit('charge.dispute.created', account, made);
  return made;
}

/** `won` or `lost`. */
export function closeDispute({ store, account, emit }, id, status) {
  const closed = store.put(account, { ...store.get(account, id, 'dispute'), status });
  emit('charge.dispute.closed', account, closed);
  return closed;
}
