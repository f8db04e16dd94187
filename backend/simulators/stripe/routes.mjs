import {
  authenticate,
  cancelIntent,
  captureIntent,
  cardOf,
  confirmIntent,
  createIntent,
  detach,
  shown,
} from './cards.mjs';
import { accountOfCode } from './connecting.mjs';
import { error, missing, ok } from './forms.mjs';
import { listDisputes, listRefunds, refund } from './money-back.mjs';
import { attach, customer, listPrices, listSubscriptions, onePrice, portalPage, subscribe } from './plans.mjs';

const found = (kind, id, then) => (context, form) => {
  const object = context.store.get(context.account, id, kind);
  return object ? then(context, object, form) : missing(id);
};
const secretly = (then) => (context, object, form) =>
  form.client_secret === object.client_secret ? then(context, object, form) : missing(object.id);

/** What a page may do with the publishable key. */
const FROM_PAGES = [
  [
    /^POST \/v1\/payment_methods$/,
    () => (context, form) => {
      const card = cardOf(context.store, context.account, form);
      return card ? ok(shown(card)) : error(400, 'invalid_request_error', 'A card is needed.');
    },
  ],
  [/^POST \/v1\/payment_intents\/(\w+)\/confirm$/, (id) => found('payment_intent', id, secretly(confirmIntent))],
  [/^POST \/v1\/payment_intents\/(\w+)\/authenticate$/, (id) => found('payment_intent', id, secretly(authenticate))],
];

const FROM_SERVERS = [
  [/^POST \/oauth\/token$/, () => accountOfCode],
  [/^GET \/v1\/prices$/, () => listPrices],
  [/^GET \/v1\/prices\/(\w+)$/, (id) => () => onePrice(id)],
  [
    /^POST \/v1\/customers$/,
    () =>
      ({ store, account }, form) =>
        ok(store.put(account, customer(form))),
  ],
  [/^GET \/v1\/customers\/(\w+)$/, (id) => found('customer', id, (_context, one) => ok(one))],
  [
    /^GET \/v1\/customers\/(\w+)\/payment_methods$/,
    (id) =>
      found('customer', id, ({ store, account }) => {
        const kept = store.all('payment_method', account ?? 'platform').filter((card) => card.customer === id);
        return ok({ object: 'list', has_more: false, data: kept.map(shown) });
      }),
  ],
  [/^POST \/v1\/payment_intents$/, () => createIntent],
  [/^GET \/v1\/payment_intents\/(\w+)$/, (id) => found('payment_intent', id, (_context, one) => ok(one))],
  [/^POST \/v1\/payment_intents\/(\w+)\/confirm$/, (id) => found('payment_intent', id, confirmIntent)],
  [/^POST \/v1\/payment_intents\/(\w+)\/cancel$/, (id) => found('payment_intent', id, cancelIntent)],
  [/^POST \/v1\/payment_intents\/(\w+)\/capture$/, (id) => found('payment_intent', id, captureIntent)],
  [/^POST \/v1\/payment_methods\/(\w+)\/attach$/, (id) => (context, form) => attach(context, form, id)],
  [/^POST \/v1\/payment_methods\/(\w+)\/detach$/, (id) => found('payment_method', id, detach)],
  [/^POST \/v1\/subscriptions$/, () => subscribe],
  [/^GET \/v1\/subscriptions$/, () => listSubscriptions],
  [/^GET \/v1\/subscriptions\/(\w+)$/, (id) => found('subscription', id, (_context, one) => ok(one))],
  [/^POST \/v1\/billing_portal\/sessions$/, () => portalPage],
  [/^POST \/v1\/refunds$/, () => refund],
  [/^GET \/v1\/refunds$/, () => listRefunds],
  [/^GET \/v1\/disputes$/, () => listDisputes],
];

export function routeOf({ method, path }, isPage) {
  const route = `${method} ${path}`;
  for (const [pattern, handler] of isPage ? FROM_PAGES : FROM_SERVERS) {
    const [matched, id] = pattern.exec(route) ?? [];
    if (matched) return handler(id);
  }
  return () => missing(route);
}
