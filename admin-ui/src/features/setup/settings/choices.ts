import { barnCancelActions, studentCancelActions } from '@leadline/api-client';
import type { SettingValue } from '@/data/requests/settings';
import type { Setting } from './catalogue';
import type { Choice } from './source';

const named: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...studentCancelActions, ...barnCancelActions].map(({ code, label }) => [code, label])),
  day: 'Day',
  week: 'Week',
  month: 'Month',
  agenda: 'Agenda',
  staff: 'Staff',
  location: 'Locations',
  section: 'Sections',
  none: 'One column',
  no: 'Not before you answer',
  may: 'They may',
  must: 'They must',
  lessons: 'All lessons',
  booking: 'Free places, to book',
};

const choice = (id: string, name = id): Choice => ({ id, name });

/** Two decimals: amounts are kept in hundredths. E03 */
const isMoney = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2;

const names = (type: 'region' | 'currency') => new Intl.DisplayNames('en', { type });

/** Made when somebody first looks: there are hundreds. */
const once = (make: () => Choice[]) => {
  let made: Choice[] | undefined;
  return () => (made ??= make());
};

/** Where Leadline knows what is usual. */
export const countries = once(() =>
  ['CA', 'US', 'GB', 'IE', 'AU', 'NZ'].map((code) => choice(code, names('region').of(code))),
);

const lists: Partial<Record<Setting['kind'], () => Choice[]>> = {
  zone: once(() => Intl.supportedValuesOf('timeZone').map((zone) => choice(zone, zone.replaceAll('_', ' ')))),
  currency: once(() =>
    Intl.supportedValuesOf('currency')
      .filter(isMoney)
      .map((code) => choice(code, `${code} – ${names('currency').of(code) ?? code}`)),
  ),
  country: countries,
};

/** What a setting can be, with what it is even where that is no longer offered; null for what is typed. */
export const offered = (
  { kind, options }: Setting,
  value: SettingValue,
  others: readonly Choice[],
): readonly Choice[] | null => {
  const list = options?.map((code) => choice(code, named[code])) ?? lists[kind]?.() ?? others;
  if (kind !== 'id' && list.length === 0) return null;
  const isKnown = value === null || list.some(({ id }) => id === value);
  return isKnown ? list : [choice(String(value), kind === 'id' ? 'No longer active' : String(value)), ...list];
};
