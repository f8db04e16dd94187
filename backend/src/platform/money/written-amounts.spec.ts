import { amountsIn, amountsInWords } from './written-amounts.js';

describe('amounts in a row', () => {
  it.each([
    ['100 25, 50;25', '25 50 100'],
    ['12.5', '12.5'],
    ['1 5000', '1 5000'],
    ['', ''],
  ])('are read of “%s”', (text, words) => expect(amountsInWords(amountsIn(text) ?? [])).toBe(words));
  it.each(['0', '0.99', '5000.01', '10000', '-5', 'ten', '1.234', '1 2 3 4 5 6 7 8 9'])('are not “%s”', (text) =>
    expect(amountsIn(text)).toBeUndefined(),
  );
});
