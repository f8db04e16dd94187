import { IF_EMPTY } from '../../../platform/tenancy/if-empty.js';
import { CARD_SETTINGS } from './card-settings.js';
import { EMAIL_SETTINGS } from './email-settings.js';
import { ENQUIRY_SETTINGS } from './enquiry-settings.js';
import { PAYMENT_REMINDER_SETTINGS } from './payment-reminder-settings.js';
import { RIDER_SETTINGS } from './rider-settings.js';
import { SUITABILITY_SETTINGS } from './suitability-settings.js';
import { TAX_SETTINGS } from './tax-settings.js';
import { BOOKS_AND_VOUCHERS } from './voucher-settings.js';
import {
  administratorsOwn,
  bic,
  choice,
  count,
  currency,
  email,
  flag,
  fraction,
  iban,
  id,
  line,
  paragraph,
  time,
  zone,
} from './setting.js';

const NOTICE = { unit: 'hours', max: 720 } as const;

/** What a barn decides for itself, in the order of the Settings page. Ids of providers and products are not here. B04 B09 */
export const ADMINISTRATORS_SETTINGS = [
  ...administratorsOwn('Business Information', [
    line('farm_name', 'Business name', 'Stands on the public page, on receipts and in every mail.', {
      column: 'farmName',
      required: true,
    }),
    email('email', 'Business email', 'Families’ notes and answers to your mails arrive here.'),
    line('address', 'Address', 'Printed on receipts and invoices, and shown on the public page.'),
    line('address2', 'Address, second line', 'Town, province, postal code.'),
    zone('time_zone', 'Time zone', 'Every lesson, notice and reminder is meant in this zone.', {
      column: 'timeZone',
      required: true,
    }),
    currency(
      'currency_code',
      'Currency',
      'In which families pay. It may be changed until money has been taken; amounts keep their figures.',
      { column: 'currencyCode', required: true },
    ),
    flag(
      'public_is_found',
      'Found by search engines',
      'Search engines may list the public page. Otherwise it is read by whoever has its address.',
    ),
    ...ENQUIRY_SETTINGS,
  ]),
  ...administratorsOwn('Daysheet', [
    flag('show_general_lesson_notes_on_daysheet', 'Lesson notes', 'The day sheet shows each lesson’s notes.'),
    flag('large_font_on_daysheet', 'Large print', 'The printed day sheet is set in large type.'),
  ]),
  ...administratorsOwn('Booking', [
    flag(
      'clients_can_book_lessons',
      'Families book lessons',
      'Families book into sections that have a maximum enrollment and free places.',
    ),
    flag('clients_can_book_makeups', 'Families book makeups', 'Families use their makeups themselves.'),
    flag(
      'restrict_client_sections',
      'Only chosen sections',
      'A rider books only the sections listed in the rider’s details. Who has none listed books nothing.',
    ),
    count(
      'booking_hours_buffer',
      'Booking closes',
      'Hours before lesson start: families see and book only later lessons.',
      NOTICE,
    ),
    flag(
      'has_waiting_lists',
      'Waiting lists',
      'Families put their riders on the waiting list of a full lesson or session. A place that comes free is held for the first who fits.',
    ),
    count(
      'waiting_offer_hours',
      'A place is held',
      `Hours for which a place that came free is held for one rider, quiet hours left out; ${IF_EMPTY.waiting_offer_hours} if empty.`,
      { unit: 'hours', min: 1, max: 72 },
    ),
    time(
      'waiting_quiet_from',
      'Quiet from',
      `From this time on no place is offered; ${IF_EMPTY.waiting_quiet_from} if empty.`,
    ),
    time(
      'waiting_quiet_until',
      'Quiet until',
      `Until this time no place is offered; ${IF_EMPTY.waiting_quiet_until} if empty. The same time twice: no hour is quiet.`,
    ),
    count(
      'cancel_notice_hours',
      'Notice to cancel',
      'Hours of notice: a family that cancels later than this is warned, and its lesson counts as used.',
      NOTICE,
    ),
    choice(
      'client_cancel_default_action',
      'What a cancellation in time gives',
      'What a family gets when it cancels in time, and what is offered first when you cancel for a rider. If empty: back to the package.',
      {
        initial: IF_EMPTY.client_cancel_default_action,
        options: ['CLC', 'CNS', 'CWP', 'CNA', 'CWR', 'CWA', 'CWM', 'CWC'],
      },
    ),
    count(
      'makeup_start_before_days',
      'Makeups begin',
      `Days before the missed lesson from which its makeup can be used; ${IF_EMPTY.makeup_start_before_days} if empty.`,
      {
        unit: 'days',
        initial: IF_EMPTY.makeup_start_before_days,
      },
    ),
    count(
      'makeup_expiry_days',
      'Makeups expire',
      `Days after the missed lesson until which its makeup can be used; ${IF_EMPTY.makeup_expiry_days} if empty.`,
      {
        unit: 'days',
        initial: IF_EMPTY.makeup_expiry_days,
      },
    ),
  ]),
  ...administratorsOwn('Suitability', SUITABILITY_SETTINGS),
  ...administratorsOwn('Package', [
    count(
      'package_start_before_days',
      'Packages begin',
      'Days before its purchase from which a package covers lessons.',
      {
        unit: 'days',
        max: 365,
      },
    ),
  ]),
  ...administratorsOwn('Clients', [
    flag('clients_can_cancel', 'Families cancel', 'Families cancel their own lessons.'),
    flag('clients_can_view_horses', 'Families see horses', 'Families see which horse a rider has.'),
    flag('clients_can_view_calendar', 'Families see the calendar', 'Families open the barn’s calendar.'),
    flag(
      'clients_can_view_other_students_on_calendar',
      'Other riders on the calendar',
      'Families read the first names of other riders on the calendar and the public page.',
    ),
    flag(
      'clients_can_view_other_horses_on_calendar',
      'Other horses on the calendar',
      'Families read which horses others ride.',
    ),
    flag('clients_can_add_lesson', 'Families add lessons', 'Families ask for a lesson at a free time of the calendar.'),
    flag(
      'restrict_client_add_sections',
      'Only chosen sections to add',
      'A rider adds lessons only in the sections listed in the rider’s details.',
    ),
    ...CARD_SETTINGS,
    flag(
      'clients_can_register',
      'Registration',
      'Families register their riders in sessions, and staff do in the Registration tab of the setup.',
    ),
    ...RIDER_SETTINGS,
    flag(
      'show_general_lesson_notes_on_client_page',
      'Lesson notes for families',
      'Families read each lesson’s notes in their list of lessons.',
    ),
  ]),
  ...administratorsOwn('Misc', [
    flag('can_use_invoices', 'Invoices', 'Invoices can be written, and accounts have a tab for them.'),
    flag('can_sign_waivers', 'Waivers', 'Accounts have a tab for waivers.'),
    flag('use_roles', 'Roles', 'Staff do what their role allows; staff without a role see their home page only.'),
    flag(
      'restrict_clients_to_staff',
      'Staff see their own riders',
      'Staff see only riders linked to them; a rider who is linked to nobody is seen by administrators only.',
    ),
    flag(
      'show_paid_not_paid',
      'Paid or not paid',
      'Events, the day sheet and families’ lists say of each place whether it is paid.',
    ),
    choice(
      'lesson_cancel_default_action',
      'What the barn gives when it cancels',
      'What is offered first when you cancel a whole event. If empty: nothing.',
      { initial: IF_EMPTY.lesson_cancel_default_action, options: ['BCWM', 'BCAP', 'BCWR', 'BCNA', 'BCWA'] },
    ),
    flag(
      'has_horse_care',
      'Horse care',
      'Farrier, vet, worming and the like are noted for each horse, with the day on which they are due again.',
    ),
    count(
      'horse_care_soon_days',
      'Care is due soon',
      `Days before the day on which a horse’s care is due, from which it is shown as due soon; ${IF_EMPTY.horse_care_soon_days} if empty.`,
      { unit: 'days', max: 365 },
    ),
  ]),
  ...administratorsOwn('Calendar', [
    choice('default_calendar_view', 'View', 'How the calendar opens for staff. If empty: the week.', {
      initial: IF_EMPTY.default_calendar_view,
      options: ['day', 'week', 'month', 'agenda'],
    }),
    choice('default_day_view', 'Columns of a day', 'Into which columns the day’s view is divided.', {
      initial: IF_EMPTY.default_day_view,
      options: ['staff', 'location', 'section', 'none'],
    }),
    flag('monday_start', 'Weeks begin on Monday', 'Otherwise they begin on Sunday.'),
    flag(
      'show_lesson_by_client_name',
      'Riders’ names as titles',
      'Staff read riders’ names in the calendar instead of the title.',
    ),
    time('min_time', 'First time', `Where the calendar’s day begins; ${IF_EMPTY.min_time} if empty.`, {
      initial: IF_EMPTY.min_time,
    }),
    time('max_time', 'Last time', `Where the calendar’s day ends; ${IF_EMPTY.max_time} if empty.`),
    count(
      'timepicker_interval',
      'Steps of the time picker',
      `Minutes from one time offered to the next; ${IF_EMPTY.timepicker_interval} if empty.`,
      {
        unit: 'minutes',
        initial: 15,
        min: 1,
        max: 120,
      },
    ),
    count(
      'calendar_interval',
      'Step of the calendar',
      `Minutes of one line of the calendar; ${IF_EMPTY.calendar_interval} if empty.`,
      {
        unit: 'minutes',
        initial: 15,
        min: 5,
        max: 240,
      },
    ),
    count('calendar_timeslot', 'Lines in a step', 'Into how many lines the calendar divides a labelled step.', {
      initial: IF_EMPTY.calendar_timeslot,
      min: 1,
      max: 12,
    }),
    id('default_section_id', 'Section of a new event', 'What Add Event begins with.'),
    time('default_starttime', 'Start of a new event', 'Where Add Event begins when no time was clicked.'),
  ]),
  ...administratorsOwn('Receipt', [
    ...TAX_SETTINGS,
    fraction('tax_percent', 'Tax', 'Of every price, unless a package has a rate of its own.'),
    flag(
      'prices_include_tax',
      'Prices include tax',
      'Families pay the price itself, and receipts say what of it is tax; else tax comes on top. What was bought before stays as it was.',
    ),
    fraction('stripe_convenience_fee', 'Card fee', 'Added to price and tax when a family pays by card.'),
    count(
      'invoice_due_days',
      'Invoices are due after',
      'Days after its date until which a new invoice is to be paid. If empty: invoices name no day. Each can have another.',
      { unit: 'days', max: 365 },
    ),
    line('bank_account_holder', 'Bank account of', 'Whom families pay by bank transfer; the business name if empty.', {
      max: 70,
    }),
    iban('bank_iban', 'IBAN', 'Open invoices say how to pay by bank transfer; in euros with a code for banking apps.'),
    bic('bank_bic', 'BIC', 'Of the bank, where transfers from abroad need it.'),
    choice(
      'paper_size',
      'Paper size',
      'Of every PDF. If empty: A4 for invoices, receipts, statements and waivers; day sheets and takings as usual in the country.',
      { options: ['A4', 'Letter'] },
    ),
    paragraph('invoice_notes1', 'Text on invoices', 'Printed on every invoice.'),
    paragraph('invoice_notes2', 'Second text on invoices', 'Printed below the first.'),
    paragraph('invoice_email_notes1', 'Text in invoice mails', 'Stands in the mail that brings an invoice.'),
    paragraph('invoice_email_notes2', 'Second text in invoice mails', 'Stands below the first.'),
    paragraph('receipt_email_notes1', 'Text in receipt mails', 'Stands in the mail that brings a receipt.'),
    paragraph('receipt_email_notes2', 'Second text in receipt mails', 'Stands below the first.'),
  ]),
  ...BOOKS_AND_VOUCHERS,
  ...administratorsOwn('Email preferences', EMAIL_SETTINGS),
  ...administratorsOwn('Payment reminders', PAYMENT_REMINDER_SETTINGS),
];
