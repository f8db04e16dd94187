import { isTimeZone, usualIn } from './countries.js';

describe('a country', () => {
  it('has its usual zone and currency', () =>
    expect(usualIn('IE')).toEqual({ timeZone: 'Europe/Dublin', currencyCode: 'EUR', currencySymbol: '€' }));
  it('that is not known is taken for Canada', () =>
    expect(usualIn('ZZ')).toEqual({ timeZone: 'America/Toronto', currencyCode: 'CAD', currencySymbol: '$' }));
});

it.each([
  ['America/Toronto', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['', false],
])('%p is a time zone: %p', (name, known) => expect(isTimeZone(name)).toBe(known));
