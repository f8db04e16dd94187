import { settingValue } from './setting-value.js';
import { initialPreferences, settingNamed, SETTINGS, type Setting } from './settings.js';

const setting = (name: string) => settingNamed(name) as Setting;

describe('a setting', () => {
  it.each([
    ['clients_can_cancel', true, 1],
    ['clients_can_cancel', '0', 0],
    ['clients_can_cancel', 1, 1],
    ['cancel_notice_hours', '24', 24],
    ['cancel_notice_hours', 0, 0],
    ['cancel_notice_hours', 720, 720],
    ['timepicker_interval', 1, 1],
    ['calendar_timeslot', '12', 12],
    ['tax_percent', '0.13', 0.13],
    ['tax_percent', 0, 0],
    ['tax_percent', 1, 1],
    ['email', 'office@maple.test', 'office@maple.test'],
    ['min_time', '07:30:00', '07:30'],
    ['default_calendar_view', 'month', 'month'],
    ['farm_name', '  Maple Hill ', 'Maple Hill'],
    ['farm_name', 'x'.repeat(200), 'x'.repeat(200)],
    ['invoice_notes1', 'x'.repeat(5000), 'x'.repeat(5000)],
    ['bank_iban', ' de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['bank_bic', 'cobadeffxxx', 'COBADEFFXXX'],
    ['account_cash', ' 1000-a ', '1000-a'],
    ['account_tax_rates', '19%=3806;7 = 3801', '19 = 3806, 7 = 3801'],
    ['bank_bic', 'COBADEFF', 'COBADEFF'],
    ['widget_origins', ' https://maple.test/lessons,https://b.test ', 'https://maple.test https://b.test'],
    ['voucher_amounts', ' 100, 25 50 ', '25 50 100'],
    ['widget_color', '#1f6b4f', '#1F6B4F'],
    ['address', null, null],
    ['address', undefined, null],
    ['time_zone', 'Europe/Oslo', 'Europe/Oslo'],
    ['country_code', 'NZ', 'NZ'],
    ['currency_code', 'EUR', 'EUR'],
  ])('%s takes %p as %p', (name, sent, value) => expect(settingValue(setting(name), sent)).toBe(value));

  it.each(SETTINGS.filter(({ required }) => !required).map(({ name }) => name))(
    '%s is unset by an empty text (B10)',
    (name) => expect(settingValue(setting(name), '')).toBeNull(),
  );
  it.each(SETTINGS.filter(({ required }) => required).map(({ name }) => name))('%s is never empty', (name) =>
    expect(() => settingValue(setting(name), ' ')).toThrow(`${name} is required`),
  );

  it.each([
    ['clients_can_cancel', 'maybe', 'must be 1 or 0'],
    ['clients_can_cancel', 2, 'must be 1 or 0'],
    ['cancel_notice_hours', '-1', 'must be a whole number from 0 to 720'],
    ['cancel_notice_hours', 'a day', 'must be a whole number'],
    ['cancel_notice_hours', 1.5, 'must be a whole number'],
    ['cancel_notice_hours', 721, 'must be a whole number'],
    ['timepicker_interval', 0, 'must be a whole number from 1 to 120'],
    ['calendar_timeslot', 13, 'must be a whole number from 1 to 12'],
    ['cancel_notice_hours', [24], 'must be a whole number'],
    ['tax_percent', 13, 'must be a number from 0 to 1'],
    ['tax_percent', -0.1, 'must be a number from 0 to 1'],
    ['tax_percent', [0.5], 'must be a number from 0 to 1'],
    ['min_time', '25:00', 'must be a time like 07:00'],
    ['default_calendar_view', 'year', `must be one of ${setting('default_calendar_view').options?.join(', ')}`],
    ['email', 'nobody', 'must be an email address'],
    ['email', ['office@maple.test'], 'must be an email address'],
    ['default_section_id', 90, 'must be an id'],
    ['farm_name', 'x'.repeat(201), 'must be text of at most 200 characters'],
    ['invoice_notes1', 'x'.repeat(5001), 'must be text of at most 5000 characters'],
    [
      'bank_iban',
      'DE89370400440532013001',
      'must be an IBAN like DE89 3704 0044 0532 0130 00; look for a mistyped digit',
    ],
    ['bank_iban', 12, 'must be an IBAN like DE89 3704 0044 0532 0130 00; look for a mistyped digit'],
    ['bank_bic', 'COBA', 'must be a BIC like COBADEFFXXX'],
    ['account_cash', '=1+1', 'must be at most 20 letters, digits, dots and dashes'],
    ['account_cash', 'x'.repeat(21), 'must be at most 20 letters, digits, dots and dashes'],
    ['account_tax_rates', '19 = 3806, 19 = 3807', 'must be rates in percent with their codes'],
    ['widget_origins', 'http://maple.test', 'must be at most five addresses'],
    ['widget_origins', ['https://maple.test'], 'must be at most five addresses'],
    ['widget_origins', ' , ', 'must be at most five addresses'],
    ['voucher_amounts', '25 ten', 'must be at most eight amounts'],
    ['widget_color', '#FFD400', 'must be a color like #1F6B4F that is dark enough'],
    ['email', `${'x'.repeat(250)}@a.test`, 'must be an email address'],
    ['time_zone', 'Europe/Atlantis', 'must be a time zone'],
    ['country_code', 'XX', 'must be a country'],
    ['country_code', 'Canada', 'must be a country'],
    ['currency_code', 'JPY', 'must be a currency with two decimals'],
    ['currency_code', 'dollars', 'must be a currency'],
    ['farm_name', {}, 'must be text'],
  ])('%s refuses %p', (name, sent, expected) =>
    expect(() => settingValue(setting(name), sent)).toThrow(
      expect.objectContaining({
        errors: [{ field: 'value', message: expect.stringContaining(`${name} ${expected}`) }],
      }),
    ),
  );
});

// R049 R050 R051 B06 B07
it('a new barn starts with the documented defaults', () =>
  expect(initialPreferences()).toEqual({
    makeup_expiry_days: 30,
    makeup_start_before_days: 14,
    lesson_cancel_default_action: 'BCNA',
    client_cancel_default_action: 'CWP',
    calendar_interval: 15,
    calendar_timeslot: 2,
    timepicker_interval: 15,
    min_time: '07:00',
    default_calendar_view: 'week',
    default_day_view: 'none',
  }));

// R048 B09
it.each([
  ['booking_hours_buffer', 'hours', 'Hours before lesson start'],
  ['cancel_notice_hours', 'hours', 'Hours'],
  ['package_start_before_days', 'days', 'Days'],
  ['timepicker_interval', 'minutes', 'Minutes'],
])('%s says that it is meant in %s', (name, unit, hint) =>
  expect(setting(name)).toMatchObject({ kind: 'count', unit, about: expect.stringMatching(`^${hint}`) }),
);

it('every setting says what it does, and each of a barn has its group (B05)', () => {
  for (const { label, about } of SETTINGS) expect([label, about]).not.toContain('');
  const groups = new Set(SETTINGS.flatMap(({ group }) => group ?? []));
  expect(groups).toEqual(
    new Set([
      'Business Information',
      'Daysheet',
      'Booking',
      'Package',
      'Clients',
      'Misc',
      'Calendar',
      'Receipt',
      'Accounting',
      'Gift vouchers',
      'Suitability',
      'Payment reminders',
      'Email preferences',
      'Your website',
    ]),
  );
});
