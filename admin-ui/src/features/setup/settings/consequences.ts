import { ifEmpty } from '@leadline/api-client';
import type { SettingValue } from '@/data/requests/settings';
import { addMinutes } from '@/data/time/clock';
import { count } from '@/data/time/words';

type Says = (value: SettingValue, now: (name: string) => SettingValue) => string | null;

const number = (value: SettingValue, fallback = 0) => (value === null || value === '' ? fallback : Number(value));
const yes =
  (on: string, off: string): Says =>
  (value) =>
    value === 1 ? on : off;
const before = (hours: number) => `${count(hours, 'hour')} before`;
const money = (amount: number) => (Math.round(amount * 100) / 100).toFixed(2);

const gives: Readonly<Record<string, string>> = {
  CLC: 'a late cancellation: the lesson counts as used',
  CNS: 'a no-show: the lesson counts as used',
  CWP: 'the lesson back on the package',
  CNA: 'nothing: the lesson counts as used',
  CWR: 'a refund, which an administrator approves',
  CWA: 'a package of a single lesson',
  CWM: 'a makeup',
  CWC: 'a credit for the next invoice',
  BCWM: 'a makeup',
  BCAP: 'the lesson back on the package',
  BCWR: 'a refund',
  BCNA: 'nothing',
  BCWA: 'a package of a single lesson',
};

const reminded: Says = (value) => {
  if (value === null || value === '') return null;
  const days = number(value);
  if (days === 0) return 'Families will be reminded on the due date.';
  return `Families will be reminded ${count(Math.abs(days), 'day')} ${days < 0 ? 'before' : 'after'} the due date.`;
};

