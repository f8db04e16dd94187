import { conflict, errorCatalogue } from '../../../platform/errors/error-catalogue.js';

export const peopleErrors = errorCatalogue('people', {
  own_inactivation: conflict('You cannot inactivate yourself: you would not be let in again.'),
  account_inactive: conflict('This account is inactive. Activate it before you add to it.'),
  same_account: conflict('An account cannot be merged with itself.'),
  member_known: conflict((name: string) => `${name} is on this account already.`),
});
