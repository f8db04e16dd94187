import {
  absent,
  conflict,
  errorCatalogue,
  fieldError,
  unusable,
  type ErrorDescription,
} from '../../../platform/errors/error-catalogue.js';

const outcomeUnknown: ErrorDescription<string> = {
  kind: 'unavailable',
  text: 'Sorry - there has been an error with your transaction.',
};
const notProcessed: ErrorDescription<string> = {
  kind: 'unavailable',
  text: 'Sorry - there has been an error with your transaction and it has not been processed.',
};

export const cardErrors = errorCatalogue('cards', {
  buying_off: conflict('This barn does not sell online.'),
  card_declined: conflict((reason: string) => `${reason}`),
  card_amount_differs: conflict((total: string) => `The amount is ${total} by now. Please start again.`),
  card_not_kept: fieldError('payment_method', unusable('This card is not kept for this account.')),
  cards_off: conflict('This barn does not take cards.'),
  charges_off: conflict('This barn does not charge saved cards by itself.'),
  connection_expired: conflict('This connection was not asked for here, or too long ago. Please connect again.'),
  connection_refused: conflict('The card payment provider did not accept this connection. Please connect again.'),
  money_returns: conflict(
    'This was paid in another way meanwhile, or its credit was spent. What came from the card goes back to it.',
  ),
  confirmation_over: conflict('This payment can not be confirmed any more. Nothing was charged.'),
  no_card_kept: conflict('There is no saved card for this account.'),
  nobody_to_ask: conflict(
    'The bank wants the family to confirm this, but nobody of the account signs in here. Please enter the card number when they are there.',
  ),
  not_paid: conflict('The card payment provider has not received this payment.'),
  not_processed: notProcessed,
  outcome_unknown: outcomeUnknown,
  pay_link_over: absent('This link does not open an invoice any more.'),
  order_unknown: absent('Nothing was ordered by this form. Please open the page again.'),
  nothing_to_pay: conflict('Nothing is to be paid on this invoice any more.'),
  nothing_to_release: conflict('No places are to be released for this invoice any more.'),
  paid_already: conflict('This is paid already.'),
  release_changed: conflict('Other places would be released by now. Please look again.'),
  waits_for_family: conflict(
    'The bank wants the family to confirm this. They have got a mail with a link; nothing is paid until then.',
  ),
});
