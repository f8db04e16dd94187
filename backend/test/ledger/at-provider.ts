import type { StripeSimulator } from '../../simulators/stripe/server.mjs';
import { MANUAL_METHODS } from '../../src/modules/billing/domain/payment.js';
import type { Books, Compare } from './books.js';
import { moved, type Entry } from './from-the-log.js';

const byHand = (method: string | null) => MANUAL_METHODS.some((one) => one === method);

/** Each payment there is recorded once, or went back whole; each refund is one of ours; and nothing is said to be there that is not. */
export function atProvider(stripe: StripeSimulator, farmId: string, books: Books, compare: Compare) {
  const entries = [...books.values()];
  const byReference = new Map(entries.map((entry) => [entry.reference, entry]));
  const intents = stripe.intents().filter(({ metadata }) => metadata.farm_id === farmId);
  const [known, matched] = [new Set(intents.map(({ id }) => id)), new Set<Entry>()];
  for (const { id, amount_received: amount, status } of intents) {
    const recorded = entries.filter(({ reference }) => reference === id);
    const back = stripe.refunds().filter((refund) => refund.payment_intent === id && refund.status !== 'failed');
    const isReturned = recorded.length === 0 && back.reduce((rest, one) => rest - one.amount, amount) === 0;
    compare(`the provider’s ${id}`, status === 'succeeded' && !isReturned ? [amount] : [], recorded.map(moved));
    for (const refund of recorded.length ? back : []) {
      const entry = books.get(refund.metadata.payment_id ?? '') ?? byReference.get(refund.id);
      compare(`the provider’s ${refund.id}`, -refund.amount, entry && !matched.has(entry) ? moved(entry) : 'nothing');
      if (entry) matched.add(entry);
    }
  }
  const isByCard = ({ kind, isDone, method }: Entry) => kind === 'back' && isDone && !byHand(method);
  compare(
    'back to no card',
    [],
    entries.filter((entry) => isByCard(entry) && !matched.has(entry)),
  );
  compare(
    'from no card',
    [],
    entries.flatMap(({ reference }) => (reference?.startsWith('pi_') && !known.has(reference) ? [reference] : [])),
  );
}
