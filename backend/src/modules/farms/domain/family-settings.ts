import { isInCircle, type FamilyCircle, type InFamily } from '../../../platform/tenancy/family-part.js';

/** What a barn lets families do, and whom of a family that can concern. */
const CONCERNS: Readonly<Record<string, FamilyCircle>> = {
  asks_photo_consent: 'riders',
  can_sign_waivers: 'adults',
  can_use_invoices: 'adults',
  charges_saved_cards: 'adults',
  clients_can_add_lesson: 'riders',
  clients_can_book_lessons: 'riders',
  clients_can_book_makeups: 'riders',
  clients_can_buy_online: 'buyers',
  clients_can_cancel: 'riders',
  clients_can_pay_in_parts: 'adults',
  clients_can_register: 'buyers',
  has_waiting_lists: 'riders',
};

/** The settings as they hold for somebody of a family: what the part does not open is off. It hides; calls are refused by their circle. */
export const settingsFor = <Value>(who: InFamily, settings: readonly (readonly [string, Value])[]) =>
  settings.map(([name, value]): readonly [string, Value | 0] => {
    const circle = CONCERNS[name];
    return [name, circle && !isInCircle(circle, who) ? 0 : value];
  });
