import type { ConfirmationAsked } from '../events.js';
import type { CardPaymentState } from './card-payment.js';
import { cardErrors } from './errors.js';

interface Asked {
  readonly paymentId: string;
  readonly billingPersonId: string;
  readonly amountMinor: number;
  readonly state: CardPaymentState;
  /** With which card the family was asked to confirm it; null: it was not. */
  readonly askedCard: string | null;
}

/** The family confirms what the bank does not allow without them, in the portal: who is to do it must come in there. E12 */
export function decideAsking(
  { paymentId, billingPersonId, amountMinor, state, askedCard }: Asked,
  { cardId, canBeAsked }: { cardId: string; canBeAsked: boolean },
): ConfirmationAsked[] {
  if (state !== 'open') throw cardErrors.confirmation_over();
  if (askedCard === cardId) return [];
  if (!canBeAsked) throw cardErrors.nobody_to_ask();
  return [{ type: 'cards.ConfirmationAsked', data: { paymentId, billingPersonId, amountMinor } }];
}
