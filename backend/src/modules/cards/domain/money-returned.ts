import { streamType } from '../../../platform/event-store/stream.js';
import type { MoneyReturned } from '../events.js';

/** Of a refund of billing's, or of a payment that was not needed: whether the provider has given it back. */
export const moneyReturnedStream = streamType<{ readonly isReturned: boolean }, MoneyReturned>(
  'card-refund',
  { isReturned: false },
  () => ({ isReturned: true }),
);

interface GivenBack {
  readonly state: 'pending' | 'done' | 'failed';
  readonly amountMinor: number;
  /** Ours; null where it was made in the provider's own dashboard. */
  readonly paymentId: string | null;
}

/** What went back in the provider's own dashboard, as if it had gone at once, under the name of one of them; undefined if nothing did. */
export function inOne<Refund extends GivenBack>(refunds: readonly Refund[]): Refund | undefined {
  const byHand = refunds.filter(({ paymentId, state }) => paymentId === null && state !== 'failed');
  const last = byHand.at(-1);
  return last && { ...last, amountMinor: byHand.reduce((sum, { amountMinor }) => sum + amountMinor, 0) };
}
