import { inner, missing, newId, now, ok } from './forms.mjs';

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
