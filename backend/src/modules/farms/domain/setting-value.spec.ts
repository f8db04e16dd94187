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
    ['cancel_notice_hours', 100_000, 100_000],
    ['tax_percent', '0.13', 0.13],
    ['tax_percent', 0, 0],
    ['tax_percent', 1, 1],
    ['email', 'office@maple.test', 'office@maple.test'],
    ['min_time', '07:30:00', '07:30'],
    ['default_calendar_view', 'month', 'month'],
    ['farm_name', '  Maple Hill ', 'Maple Hill'],
    ['farm_name', 'x'.repeat(5000), 'x'.repeat(5000)],
    ['farm_name', null, null],
    ['farm_name', undefined, null],
  ])('%s takes %p as %p', (name, sent, value) => expect(settingValue(setting(name), sent)).toBe(value));

  it.each(SETTINGS.map(({ name }) => name))('%s is unset by an empty text', (name) =>
    expect(settingValue(setting(name), '')).toBeNull(),
  );

  it.each([
    ['clients_can_cancel', 'maybe', 'must be 1 or 0'],
    ['clients_can_cancel', 2, 'must be 1 or 0'],
    ['cancel_notice_hours', '-1', 'must be a whole number from 0 to 100000'],
    ['cancel_notice_hours', 'a day', 'must be a whole number'],
    ['cancel_notice_hours', 1.5, 'must be a whole number'],
    ['cancel_notice_hours', 100_001, 'must be a whole number'],
    ['cancel_notice_hours', [24], 'must be a whole number'],
    ['tax_percent', 13, 'must be a number from 0 to 1'],
    ['tax_percent', -0.1, 'must be a number from 0 to 1'],
    ['tax_percent', [0.5], 'must be a number from 0 to 1'],
    ['min_time', '25:00', 'must be a time like 07:00'],
    ['default_calendar_view', 'year', `must be one of ${setting('default_calendar_view').options?.join(', ')}`],
    ['email', 'nobody', 'must be an email address'],
    ['email', ['office@maple.test'], 'must be an email address'],
    ['default_section_id', 90, 'must be an id'],
    ['farm_name', 'x'.repeat(5001), 'must be text of at most 5000 characters'],
    ['farm_name', {}, 'must be text'],
  ])('%s refuses %p', (name, sent, expected) =>
    expect(() => settingValue(setting(name), sent)).toThrow(
      expect.objectContaining({
        errors: [{ field: 'value', message: expect.stringContaining(`${name} ${expected}`) }],
      }),
    ),
  );
});

it('a new barn starts with the documented defaults', () =>
  expect(initialPreferences()).toMatchObject({
    makeup_expiry_days: 30,
    makeup_start_before_days: 14,
    lesson_cancel_default_action: 'BCNA',
    client_cancel_default_action: 'CWP',
    calendar_interval: 15,
    calendar_timeslot: 2,
    timepicker_interval: 15,
  }));
