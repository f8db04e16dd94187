import fc from 'fast-check';
import { partOf, plus, type Split } from './money-back.js';
import { totalsOf } from './money.js';

const NOTHING: Split = { subtotalMinor: 0, taxMinor: 0 };
const split = (subtotalMinor: number, taxMinor: number): Split => ({ subtotalMinor, taxMinor });
const sumOf = ({ subtotalMinor, taxMinor }: Split) => subtotalMinor + taxMinor;

describe('a part of what was paid', () => {
  // C09
  it.each([
    ['a lesson of ten', 5085, split(45_000, 5850), NOTHING, split(4500, 585)],
    ['more than was paid', 508_500, split(45_000, 5850), NOTHING, split(45_000, 5850)],
    ['more than is left', 5085, split(45_000, 5850), split(44_000, 5720), split(1000, 130)],
    ['nothing is left', 5085, split(45_000, 5850), split(45_000, 5850), NOTHING],
    ['more has gone back than came', 5085, split(100, 0), split(200, 0), NOTHING],
    ['money without tax', 5085, split(50_850, 0), NOTHING, split(5085, 0)],
    ['nothing was paid', 5085, NOTHING, NOTHING, NOTHING],
    ['what went back before without tax', 5085, split(45_000, 5850), split(45_765, 0), split(0, 5085)],
  ])('%s', (_, amount, whole, gone, part) => expect(partOf(amount, whole, gone)).toEqual(part));

  it('never comes to more than the whole, and all parts together are the whole, to the cent of the tax', () =>
    fc.assert(
      fc.property(
        fc.record({
          priceMinor: fc.integer({ min: 0, max: 10_000_000 }),
          taxPercent: fc.integer({ min: 0, max: 100_000 }).map((n) => n / 100_000),
          taxIncluded: fc.boolean(),
        }),
        fc.array(fc.integer({ min: 0, max: 5_000_000 }), { maxLength: 30 }),
        (line, amounts) => {
          const whole = totalsOf([line]);
          let gone = NOTHING;
          for (const amount of [...amounts, Number.MAX_SAFE_INTEGER]) {
            const part = partOf(amount, whole, gone);
            if (part.taxMinor < 0 || part.subtotalMinor < 0 || sumOf(part) > amount) return false;
            gone = plus(gone, part);
          }
          return gone.subtotalMinor === whole.subtotalMinor && gone.taxMinor === whole.taxMinor;
        },
      ),
    ));
});
