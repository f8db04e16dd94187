interface Country {
  timeZone: string;
  currencyCode: string;
  currencySymbol: string;
}

/** Defaults by country; each can be chosen otherwise when the barn is opened. B12 G16 */
const COUNTRIES: Readonly<Record<string, Country>> = {
  CA: { timeZone: 'America/Toronto', currencyCode: 'CAD', currencySymbol: '$' },
  US: { timeZone: 'America/New_York', currencyCode: 'USD', currencySymbol: '$' },
  GB: { timeZone: 'Europe/London', currencyCode: 'GBP', currencySymbol: '£' },
  IE: { timeZone: 'Europe/Dublin', currencyCode: 'EUR', currencySymbol: '€' },
  AU: { timeZone: 'Australia/Sydney', currencyCode: 'AUD', currencySymbol: '$' },
  NZ: { timeZone: 'Pacific/Auckland', currencyCode: 'NZD', currencySymbol: '$' },
};
export const DEFAULT_COUNTRY = 'CA';

export const usualIn = (countryCode: string): Country =>
  COUNTRIES[countryCode] ?? (COUNTRIES[DEFAULT_COUNTRY] as Country);

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
