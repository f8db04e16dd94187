import { exampleInvoicePaper } from '../example-paper.js';
import type { Paper } from '../paper.js';
import { quantityOn, unitCode } from './quantities.js';

const [example] = exampleInvoicePaper.items as [Paper['items'][number]];
const transport = { quantity: 12.5, unit: 'km', unitPriceMinor: 60, of: 'Transport' };
const line = (netMinor: number, of: Partial<typeof transport> = {}) => ({
  item: Object.assign({}, example, { sold_quantity: { ...transport, ...of } }),
  netMinor,
});

describe('how much was sold, as data', () => {
  it('of what is not sold by a unit is one of it', () =>
    expect(quantityOn({ item: example, netMinor: 45_000 })).toEqual({
      name: '10 group lessons',
      quantity: '1',
      code: 'C62',
      priceMinor: 45_000,
      per: null,
    }));

  it('is so many of the unit, at the price of one', () =>
    expect(quantityOn(line(750))).toEqual({
      name: 'Transport',
      quantity: '12.5',
      code: 'KMT',
      priceMinor: 60,
      per: null,
    }));

  it.each([
    ['has tax in it', line(630), 630],
    ['was lowered by a discount, or said by staff', line(700), 700],
  ])('names what all of it cost where the price %s', (_, of, priceMinor) =>
    expect(quantityOn(of)).toMatchObject({ quantity: '12.5', code: 'KMT', priceMinor, per: '12.5' }),
  );

  it('rounds half up as the price was', () =>
    expect(quantityOn(line(1, { quantity: 0.01, unitPriceMinor: 50 }))).toMatchObject({ priceMinor: 50, per: null }));

  it('names a unit that has no code beside what it is of', () =>
    expect(quantityOn(line(2175, { quantity: 3, unit: 'bales', unitPriceMinor: 725, of: 'Hay' }))).toMatchObject({
      name: 'Hay, bales',
      quantity: '3',
      code: 'C62',
    }));

  it.each([
    ['km', 'KMT'],
    ['Kilometers', 'KMT'],
    ['hour', 'HUR'],
    ['hrs', undefined],
    ['Std.', 'HUR'],
    ['days', 'DAY'],
    ['kg', 'KGM'],
    ['weeks', 'WEE'],
    ['toString', undefined],
  ])('%p is %p', (unit, code) => expect(unitCode(unit)).toBe(code));
});
