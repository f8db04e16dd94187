import type { StripeSimulator } from '../../simulators/stripe/server.mjs';
import type { Pool } from '../../src/platform/database/connect.js';
import type { PayingBarn } from '../cards/till.js';
import { insistent } from '../crash/insist.js';

export interface Tools {
  at: PayingBarn;
  stripe: StripeSimulator;
  owner: Pool;
  /** Where the processes that are killed meanwhile answer. */
  addresses: readonly string[];
}
/** What decides a deed. */
export interface Dice {
  what: number;
  which: number;
  how: number;
  /** Minor units, at least one. */
  amount: number;
}
interface Intent {
  id: string;
  client_secret: string;
}
type Found = readonly { id: string }[];

const [TAKEN, DECLINED] = ['4242424242424242', '4000000000000002'];

/**
 * Who moves money in one barn: the office and a mother over HTTP, asking again with the same key until they are answered, and the card form
 * in her browser, which speaks to the provider.
 */
export function pursesOf({ at: { barn, family, account, line }, stripe, owner, addresses }: Tools) {
  const client = insistent(barn, addresses);
  const headers = { authorization: `Bearer ${family.token}` };
  const office = <Answer>(path: string, body: object) => client.post<Answer>(path, body);
  const mother = <Answer>(path: string, body: object) =>
    client.ask<Answer>(path, { body: JSON.stringify(body), headers });
  const enter = ({ id, client_secret }: Intent, card = TAKEN) =>
    stripe
      .browse(account, `payment_intents/${id}/confirm`, { client_secret, 'payment_method_data[card][number]': card })
      // She sees an error, and may have paid.
      .catch(() => undefined);

  /** Steps 1 to 5 of a payment by card: declined first, given up, closed once it is paid, or clicked twice, as the dice fall. */
  async function byCard({ which, how }: Dice, what: object) {
    const begun = await mother<{ payment_intent: Intent }>('payments/createPaymentIntentAndCustomer', {
      person_id: family.personId,
      ...what,
    });
    if (!begun) return;
    if (how % 4 === 0) await enter(begun.payment_intent, DECLINED);
    if (how % 7 === 0) return;
    await enter(begun.payment_intent);
    const paid = () => mother('payments/createPaymentFromStripe', { reference: begun.payment_intent.id });
    await Promise.all(Array.from({ length: which % 3 }, paid));
  }

  /** Of the barn's rows, `where`, one as the dice fall, or none. */
  async function about(
    { which }: Dice,
    [table, key, where]: readonly [string, string, string],
    act: (id: string) => unknown,
  ) {
    const found = await owner.unsafe<Found>(
      `select ${key} as id from ${table} where farm_id = $1 and ${where} order by 1`,
      [barn.farmId],
    );
    const one = found[which % Math.max(1, found.length)];
    if (one) await act(one.id);
  }

  /** In the provider's dashboard, of which we are only told. */
  function giveBackByHand({ which, amount }: Dice) {
    const ours = stripe
      .intents()
      .filter(({ status, metadata }) => status === 'succeeded' && metadata.farm_id === barn.farmId);
    const intent = ours[which % Math.max(1, ours.length)];
    if (!intent) return;
    const back = stripe.refunds().filter(({ payment_intent: of }) => of === intent.id);
    const left = back.reduce((rest, refund) => rest - refund.amount, intent.amount);
    if (left > 0) stripe.refundByHand(account, intent.id, 1 + (amount % left));
  }

  return { client, office, mother, byCard, about, giveBackByHand, barn, family, line };
}

export type Purses = ReturnType<typeof pursesOf>;
