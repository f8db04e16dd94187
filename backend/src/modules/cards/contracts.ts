/** For other modules. The tables that their queries may join stand under `publishes` in cards.module.ts. */
export type { ConfirmationAsked, DisputeClosed, DisputeOpened, PaymentStranded, ReturnFailed } from './events.js';
export { ForgetCards } from './commands/forget-cards.js';
export { mailedConfirmation, type MailedConfirmation } from './queries/mailed-confirmation.js';
