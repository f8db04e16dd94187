import { RELEASE_SETTINGS } from './release-settings.js';
import { flag } from './setting.js';

/** How families pay by themselves. */
export const CARD_SETTINGS = [
  flag('clients_can_buy_online', 'Families buy online', 'Families buy packages and lessons themselves.'),
  flag(
    'clients_can_pay_in_parts',
    'Families pay in parts',
    'Families may pay less than an invoice asks for; the rest stays open.',
  ),
  flag(
    'charges_saved_cards',
    'Saved cards are charged',
    'Families may have what is due charged to a saved card on its day, and end that at any time.',
  ),
  ...RELEASE_SETTINGS,
];
