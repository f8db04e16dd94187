import { cardOf, DECLINED, shown } from './cards.mjs';
import { error, inner, missing, newId, now, ok } from './forms.mjs';

const price = (name, amount, interval) => ({
  id: `price_simulated_${name.toLowerCase()}`,
  object: 'price',
  active: true,
  type: 'recurring',
  recurring: { interval, interval_count: 1 },
  nickname: null,
  currency: 'cad',
  unit_amount: amount,
  product: {
    id: `prod_simulated_${name.toLowerCase()}`,
    object: 'product',
    name: `Leadline ${name}`,
    description: `Leadline, paid ${name.toLowerCase()}`,
  },
});
const PRICES = [price('Monthly', 4900, 'month'), price('Yearly', 49_000, 'year')];

export const listPrices = () => ok({ object: 'list', has_more: false, data: PRICES });
export function onePrice(id) {
  const found = PRICES.find((one) => one.id === id);
  return found ? ok(found) : missing(id);
}

export const customer = ({ name = null, email = null, ...form }) => ({
  id: newId('cus'),
  object: 'customer',
  created: now(),
  name,
  email,
  metadata: inner(form, 'metadata'),
});

/** A card becomes a customer's. */
export function attach({ store, account }, form, id) {
  const card = cardOf(store, account, { payment_method: id });
  const owner = store.get(account, form.customer, 'customer');
  if (!card || !owner) return missing(card ? form.customer : id);
  if (card.customer && card.customer !== owner.id)
    return error(400, 'invalid_request_error', 'The payment method is attached to another customer.');
  return ok(shown(store.put(account, { ...card, customer: owner.id })));
}

const subscription = ({ id: customerId }, price, form) => ({
  id: newId('sub'),
  object: 'subscription',
  customer: customerId,
  status: 'active',
  items: { object: 'list', data: [{ id: newId('si'), object: 'subscription_item', price }] },
  default_payment_method: form.default_payment_method,
  metadata: inner(form, 'metadata'),
  created: now(),
});

/** Charged at once; a card that is refused leaves no subscription. */
export function subscribe({ store, account, emit }, form) {
  const customer = store.get(account, form.customer, 'customer');
  const price = PRICES.find(({ id }) => id === form['items[0][price]']);
  if (!customer || !price) return missing(customer ? form['items[0][price]'] : form.customer);
  const card = cardOf(store, account, { payment_method: form.default_payment_method });
  if (card?.customer !== customer.id)
    return error(400, 'invalid_request_error', 'The customer does not have a payment method with this ID.');
  const { message, ...codes } = DECLINED;
  if (card.fate !== 'paid') return error(402, 'card_error', message, codes);
  const made = store.put(account, subscription(customer, price, form));
  emit('customer.subscription.created', account, made);
  return ok(made);
}

export const listSubscriptions = ({ store, account }, { customer: id }) => {
  const live = store.all('subscription', account ?? 'platform').filter((one) => one.customer === id);
  return ok({ object: 'list', has_more: false, data: live.filter(({ status }) => status !== 'canceled') });
};

/** As the barn does it in the provider's portal. */
export function endSubscription({ store, account, emit }, id) {
  const ended = store.put(account, { ...store.get(account, id, 'subscription'), status: 'canceled' });
  emit('customer.subscription.deleted', account, ended);
  return ended;
}

export const portalPage = ({ store, account, url }, form) =>
  store.get(account, form.customer, 'customer')
    ? ok({
        id: newId('bps'),
        object: 'billing_portal.session',
        url: `${url}/portal?back=${encodeURIComponent(form.return_url)}`,
      })
    : missing(form.customer);
