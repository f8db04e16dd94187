import fc from 'fast-check';
import { placeFacts, TERMS } from '../test/given.js';
import { effectOn } from './cancellation-policy.js';
import { creditPart, type PaidWith } from './credit-part.js';
import { MoneyGiven } from './money-given.js';
import { coverOf } from './place-facts.js';

const paid = (of: Partial<PaidWith>): PaidWith => ({
  moneyMinor: 45_765,
  creditMinor: 5085,
  moneyBackMinor: 0,
  creditBackMinor: 0,
  ...of,
});

/** Ten lessons for 508.50, of which a credit paid 50.85. C11 */
describe('what of a refund is a credit again', () => {
  it.each<[string, number, Partial<PaidWith>, number]>([
    ['as much as of the whole', 5085, {}, 509],
    ['the next lesson takes what the first rounded off', 5085, { moneyBackMinor: 4576, creditBackMinor: 509 }, 508],
    ['the last one all that is left', 5085, { moneyBackMinor: 41_189, creditBackMinor: 4576 }, 509],
    ['everything, where no money came', 5085, { moneyMinor: 0 }, 5085],
    ['everything, once the money is gone otherwise', 300, { moneyBackMinor: 45_765, creditBackMinor: 100 }, 300],
    ['nothing, where no credit paid', 5085, { creditMinor: 0 }, 0],
    ['nothing, once the credit is back', 5085, { moneyBackMinor: 100, creditBackMinor: 5085 }, 0],
    ['nothing of nothing', 0, {}, 0],
    ['what was not given of it while money went otherwise', 5085, { moneyBackMinor: 45_000 }, 5009],
    ['nothing, where more of it is back than of the money', 5085, { creditBackMinor: 5000 }, 0],
  ])('%s', (_, amountMinor, of, minor) => expect(creditPart(amountMinor, paid(of))).toBe(minor));

  it('never more money or credit than was paid by each, and all lessons together are the whole', () =>
    fc.assert(
      fc.property(
        fc.record({
          priceMinor: fc.integer({ min: 100, max: 1_000_000 }),
          taxPercent: fc.integer({ min: 0, max: 30_000 }).map((n) => n / 100_000),
          startCount: fc.integer({ min: 1, max: 30 }),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        ({ priceMinor, taxPercent, startCount, share }) => {
          const wholeMinor = priceMinor + Math.round(priceMinor * taxPercent);
          const creditMinor = Math.round(wholeMinor * share);
          const paidWith = paid({ moneyMinor: wholeMinor - creditMinor, creditMinor });
          const given = new MoneyGiven();
          const back = { moneyMinor: 0, creditMinor: 0 };
          for (let n = 0; n < startCount; n++) {
            const place = placeFacts(`${n}`, { priceMinor, taxPercent, startCount, leftMinor: wholeMinor, paidWith });
            const effect = effectOn(coverOf(given.after(place), TERMS), 'CWR', 'staff');
            given.note(place, effect);
            if (effect.creditMinor < 0 || effect.creditMinor > effect.amountMinor) return false;
            back.moneyMinor += effect.amountMinor - effect.creditMinor;
            back.creditMinor += effect.creditMinor;
            if (back.moneyMinor > paidWith.moneyMinor || back.creditMinor > creditMinor) return false;
          }
          return back.moneyMinor === paidWith.moneyMinor && back.creditMinor === creditMinor;
        },
      ),
    ));
});
