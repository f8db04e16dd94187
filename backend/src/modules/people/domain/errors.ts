import { conflict, errorCatalogue } from '../../../platform/errors/error-catalogue.js';

export const peopleErrors = errorCatalogue('people', {
  own_inactivation: conflict('You cannot inactivate yourself: you would not be let in again.'),
  erased: conflict('What was known of this person is erased. Add them as somebody new.'),
  account_inactive: conflict('This account is inactive. Activate it before you add to it.'),
  same_account: conflict('An account cannot be merged with itself.'),
  same_rider: conflict('A rider cannot be merged with itself.'),
  riders_of_two_accounts: conflict('These riders are on two accounts. Merge the accounts first.'),
  rider_inactive: conflict((name: string) => `${name} is inactive. Activate the record that is to stay first.`),
  rider_stays: conflict(
    (name: string, role: 'the account holder' | 'on the staff') =>
      `${name} is ${role} as well. Keep this record, and merge the other one into it.`,
  ),
  riders_ride_together: conflict(
    (lessons: string) => `Both records are in ${lessons}. Take one of the two out there first.`,
  ),
  no_emergency_cards: conflict('This barn keeps no emergency cards.'),
  emergency_card_changed: conflict('Somebody has changed this emergency card meanwhile. Look at it again.'),
  no_photo_consent: conflict('This barn does not ask about pictures.'),
  photo_consent_not_yours: conflict(
    'Whoever is of age answers this for themselves. For younger riders the account holder or a guardian does.',
  ),
  time_off_settled: conflict('These days off have another answer meanwhile. Look at them again.'),
  member_known: conflict((name: string) => `${name} is on this account already.`),
});
