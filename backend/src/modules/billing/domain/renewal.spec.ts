import { open, product } from '../test/samples.js';
import { changeRenewal, decideRenewal, nextRenewal, renewalOf, type RenewalFacts } from './renewal.js';

const monthly = product({ isAuto: true });
const facts = (of: Partial<RenewalFacts> = {}): RenewalFacts => ({
  product: monthly,
  isActiveStudent: true,
  usesInvoices: true,
  today: '2026-12-20',
  ...of,
});
const held = (date = '2026-12-20') => open({ renewal: { date, dayOfMonth: 20 }, priceMinor: 4000 });

describe('a package that renews (R164 E11)', () => {
  it.each([
    ['2026-11-20', 20, '2026-12-20'],
    ['2026-12-20', 20, '2027-01-20'],
    ['2027-01-31', 31, '2027-02-28'],
    ['2027-02-28', 31, '2027-03-31'],
    ['2028-01-30', 30, '2028-02-29'],
    ['2026-11-20', 1, '2026-12-01'],
  ])('after %s follows on day %i of the next month: %s', (from, day, date) => {
    expect(nextRenewal(from, day)).toEqual({ date, dayOfMonth: day });
  });

  it.each([
    ['is not automatic', product(), 4000, null],
    ['costs nothing', monthly, 0, null],
    ['is renewed on the day of its purchase', monthly, 4000, { date: '2026-12-20', dayOfMonth: 20 }],
    [
      'has a day of the month',
      product({ isAuto: true, renewDayOfMonth: 3 }),
      4000,
      { date: '2026-12-03', dayOfMonth: 3 },
    ],
  ])('that %s', (_what, sold, priceMinor, renewal) => {
    expect(renewalOf(sold, { purchaseDate: '2026-11-20', priceMinor })).toEqual(renewal);
  });

  it('is bought again on its day for the price that was agreed on', () => {
    const line = {
      productId: 'product',
      studentId: 'rider',
      priceMinor: 4000,
      taxIncluded: false,
      purchaseDate: '2026-12-20',
      renewalDay: 20,
    };
    expect(decideRenewal(held(), facts())).toEqual({ kind: 'due', line });
    expect(decideRenewal(held('2026-12-21'), facts())).toEqual({ kind: 'none' });
    expect(decideRenewal(open(), facts())).toEqual({ kind: 'none' });
  });

  it('waits while the barn uses no invoices (B16)', () => {
    expect(decideRenewal(held(), facts({ usesInvoices: false }))).toEqual({ kind: 'none' });
  });

  it.each([
    ['the product is off sale', { product: product({ isAuto: true, isActive: false }) }],
    ['the product renews no more', { product: product() }],
    ['the student has left', { isActiveStudent: false }],
  ])('ends when %s', (_why, of) => {
    const data = { packageId: 'ten', studentId: 'rider', renewal: null };
    expect(decideRenewal(held(), facts(of))).toEqual({
      kind: 'ended',
      event: { type: 'billing.RenewalChanged', data },
    });
  });

  it('is put off, begun and ended by an administrator, and keeps the new day', () => {
    const changed = (renewal: unknown) => [
      { type: 'billing.RenewalChanged', data: { packageId: 'ten', studentId: 'rider', renewal } },
    ];
    expect(changeRenewal(held(), '2026-12-31')).toEqual(changed({ date: '2026-12-31', dayOfMonth: 31 }));
    expect(changeRenewal(held(), null)).toEqual(changed(null));
    expect(changeRenewal(held(), '2026-12-20')).toEqual([]);
    expect(() => changeRenewal(open({ kind: 'makeup' }), '2026-12-31')).toThrow('can be renewed');
  });
});
