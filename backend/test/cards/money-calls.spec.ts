import { describedApp } from '../../src/contract/described-app.js';
import { routesOf, type DeclaredRoute } from '../../src/platform/auth/undeclared-routes.js';
import type { CardPayments } from '../../src/platform/payments/card-payments.js';
import type { PaymentProvider } from '../../src/platform/payments/payment-provider.js';
import { MONEY_CALLS } from './money-calls.js';
import { Reach } from './reach.js';

type Which = 'moves money' | 'moves none';
const CARDS: Record<keyof CardPayments, Which> = {
  confirm: 'moves money',
  capture: 'moves money',
  refund: 'moves money',
  form: 'moves none',
  connectAddress: 'moves none',
  accountOf: 'moves none',
  createCustomer: 'moves none',
  cards: 'moves none',
  createIntent: 'moves none',
  intent: 'moves none',
  cancel: 'moves none',
  moneyBack: 'moves none',
  readEvent: 'moves none',
};
const PROVIDER: Record<keyof PaymentProvider, Which> = {
  subscribe: 'moves money',
  createCustomer: 'moves none',
  plans: 'moves none',
  plan: 'moves none',
  subscription: 'moves none',
  subscriptionsOf: 'moves none',
  portal: 'moves none',
};

const moving = (port: string, members: Record<string, Which>) =>
  Object.entries(members).flatMap(([name, which]) => (which === 'moves money' ? [`${port}.${name}`] : []));
const MONEY = [...moving('CardPayments', CARDS), ...moving('PaymentProvider', PROVIDER)];

/**
 * What waits for its place to be filled is no refund (check-policy.spec), and an invoice is lowered by no more than is open of it. What was
 * held and is let go was nobody's but the guest's: it is never captured (card-payment.spec).
 */
const GIVES_NO_MONEY = ['SettleFillingHandler.handle', 'ReleaseHeldMoneyHandler.handle', 'NoteMoneyHeldHandler.handle'];

/** A controller inherits what a description makes for it. */
const memberOf = (of: object, handler: DeclaredRoute['handler']): string =>
  Object.hasOwn(of, handler.name)
    ? `${of.constructor.name}.${handler.name}`
    : memberOf(Object.getPrototypeOf(of) as object, handler);

describe('the calls that are sent five times at once', () => {
  it('are all that can come to where the provider moves money, by whatever way', async () => {
    const movers = new Reach().backFrom(MONEY, GIVES_NO_MONEY);
    const found = routesOf(await describedApp()).flatMap(({ path, controller, handler }) =>
      movers.has(memberOf(controller.prototype as object, handler)) ? [path.slice(1)] : [],
    );
    expect(new Set(found)).toEqual(new Set(Object.keys(MONEY_CALLS)));
  });
});
