import { codesByRate, isAccountCode, ratesInWords } from './account-code.js';

describe('the code of an account', () => {
  it.each(['4400', 'REV-01.a', 'x', 'a'.repeat(20)])('may be %s', (code) => expect(isAccountCode(code)).toBe(true));
  it.each(['', ' 4400', '44 00', '-1', '=1', '.5', 'ä', 'a'.repeat(21)])('may not be “%s”', (code) =>
    expect(isAccountCode(code)).toBe(false),
  );
});

describe('codes by rate', () => {
  it.each([
    ['19 = 3806, 7 = 3801', '19 = 3806, 7 = 3801'],
    ['19%=3806;7.5 % = 3801', '19 = 3806, 7.5 = 3801'],
    ['0=free, 100 = all', '0 = free, 100 = all'],
  ])('are read of “%s”', (text, words) => expect(ratesInWords(codesByRate(text) ?? new Map())).toBe(words));
  it.each([
    '19',
    '19 = ',
    '= 3806',
    '19 = 38 06',
    '19 = 1, 19 = 2',
    '101 = 3806',
    '7,5 = 3801',
    '19 = 1 = 2',
    '-1 = 3',
  ])('are not “%s”', (text) => expect(codesByRate(text)).toBeUndefined());
});
