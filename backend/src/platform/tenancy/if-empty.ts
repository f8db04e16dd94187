/** What a setting means that a barn has left empty, by wire name; the screens have the same list. B10 */
export const IF_EMPTY = {
  enquiry_kept_months: 6,
  voucher_months: 36,
  voucher_amounts: '',
  voucher_least: 10,
  voucher_most: 500,
  guest_place_hours: 24,
  guests_pay: 'no',
  booking_hours_buffer: 0,
  cancel_notice_hours: 0,
  client_cancel_default_action: 'CWP',
  waiting_offer_hours: 4,
  waiting_quiet_from: '21:00',
  waiting_quiet_until: '07:00',
  makeup_start_before_days: 14,
  makeup_expiry_days: 30,
  horse_carries_percent: 20,
  tack_weight: 10,
  package_start_before_days: 0,
  lesson_cancel_default_action: 'BCNA',
  default_calendar_view: 'week',
  default_day_view: 'none',
  horse_care_soon_days: 28,
  min_time: '07:00',
  max_time: '21:00',
  timepicker_interval: 30,
  calendar_interval: 60,
  calendar_timeslot: 2,
  tax_percent: 0,
  stripe_convenience_fee: 0,
  stripe_account_id: '',
} as const;

type NameOf<Kind> = {
  [Name in keyof typeof IF_EMPTY]: (typeof IF_EMPTY)[Name] extends Kind ? Name : never;
}[keyof typeof IF_EMPTY];

export type NumberName = NameOf<number>;
export type TextName = NameOf<string>;
