import { invalid } from '../../../platform/errors/refusal.js';
import type { Setting } from './settings.js';

export type SettingValue = string | number | null;

const MOST_TEXT = 5000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:\d\d)?$/;
const MOST_COUNT = 100_000;

const YES = [1, true, '1', 'true'];
const NO = [0, false, '0', 'false'];

/** An empty value unsets, so that fallbacks apply; what does not fit the setting's kind is refused. B10 */
export function settingValue(setting: Setting, sent: unknown): SettingValue {
  const value = typeof sent === 'string' ? sent.trim() : sent;
  if (value === '' || value === null || value === undefined) return null;
  const fits = CHECKS[setting.kind](value, setting);
  if (fits === undefined) throw invalid('value', `${setting.name} ${EXPECTED[setting.kind](setting)}`);
  return fits;
}

const number = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && Number.isFinite(Number(value)))
    ? Number(value)
    : Number.NaN;
const matching = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && value.length <= MOST_TEXT && pattern.test(value) ? value : undefined;

const CHECKS: Record<Setting['kind'], (value: unknown, setting: Setting) => SettingValue | undefined> = {
  flag: (value) => (YES.includes(value as never) ? 1 : NO.includes(value as never) ? 0 : undefined),
  count: (value) =>
    Number.isInteger(number(value)) && number(value) >= 0 && number(value) <= MOST_COUNT ? number(value) : undefined,
  fraction: (value) => (number(value) >= 0 && number(value) <= 1 ? number(value) : undefined),
  text: matching(/^[\s\S]*$/),
  email: matching(EMAIL),
  time: (value) => matching(TIME)(value)?.slice(0, 5),
  choice: (value, { options = [] }) => (options.includes(value as string) ? (value as string) : undefined),
  id: matching(UUID),
};

const EXPECTED: Record<Setting['kind'], (setting: Setting) => string> = {
  flag: () => 'must be 1 or 0',
  count: () => `must be a whole number from 0 to ${MOST_COUNT}`,
  fraction: () => 'must be a number from 0 to 1',
  text: () => `must be text of at most ${MOST_TEXT} characters`,
  email: () => 'must be an email address',
  time: () => 'must be a time like 07:00',
  choice: ({ options = [] }) => `must be one of ${options.join(', ')}`,
  id: () => 'must be an id',
};
