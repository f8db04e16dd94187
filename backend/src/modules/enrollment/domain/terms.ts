import { enabled, numberOf, textOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import type { CancellationTerms } from './cancellation-policy.js';
import type { OfferHours } from './offer-hours.js';
import type { SuitabilityRules } from './suitability.js';

/** With fallbacks for empty settings. B06 B09 C14 */
export const cancellationTerms = (barn: BarnSettings): CancellationTerms => ({
  noticeHours: numberOf(barn, 'cancel_notice_hours'),
  clientDefault: textOf(barn, 'client_cancel_default_action'),
  lessonDefault: textOf(barn, 'lesson_cancel_default_action'),
  makeup: {
    expiryDays: numberOf(barn, 'makeup_expiry_days'),
    startBeforeDays: numberOf(barn, 'makeup_start_before_days'),
  },
  taxPercent: numberOf(barn, 'tax_percent'),
  taxIncluded: enabled(barn, 'prices_include_tax'),
});

export const bookingTerms = (barn: BarnSettings) => ({
  canBookLessons: enabled(barn, 'clients_can_book_lessons'),
  canBookMakeups: enabled(barn, 'clients_can_book_makeups'),
  bufferHours: numberOf(barn, 'booking_hours_buffer'),
  restrictsSections: enabled(barn, 'restrict_client_sections'),
  suitability: suitabilityRules(barn),
});

export const suitabilityRules = (barn: Pick<BarnSettings, 'preferences'>): SuitabilityRules => ({
  isAsked: enabled(barn, 'checks_suitability'),
  needsLevel: enabled(barn, 'suitability_needs_level'),
  share: numberOf(barn, 'horse_carries_percent'),
  tack: numberOf(barn, 'tack_weight'),
});

export const offerHours = (barn: BarnSettings): OfferHours => ({
  timeZone: barn.timeZone,
  holdHours: numberOf(barn, 'waiting_offer_hours'),
  quietFrom: textOf(barn, 'waiting_quiet_from'),
  quietUntil: textOf(barn, 'waiting_quiet_until'),
});
