import { streamType } from '../../../platform/event-store/stream.js';
import type { MoneyReturned } from '../events.js';

/** Of a refund of billing's, or of a payment that was not needed: whether the provider has given it back. */
export const moneyReturnedStream = streamType<{ readonly isReturned: boolean }, MoneyReturned>(
  'card-refund',
  { isReturned: false },
  () => ({ isReturned: true }),
);
