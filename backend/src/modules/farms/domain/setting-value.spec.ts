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
    ['tax_percent', '0.13', 0.13],
    ['min_time', '07:30:00', '07:30'],
    ['default_calendar_view', 'month', 'month'],
    ['farm_name', '  Maple Hill ', 'Maple Hill'],
  ])('%s takes %p as %p', (name, sent, value) => expect(settingValue(setting(name), sent)).toBe(value));

  it.each(SETTINGS.map(({ name }) => name))('%s is unset by an empty text', (name) =>
    expect(settingValue(setting(name), '')).toBeNull(),
  );

  it.each([
    ['clients_can_cancel', 'maybe'],
    ['clients_can_cancel', 2],
    ['cancel_notice_hours', '-1'],
    ['cancel_notice_hours', 'a day'],
    ['cancel_notice_hours', 1.5],
    ['tax_percent', 13],
    ['min_time', '25:00'],
    ['default_calendar_view', 'year'],
    ['email', 'nobody'],
    ['default_section_id', 90],
    ['farm_name', 'x'.repeat(5001)],
    ['farm_name', {}],
  ])('%s refuses %p', (name, sent) => expect(() => settingValue(setting(name), sent)).toThrow(name));
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