/** What a value means for people, before it is saved and after. */
const consequences: Readonly<Record<string, Says>> = {
  clients_can_book_lessons: yes('Families will book lessons themselves.', 'Only staff will book lessons.'),
  widget_origins: (value) =>
    value === null ? 'No site can show your lessons.' : 'Visitors of these sites will see your lessons there.',
  takes_enquiries: yes(
    'Strangers will write to you by the public page. Enquiries are in the menu; administrators are told by mail.',
    'The public page will have no form any more. What was written stays until it is erased.',
  ),
  voucher_months: (value) => {
    const months = number(value, ifEmpty.voucher_months);
    return months === 0
      ? 'A voucher that is sold now does not expire.'
      : `A voucher that is sold now is good for ${count(months, 'month')}; those that were sold before keep their day.`;
  },
  sells_vouchers: (value, now) => {
    if (value !== 1) return 'Nobody will buy a voucher on the public page; those that were sold stay good.';
    if (!now('stripe_account_id')) return 'Nothing will change before an account for card payments is connected.';
    return 'Whoever opens the public page will buy vouchers by card. They get theirs by mail, and you find it under Gift vouchers.';
  },
  enquiry_kept_months: (value) =>
    `What strangers wrote will be erased ${count(number(value, ifEmpty.enquiry_kept_months), 'month')} after the enquiry was closed.`,
  guests_ask: (value, now) => {
    if (value !== 1) return 'Nobody new will ask for a place in a lesson; what was asked stays until it is erased.';
    if (now('takes_enquiries') !== 1) return 'Nothing will change before you switch enquiries on.';
    const hours = number(now('guest_place_hours'), ifEmpty.guest_place_hours);
    const kept = hours ? `one will be kept for up to ${count(hours, 'hour')}.` : 'none will be kept.';
    return `Who has no account will ask for places on the public booking page; ${kept}`;
  },
  guest_place_hours: (value) => {
    const hours = number(value, ifEmpty.guest_place_hours);
    return hours
      ? `A place will be kept for a guest for up to ${count(hours, 'hour')}, then it will be free again, and the guest is told.`
      : 'No place will be kept: who is first to be answered has it.';
  },
  guests_pay: (value, now) => {
    if (value !== 'may' && value !== 'must')
      return 'Guests will pay nothing before; what is held already is taken or let go as you answer.';
    if (!now('stripe_account_id')) return 'Nothing will change before an account for card payments is connected.';
    if (number(now('guest_place_hours'), ifEmpty.guest_place_hours) === 0)
      return 'Nothing will change while no place is kept.';
    return value === 'must'
      ? 'A place will be kept once the guest has paid. The money is held on the card and taken when you give the place.'
      : 'Guests may pay by card. The money is held, and taken when you give the place.';
  },
  guests_say_weight: yes(
    'Guests who ask for a place will be asked what the rider weighs.',
    'Guests will not be asked what the rider weighs; what was said is erased with the enquiry.',
  ),
  clients_can_cancel: (value, now) => {
    if (value !== 1) return 'Families will have to ask you to cancel.';
    const hours = number(now('cancel_notice_hours'));
    return hours
      ? `Families will be able to cancel until ${before(hours)}; later it counts as used.`
      : 'Families will be able to cancel until the lesson begins.';
  },
  booking_hours_buffer: (value) =>
    number(value)
      ? `Families will be able to book until ${before(number(value))}.`
      : 'Families will be able to book until the lesson begins.',
  cancel_notice_hours: (value) =>
    number(value)
      ? `Families will be able to cancel until ${before(number(value))}; later it counts as used.`
      : 'Families will get the same however late they cancel.',
  client_cancel_default_action: (value) =>
    `A family that cancels in time will get ${gives[String(value ?? ifEmpty.client_cancel_default_action)]}.`,
  lesson_cancel_default_action: (value) =>
    `When the barn cancels, riders will be offered ${gives[String(value ?? ifEmpty.lesson_cancel_default_action)]}.`,
  makeup_start_before_days: (value) =>
    `A makeup will be usable from ${count(number(value, ifEmpty.makeup_start_before_days), 'day')} before the missed lesson.`,
  makeup_expiry_days: (value) =>
    `A makeup will be usable until ${count(number(value, ifEmpty.makeup_expiry_days), 'day')} after the missed lesson.`,
  invoice_due_days: (value) => {
    if (value === null || value === '') return 'New invoices will name no day until which they are to be paid.';
    return number(value)
      ? `New invoices will be due ${count(number(value), 'day')} after their date.`
      : 'New invoices will be due on their own date.';
  },
  paper_size: (value) =>
    value
      ? `Invoices, receipts and everything else will be printed on ${value}.`
      : 'Invoices and what else leaves the barn will be A4; day sheets and takings as usual in the barn’s country.',
  send_payment_reminders: yes(
    'Families will be reminded of invoices once for each reminder that has its day.',
    'Nobody will be reminded of an invoice by itself.',
  ),
  ...Object.fromEntries([1, 2, 3].map((step) => [`payment_reminder_${step}_days`, reminded])),
  package_start_before_days: (value) =>
    number(value)
      ? `A package will cover lessons from ${count(number(value), 'day')} before it was bought.`
      : 'A package will cover lessons from the day it was bought.',
  restrict_client_sections: yes(
    'A rider without chosen sections will book nothing.',
    'Families will book any section with free places.',
  ),
  keeps_emergency_cards: yes(
    'Families will note whom to call if their rider is hurt; who teaches will read it on the day sheet.',
    'Emergency cards will be shown to nobody; what is noted is kept.',
  ),
  asks_photo_consent: yes(
    'Families will be asked in the portal; the day sheet will name who is not to be pictured.',
    'Nobody will be asked or named; what was answered is kept.',
  ),
  checks_suitability: yes(
    'Families will be refused lessons of other levels than their rider’s, and told why; staff will be warned.',
    'Nobody will be refused or warned for a level, a weight or a height; what is noted is kept.',
  ),
  suitability_needs_level: yes(
    'Riders without a confirmed level will be refused lessons that begin at one.',
    'Families of riders without a confirmed level will be told, and may book.',
  ),
  clients_can_view_other_students_on_calendar: yes(
    'Families will read the first names of other riders.',
    'Families will read nobody else’s name.',
  ),
  has_waiting_lists: (value, now) => {
    if (value !== 1) return 'Nobody new will be put on a waiting list; who waits already is still served.';
    const hours = number(now('waiting_offer_hours'), ifEmpty.waiting_offer_hours);
    return `Families will wait for full lessons and sessions; a place that comes free will be held for ${count(hours, 'hour')}.`;
  },
  waiting_offer_hours: (value) =>
    `A place that comes free will be held for ${count(number(value, ifEmpty.waiting_offer_hours), 'hour')}, then go to the next rider.`,
  use_roles: yes(
    'Staff without a role will see their home page only.',
    'All staff will see the calendar and add riders, whatever their role.',
  ),
  restrict_clients_to_staff: yes(
    'Instructors will see only riders linked to them.',
    'Instructors will see all riders; links are kept.',
  ),
  can_use_invoices: yes(
    'Invoices will be shown, to families, too.',
    'Invoices will be hidden; those written are kept.',
  ),
  clients_can_pay_in_parts: yes(
    'Families will choose how much of an invoice they pay.',
    'Families will pay invoices as a whole; parts that were paid are kept.',
  ),
  charges_saved_cards: yes(
    'Families may have what is due charged to a saved card on its day, as they choose.',
    'No card will be charged by itself any more; what families agreed to is kept.',
  ),
  release_places_days: (value) => {
    const days = number(value);
    if (days === 0) return 'No places will be released because something is not paid.';
    const after = `${count(days, 'day')} after a saved card was charged in vain for the last time`;
    return `Places will be released ${after}, unless it is paid. The family will be told before.`;
  },
  can_sign_waivers: yes(
    'Families will sign and read waivers under Account, and staff on the client’s page.',
    'Waivers will be hidden; those signed are kept.',
  ),
  send_reminders: yes('Families will be reminded one day before.', 'Nobody will be reminded.'),
  send_notifications: yes(
    'Families will be written to when something is booked or changed.',
    'Nobody will be written to unless you say so.',
  ),
  answers_by_mail: yes(
    'Whoever gets a reminder can confirm or cancel that lesson from the mail; the day sheet will show who comes.',
    'Reminders will lead to the portal, and links in mails that are out will no longer work.',
  ),
  send_cancellation_notifications: yes(
    'Families will be written to when something is cancelled.',
    'Nobody will be written to about cancellations unless you say so.',
  ),
  tax_percent: (value, now) =>
    now('prices_include_tax') === 1
      ? `A price of 100.00 will have ${money(100 - 100 / (1 + number(value)))} of tax in it.`
      : `A price of 100.00 will come to ${money(100 * (1 + number(value)))}.`,
  prices_include_tax: yes(
    'The price of a package will be all that a family pays. Look through your packages: their prices keep their figures.',
    'Tax will come on top of the price of a package. Look through your packages: their prices keep their figures.',
  ),
  stripe_convenience_fee: (value) => `100.00 paid by card will come to ${money(100 * (1 + number(value)))}.`,
  timepicker_interval: (value) => {
    const step = number(value, ifEmpty.timepicker_interval);
    return `Times will be offered as ${[0, 1, 2].map((steps) => addMinutes('16:00', steps * step)).join(', ')}.`;
  },
  monday_start: yes('Weeks will run from Monday to Sunday.', 'Weeks will run from Sunday to Saturday.'),
};

export const consequenceOf = (name: string, value: SettingValue, now: (name: string) => SettingValue): string | null =>
  consequences[name]?.(value, now) ?? null;
