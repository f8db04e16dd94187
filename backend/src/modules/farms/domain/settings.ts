/** `name` is the wire name, `initial` the value of a new barn. */
export interface Setting {
  readonly name: string;
  readonly kind: 'flag' | 'count' | 'fraction' | 'text' | 'email' | 'time' | 'choice' | 'id';
  readonly initial?: string | number;
  readonly options?: readonly string[];
  /** Group on the Settings page; without one the setting is not shown there. B05 */
  readonly group?: string;
  /** `system` settings are written by no call. B04 */
  readonly editableBy: 'administrator' | 'platform' | 'system';
  /** Has a column of its own instead of a key in `preferences`. */
  readonly column?: true;
  readonly confidential?: true;
}

/** The complete list: what is not here cannot be set. B04 B09 B10 */
export const SETTINGS: readonly Setting[] = [
  { name: 'farm_name', kind: 'text', group: 'Business Information', editableBy: 'administrator', column: true },
  { name: 'email', kind: 'email', group: 'Business Information', editableBy: 'administrator' },
  { name: 'address', kind: 'text', group: 'Business Information', editableBy: 'administrator' },
  { name: 'address2', kind: 'text', group: 'Business Information', editableBy: 'administrator' },
  { name: 'invoice_notes1', kind: 'text', group: 'Receipt', editableBy: 'administrator' },
  { name: 'invoice_notes2', kind: 'text', group: 'Receipt', editableBy: 'administrator' },
  { name: 'invoice_email_notes1', kind: 'text', group: 'Receipt', editableBy: 'administrator' },
  { name: 'invoice_email_notes2', kind: 'text', group: 'Receipt', editableBy: 'administrator' },
  { name: 'receipt_email_notes1', kind: 'text', group: 'Receipt', editableBy: 'administrator' },
  { name: 'receipt_email_notes2', kind: 'text', group: 'Receipt', editableBy: 'administrator' },
  { name: 'show_general_lesson_notes_on_daysheet', kind: 'flag', group: 'Daysheet', editableBy: 'administrator' },
  { name: 'large_font_on_daysheet', kind: 'flag', group: 'Daysheet', editableBy: 'administrator' },
  { name: 'booking_hours_buffer', kind: 'count', group: 'Booking', editableBy: 'administrator' },
  { name: 'makeup_expiry_days', kind: 'count', initial: 30, group: 'Booking', editableBy: 'administrator' },
  { name: 'makeup_start_before_days', kind: 'count', initial: 14, group: 'Booking', editableBy: 'administrator' },
  { name: 'cancel_notice_hours', kind: 'count', group: 'Booking', editableBy: 'administrator' },
  { name: 'package_start_before_days', kind: 'count', group: 'Package', editableBy: 'administrator' },
  { name: 'restrict_client_sections', kind: 'flag', group: 'Booking', editableBy: 'administrator' },
  { name: 'clients_can_book_lessons', kind: 'flag', group: 'Booking', editableBy: 'administrator' },
  { name: 'clients_can_book_makeups', kind: 'flag', group: 'Booking', editableBy: 'administrator' },
  { name: 'clients_can_cancel', kind: 'flag', group: 'Clients', editableBy: 'administrator' },
  { name: 'clients_can_view_horses', kind: 'flag', group: 'Clients', editableBy: 'administrator' },
  { name: 'clients_can_view_calendar', kind: 'flag', group: 'Clients', editableBy: 'administrator' },
  { name: 'clients_can_view_other_students_on_calendar', kind: 'flag', group: 'Clients', editableBy: 'administrator' },
  { name: 'clients_can_view_other_horses_on_calendar', kind: 'flag', group: 'Clients', editableBy: 'administrator' },
  { name: 'clients_can_add_lesson', kind: 'flag', group: 'Clients', editableBy: 'administrator' },
  { name: 'restrict_client_add_sections', kind: 'flag', group: 'Clients', editableBy: 'administrator' },
  { name: 'clients_can_buy_online', kind: 'flag', group: 'Clients', editableBy: 'administrator' },
  { name: 'clients_can_register', kind: 'flag', group: 'Clients', editableBy: 'administrator' },
  { name: 'can_use_invoices', kind: 'flag', group: 'Misc', editableBy: 'administrator' },
  { name: 'can_sign_waivers', kind: 'flag', group: 'Misc', editableBy: 'administrator' },
  { name: 'restrict_clients_to_staff', kind: 'flag', group: 'Misc', editableBy: 'administrator' },
  { name: 'use_roles', kind: 'flag', group: 'Misc', editableBy: 'administrator' },
  { name: 'send_reminders', kind: 'flag', group: 'Email preferences', editableBy: 'administrator' },
  { name: 'send_notifications', kind: 'flag', group: 'Email preferences', editableBy: 'administrator' },
  { name: 'send_cancellation_notifications', kind: 'flag', group: 'Email preferences', editableBy: 'administrator' },
  { name: 'show_general_lesson_notes_on_client_page', kind: 'flag', group: 'Clients', editableBy: 'administrator' },
  { name: 'show_paid_not_paid', kind: 'flag', group: 'Misc', editableBy: 'administrator' },
  { name: 'min_time', kind: 'time', initial: '07:00', group: 'Calendar', editableBy: 'administrator' },
  { name: 'max_time', kind: 'time', group: 'Calendar', editableBy: 'administrator' },
  {
    name: 'default_calendar_view',
    kind: 'choice',
    initial: 'week',
    options: ['day', 'week', 'month', 'agenda'],
    group: 'Calendar',
    editableBy: 'administrator',
  },
  {
    name: 'default_day_view',
    kind: 'choice',
    initial: 'none',
    options: ['staff', 'location', 'section', 'none'],
    group: 'Calendar',
    editableBy: 'administrator',
  },
  { name: 'monday_start', kind: 'flag', group: 'Calendar', editableBy: 'administrator' },
  { name: 'show_lesson_by_client_name', kind: 'flag', group: 'Calendar', editableBy: 'administrator' },
  { name: 'timepicker_interval', kind: 'count', initial: 15, group: 'Calendar', editableBy: 'administrator' },
  { name: 'calendar_interval', kind: 'count', initial: 15, group: 'Calendar', editableBy: 'administrator' },
  { name: 'calendar_timeslot', kind: 'count', initial: 2, group: 'Calendar', editableBy: 'administrator' },
  {
    name: 'lesson_cancel_default_action',
    kind: 'choice',
    initial: 'BCNA',
    options: ['BCWM', 'BCAP', 'BCWR', 'BCNA', 'BCWA'],
    group: 'Misc',
    editableBy: 'administrator',
  },
  {
    name: 'client_cancel_default_action',
    kind: 'choice',
    initial: 'CWP',
    options: ['CLC', 'CNS', 'CWP', 'CNA', 'CWR', 'CWA', 'CWM', 'CWC'],
    group: 'Booking',
    editableBy: 'administrator',
  },
  { name: 'default_section_id', kind: 'id', group: 'Calendar', editableBy: 'administrator' },
  { name: 'default_starttime', kind: 'time', group: 'Calendar', editableBy: 'administrator' },
  { name: 'eqo_subscription_id', kind: 'text', editableBy: 'system', confidential: true },
  { name: 'eqo_stripe_customer_id', kind: 'text', editableBy: 'system', confidential: true, column: true },
  { name: 'eqo_stripe_plan_id', kind: 'text', editableBy: 'platform', confidential: true },
  { name: 'stripe_account_id', kind: 'text', editableBy: 'system' },
  { name: 'stripe_convenience_fee', kind: 'fraction', group: 'Receipt', editableBy: 'administrator' },
  { name: 'tax_percent', kind: 'fraction', group: 'Receipt', editableBy: 'administrator' },
  { name: 'currency_code', kind: 'text', editableBy: 'platform', column: true },
  { name: 'currency_symbol', kind: 'text', editableBy: 'platform', column: true },
  { name: 'country_code', kind: 'text', initial: 'CA', editableBy: 'platform', column: true },
  { name: 'adjustment_product_id', kind: 'id', editableBy: 'platform' },
  { name: 'makeup_product_id', kind: 'id', editableBy: 'platform' },
  { name: 'credit_product_id', kind: 'id', editableBy: 'platform' },
  { name: 'public_id', kind: 'text', editableBy: 'system', column: true },
  { name: 'time_zone', kind: 'text', editableBy: 'platform', column: true },
];

export const settingNamed = (name: string) => SETTINGS.find((setting) => setting.name === name);

export const initialPreferences = (): Record<string, string | number> =>
  Object.fromEntries(
    SETTINGS.flatMap(({ name, initial, column }) => (initial === undefined || column ? [] : [[name, initial]])),
  );
