interface Country {
  timeZone: string;
  currencyCode: string;
  currencySymbol: string;
  mondayStart: boolean;
}

/** Where most people do not live in the first of the country's zones. */
const USUAL_ZONES: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  ES: 'Europe/Madrid',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  US: 'America/New_York',
};

/** Only with two decimals. */
const COUNTRIES_OF: Readonly<Record<string, string>> = {
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CZK: 'CZ',
  DKK: 'DK',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM',
  GBP: 'GB GG IM JE',
  ILS: 'IL',
  INR: 'IN',
  MXN: 'MX',
  NOK: 'NO',
  NZD: 'NZ',
  PLN: 'PL',
  RON: 'RO',
  SEK: 'SE',
  SGD: 'SG',
  USD: 'US PR',
  ZAR: 'ZA',
};

export const DEFAULT_COUNTRY = 'CA';

type WeekInfo = { readonly firstDay: number };
/** Node names these by properties until 22, by methods from 24. */
type Region = {
  readonly timeZones?: readonly string[];
  readonly weekInfo?: WeekInfo;
  getTimeZones?(): readonly string[];
  getWeekInfo?(): WeekInfo;
};

/** What stands before amounts: `$`, `€`. */
export const symbolOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** What a barn of this country begins with; one whose currency is not kept is taken for the default country. B12 G16 */
export function usualIn(countryCode: string): Country {
  const [currencyCode] = Object.entries(COUNTRIES_OF).find(([, codes]) => codes.split(' ').includes(countryCode)) ?? [];
  if (!currencyCode) return usualIn(DEFAULT_COUNTRY);
  const region: Region = new Intl.Locale('und', { region: countryCode }) as object;
  const zones = region.getTimeZones?.() ?? region.timeZones ?? [];
  const week = region.getWeekInfo?.() ?? region.weekInfo;
  return {
    timeZone: USUAL_ZONES[countryCode] ?? zones[0] ?? 'UTC',
    currencyCode,
    currencySymbol: symbolOf(currencyCode),
    mondayStart: week?.firstDay === 1,
  };
}

export const isTimeZone = (name: string) => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
};

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
export const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && REGIONS.of(code) !== undefined;

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
/** Only with two decimals: amounts are kept in hundredths. E03 */
export const isCurrency = (code: string) =>
  CURRENCIES.has(code) &&
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits === 2;
