import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { invalid } from '../../../platform/errors/refusal.js';
import { codesByRate, isAccountCode, ratesInWords } from '../../../platform/money/account-code.js';
import { amountsIn, amountsInWords } from '../../../platform/money/written-amounts.js';
import { isCountry, isCurrency, isTimeZone } from './countries.js';
import { isReadable } from './readable-color.js';
import type { Setting } from './setting.js';
import { siteOrigins } from './site-origins.js';

export type SettingValue = string | number | null;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:\d\d)?$/;

const YES = [1, true, '1', 'true'];
const NO = [0, false, '0', 'false'];

/** An empty value unsets, so that fallbacks apply; what does not fit the setting's kind and range is refused. B10 */
export function settingValue(setting: Setting, sent: unknown): SettingValue {
  const value = typeof sent === 'string' ? sent.trim() : sent;
  if (value === '' || value === null || value === undefined) {
    if (setting.required) throw invalid('value', `${setting.name} is required`);
    return null;
  }
  const fits = CHECKS[setting.kind](value, setting);
  if (fits === undefined) throw invalid('value', `${setting.name} ${EXPECTED[setting.kind](setting)}`);
  return fits;
}

type Check = (value: unknown, setting: Setting) => SettingValue | undefined;

const number = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && Number.isFinite(Number(value)))
    ? Number(value)
    : Number.NaN;
const within: Check = (value, { min = 0, max = Infinity }) =>
  number(value) >= min && number(value) <= max ? number(value) : undefined;
const text =
  (fits: (text: string) => boolean): Check =>
  (value, { max = Infinity }) =>
    typeof value === 'string' && value.length <= max && fits(value) ? value : undefined;

const CHECKS: Record<Setting['kind'], Check> = {
  flag: (value) => (YES.includes(value as never) ? 1 : NO.includes(value as never) ? 0 : undefined),
  count: (value, setting) => (Number.isInteger(number(value)) ? within(value, setting) : undefined),
  fraction: within,
  text: text(() => true),
  email: text((value) => EMAIL.test(value)),
  time: (value, setting) => {
    const found = text((one) => TIME.test(one))(value, setting);
    return typeof found === 'string' ? found.slice(0, 5) : undefined;
  },
  choice: (value, { options = [] }) => (options.includes(value as string) ? (value as string) : undefined),
  id: text((value) => UUID.test(value)),
  zone: text(isTimeZone),
  country: text(isCountry),
  currency: text(isCurrency),
  iban: (value, setting) => {
    const written = electronicFormatIBAN(String(text(() => true)(value, setting) ?? ''));
    return written && isValidIBAN(written) ? written : undefined;
  },
  bic: (value, setting) => {
    const written = String(text(() => true)(value, setting) ?? '').toUpperCase();
    return isValidBIC(written) ? written : undefined;
  },
  account: text(isAccountCode),
  accounts: (value, setting) => {
    const codes = codesByRate(String(text(() => true)(value, setting) ?? ''));
    return codes ? ratesInWords(codes) : undefined;
  },
  amounts: (value, setting) => {
    const found = amountsIn(String(text(() => true)(value, setting) ?? ''));
    return found ? amountsInWords(found) : undefined;
  },
  origins: (value, setting) => siteOrigins(String(text(() => true)(value, setting) ?? '')) || undefined,
  color: (value, setting) => {
    const written = text(isReadable)(value, setting);
    return typeof written === 'string' ? written.toUpperCase() : undefined;
  },
};

const EXPECTED: Record<Setting['kind'], (setting: Setting) => string> = {
  flag: () => 'must be 1 or 0',
  count: ({ min, max }) => `must be a whole number from ${min} to ${max}`,
  fraction: () => 'must be a number from 0 to 1',
  text: ({ max }) => `must be text of at most ${max} characters`,
  email: () => 'must be an email address',
  time: () => 'must be a time like 07:00',
  choice: ({ options = [] }) => `must be one of ${options.join(', ')}`,
  id: () => 'must be an id',
  zone: () => 'must be a time zone like America/Toronto',
  country: () => 'must be a country like CA',
  currency: () => 'must be a currency with two decimals, like CAD',
  iban: () => 'must be an IBAN like DE89 3704 0044 0532 0130 00; look for a mistyped digit',
  bic: () => 'must be a BIC like COBADEFFXXX',
  account: () => 'must be at most 20 letters, digits, dots and dashes, beginning with a letter or a digit',
  accounts: () => 'must be rates in percent with their codes, like 19 = 3806, 7 = 3801; each rate once',
  amounts: () => 'must be at most eight amounts like 25 50 100, from 1 to 5000, with spaces between',
  origins: () => 'must be at most five addresses like https://www.maplehill.com, with spaces between; https only',
  color: () => 'must be a color like #1F6B4F that is dark enough for white text',
};
