import { PUBLISHED, REASONS, type Entry, type PublishedPrice } from '../test/published-prices.js';
import { covers, type LessonKind } from '../../enrollment/contracts.js';
import { candidate, place, product } from '../test/samples.js';
import { decidePurchase, type PurchaseFacts } from './decide-purchase.js';
import { newProduct, paidBy } from './product.js';

const all = Object.entries(PUBLISHED).flatMap(([barn, prices]) =>
  prices.map((price): [string, PublishedPrice] => [`${barn}: ${price.name}`, price]),
);
const entered = all.filter(([, { entry }]) => entry);

/** R163 */
const asNew = { productCount: 1, expiresIn: 180, isTracked: true, purchaseOnline: false } as const;
const productOf = ({ name, priceMinor, entry }: PublishedPrice) =>
  product({ ...asNew, ...newProduct({ ...asNew, productName: name, priceMinor: priceMinor ?? 0, ...entry }) });

/** Bought on this day at a barn whose prices have 19 % of tax in them, while these days wait for a package. */
function bought(price: PublishedPrice, received: string, waiting: readonly string[] = []) {
  const facts: PurchaseFacts = {
    terms: {
      received,
      startBeforeDays: 0,
      taxPercent: 0.19,
      taxIncluded: true,
      mayOverride: true,
      currency: 'EUR',
      usesInvoices: true,
      dueDays: null,
      feeRate: 0,
    },
    products: new Map([['product', productOf(price)]]),
    accounts: new Map([['rider', 'holder']]),
    mates: new Map(),
    account: undefined,
    nextInvoiceNumber: 1,
    waiting: waiting.map((lessonDate, i) =>
      place({
        lessonPersonId: waiting.indexOf(lessonDate) === i ? lessonDate : `${lessonDate} ${i}`,
        lessonDate,
        kind: kindOf(price),
      }),
    ),
    candidates: [],
    credits: [],
    paymentId: 'payment',
  };
  const line = { productId: 'product', studentId: 'rider', packageId: 'package' };
  const lines = [{ ...line, ...(price.entry?.priceFrom && { priceMinor: price.priceMinor ?? 0 }) }];
  return decidePurchase({ lines, by: 'invoice', reference: null, isQuickpay: false }, facts);
}
/** A lesson as it names one. */
const kindOf = ({ entry = {} }: PublishedPrice): LessonKind => ({
  priceClass: entry.priceClass ?? 'group',
  horses: entry.lessonHorses ?? 'school',
  minutes: entry.lessonMinutes ?? 60,
});
const renews = ({ isAuto }: Entry = {}) => isAuto === true;

describe('what riding schools publish that they sell', () => {
  it('is complete: forty-five prices of eight barns', () => {
    expect(all).toHaveLength(45);
    expect(new Set(all.map(([name]) => name)).size).toBe(45);
  });

  it.each(entered)('%s: comes to what is published, whatever the tax', (_, price) => {
    const { payment } = bought(price, '2026-11-02');
    expect(payment?.data).toMatchObject({ totalMinor: price.priceMinor });
  });

  it.each(entered.filter(([, { entry }]) => renews(entry)))('%s: follows by itself after a month', (_, price) => {
    const [sold] = bought(price, '2026-12-01').packages;
    expect(sold?.data).toMatchObject({
      startDate: '2026-12-01',
      expiryDate: '2027-01-01',
      renewal: { date: '2027-01-01', dayOfMonth: 1 },
    });
  });

  it.each(entered.filter(([, { entry }]) => renews(entry) && entry?.productCount === 5))(
    '%s: pays for the lessons of the month, be they five, and for none after it',
    (_, price) => {
      const tuesdays = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29', '2027-01-05'];
      const { debits } = bought(price, '2026-12-01', tuesdays);
      expect(debits.map(({ data }) => data.lessonPersonId)).toEqual(tuesdays.slice(0, 5));
    },
  );

  it.each(entered.filter(([, { entry }]) => entry?.coverage === 'weekly'))(
    '%s: pays for as many of each week as it says, and for no more',
    (_, price) => {
      const n = price.entry?.perWeek ?? 0;
      const mondays = ['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'];
      const wanted = mondays.flatMap((monday) => Array<string>(n + 1).fill(monday));
      expect(bought(price, '2026-12-01', wanted).debits).toHaveLength(4 * n);
    },
  );

  it.each([
    [
      'Reitstall Sperl',
      'Gruppenstunde, einzeln',
      'Einzelunterricht Schulpferd, einzeln',
      'Einzelunterricht Privatpferd, einzeln',
    ],
    ['RV Pfalzmühle', 'Gruppe mit Schulpferd', 'Longe 30 min', 'Einzelstunde 45 min', 'Einzelstunde 45 min zu zweit'],
  ])('%s: each price pays for its own lessons, and for none that costs something else (C02)', (barn, ...names) => {
    const prices = names.map((name) => entered.find(([entry]) => entry === `${barn}: ${name}`)![1]);
    const paid = prices.map((price) =>
      names.filter((_, other) => covers(candidate(paidBy(productOf(price))), place({ kind: kindOf(prices[other]!) }))),
    );
    expect(paid).toEqual(names.map((name) => [name]));
  });

  it.each(entered.filter(([, { entry }]) => entry?.isTracked === false))('%s: pays for no lesson (E10)', (_, price) =>
    expect(bought(price, '2026-12-01', ['2026-12-08']).debits).toEqual([]),
  );

  it('goes beyond a product only for reasons that are written down', () => {
    const given = all.flatMap(([, { beyond }]) => beyond ?? []);
    expect(new Set(given)).toEqual(new Set(Object.keys(REASONS)));
    expect(all.filter(([, { entry, beyond }]) => !entry && !beyond)).toEqual([]);
  });
});
