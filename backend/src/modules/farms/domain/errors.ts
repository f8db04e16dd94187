import { conflict, errorCatalogue, fieldError, unusable } from '../../../platform/errors/error-catalogue.js';

export const farmErrors = errorCatalogue('farms', {
  currency_in_use: conflict(
    (currency: string) => `Money has been taken in ${currency}, so the currency stays. Ask Leadline where it is wrong.`,
  ),
  no_plan: conflict('There is nothing to subscribe to yet. Leadline has to choose a plan for this barn first.'),
  not_this_barn: fieldError('customerId', unusable('The provider does not know this barn by this id.')),
  not_this_plan: fieldError('priceId', unusable('This is not the plan of this barn.')),
  not_this_subscription: fieldError(
    'eqo_subscription_id',
    unusable('The provider knows no such subscription of this barn.'),
  ),
  subscription_declined: conflict((reason: string) => `${reason}`),
  subscription_refused: conflict('The card payment provider did not accept this. Please try again.'),
  subscribed: conflict('This barn has a subscription already.'),
});
