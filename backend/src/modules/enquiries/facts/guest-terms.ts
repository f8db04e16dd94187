import { enabled, numberOf, textOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { takesCards } from '../../farms/contracts.js';
import { MOST_HELD_HOURS } from '../domain/limits.js';

type Settings = Pick<BarnSettings, 'preferences'>;

/** Places are asked for by enquiries: without them there are none. */
export const guestsAsk = (settings: Settings) =>
  enabled(settings, 'takes_enquiries') && enabled(settings, 'guests_ask');

/** Whether guests pay for a place by card before staff answer; null: nobody is asked to. */
export function guestsPay(settings: Settings): 'may' | 'must' | null {
  const pay = textOf(settings, 'guests_pay');
  const isOn = takesCards(textOf(settings, 'stripe_account_id')) && numberOf(settings, 'guest_place_hours') > 0;
  return isOn && (pay === 'may' || pay === 'must') ? pay : null;
}

/** No longer than a bank holds money. */
export function keptHours(settings: Settings) {
  const hours = numberOf(settings, 'guest_place_hours');
  return guestsPay(settings) ? Math.min(hours, MOST_HELD_HOURS) : hours;
}
