import { countryCode } from './country-code.js';

describe('a country', () => {
  it.each([
    ['Austria', 'AT'],
    [' austria ', 'AT'],
    ['at', 'AT'],
    ['United Kingdom', 'GB'],
    ['UK', 'GB'],
    ['France', 'FR'],
    ['Russia', 'RU'],
    ['Germany', 'DE'],
    ['Preußen', undefined],
    ['QX', undefined],
    ['', undefined],
  ])('called %p is %s', (called, code) => expect(countryCode(called)).toBe(code));
});
