import { isCountry, isCurrency, isTimeZone, usualIn } from './countries.js';

describe('a country', () => {
  it.each([
    ['CA', 'America/Toronto', 'CAD', '$', false],
    ['US', 'America/New_York', 'USD', '$', false],
    ['GB', 'Europe/London', 'GBP', '£', true],
    ['IE', 'Europe/Dublin', 'EUR', '€', true],
    ['DE', 'Europe/Berlin', 'EUR', '€', true],
    ['AT', 'Europe/Vienna', 'EUR', '€', true],
    ['CH', 'Europe/Zurich', 'CHF', 'CHF', true],
    ['NZ', 'Pacific/Auckland', 'NZD', '$', true],
    ['AU', 'Australia/Sydney', 'AUD', '$', true],
  ])('%s has its usual zone, currency and first weekday', (code, timeZone, currencyCode, currencySymbol, mondayStart) =>
    expect(usualIn(code)).toEqual({ timeZone, currencyCode, currencySymbol, mondayStart }),
  );
  it('that is not known is taken for Canada', () => expect(usualIn('ZZ')).toEqual(usualIn('CA')));
  it('has a zone and a currency that a barn can have, whichever it is', () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    for (const code of letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountry)) {
      const { timeZone, currencyCode } = usualIn(code);
      expect([code, isTimeZone(timeZone), isCurrency(currencyCode)]).toEqual([code, true, true]);
    }
  });
});

it.each([
  ['America/Toronto', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['', false],
])('%p is a time zone: %p', (name, known) => expect(isTimeZone(name)).toBe(known));
