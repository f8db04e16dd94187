/** For other modules. The tables that their queries may join stand under `publishes` in cards.module.ts. */
export type {
  ChargeFailed,
  ConfirmationAsked,
  DisputeClosed,
  DisputeOpened,
  MoneyHeld,
  PaymentStranded,
  PlacesReleased,
  ReleaseWarned,
  ReturnFailed,
} from './events.js';
export { ReleaseHeldMoney, TakeHeldMoney } from './commands/held-money.js';
export { HELD_STATES, heldMoney, type HeldState } from './queries/held-money.js';
export { strangersName } from './queries/strangers-name.js';
export { CardCheckout } from './checkout/card-checkout.js';
export { StrangersTill } from './checkout/strangers-till.js';
export { BegunByStrangerReply, StrangersCardReply } from './http/strangers.replies.js';
export { ForgetCards } from './commands/forget-cards.js';
export { toldCharges, type ToldCharge } from './facts/charge-told.js';
export { mailedCharge, type MailedCharge } from './queries/mailed-charge.js';
export { mailedRelease, type MailedRelease } from './queries/mailed-release.js';
export type { ReleasedLessons } from './domain/release-words.js';
export { mailedConfirmation, type MailedConfirmation } from './queries/mailed-confirmation.js';
