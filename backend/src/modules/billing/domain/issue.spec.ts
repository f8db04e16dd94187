import { issueFor, returnUnit } from './issue.js';
import type { SystemProducts } from './system-products.js';
import { cancelled, open } from '../test/samples.js';

const products: SystemProducts = {
  makeup: { productId: 'm', productName: 'Makeup lesson' },
  credit: { productId: 'c', productName: 'Credit' },
  adjustment: { productId: 'a', productName: 'Single lesson' },
};
const issue = (place: ReturnType<typeof cancelled>) => issueFor(place, products, { id: 'new', today: '2026-11-20' });
const makeup = open({
  packageId: 'makeup',
  kind: 'makeup',
  startCount: 1,
  priceMinor: 0,
  taxPercent: 0,
  paymentId: null,
  expiryDate: '2026-12-10',
  usedBy: ['place'],
});

describe('the unit of a cancelled place', () => {
  it('returns when released', () =>
    expect(returnUnit(cancelled({ cancellation: { code: 'CWP', unit: 'released' } }))).toMatchObject([
      { type: 'billing.PackageCredited', data: { packageId: 'ten', lessonPersonId: 'place' } },
    ]));
  it.each(['CLC', 'CNS', 'CNM', 'CNA', 'CWM', 'CWA', 'CWC', 'CWR', 'BCNA'])('stays used with %s', (code) =>
    expect(returnUnit(cancelled({ cancellation: { code, unit: 'used' } }))).toEqual([]),
  );
  it('names the place that it came from, and lasts as long as before', () =>
    expect(returnUnit(cancelled({ cancellation: { code: 'CWP', unit: 'released' } }))).toEqual([
      {
        type: 'billing.PackageCredited',
        data: { packageId: 'ten', lessonPersonId: 'place', lessonId: 'lesson', studentId: 'rider' },
      },
    ]));
  it.each([
    ['it is no makeup that is restored', { code: 'BCWM', unit: 'released', compensation: 'none' }],
    ['it is not the barn that gives a makeup', { code: 'BCAP', unit: 'released', compensation: 'restore_makeup' }],
  ] as const)('lasts no longer where %s', (_, cancellation) =>
    expect(
      returnUnit(
        cancelled({
          cancellation: {
            ...cancellation,
            dates: { purchaseDate: '2026-11-20', makeupStartDate: '2026-11-10', expiryDate: '2027-12-31' },
          },
          covering: makeup,
        }),
      ).map(({ type }) => type),
    ).toEqual(['billing.PackageCredited']),
  );
  it('is restored to its makeup, whatever is said of units', () =>
    expect(
      returnUnit(cancelled({ cancellation: { unit: 'used', compensation: 'restore_makeup' }, covering: makeup })),
    ).toHaveLength(1));
  it('cannot return where nothing covered the place', () =>
    expect(returnUnit(cancelled({ cancellation: { code: 'CWP', unit: 'released' }, covering: null }))).toEqual([]));
  it('gives a makeup back rather than another', () => {
    const place = cancelled({
      cancellation: { code: 'CWM', unit: 'released', compensation: 'restore_makeup' },
      covering: makeup,
    });
    expect(returnUnit(place)).toMatchObject([{ type: 'billing.PackageCredited', data: { packageId: 'makeup' } }]);
    expect(issue(place)).toBeUndefined();
  });
  it.each([
    ['2026-12-09', []],
    ['2026-12-10', []],
    ['2026-12-11', ['2026-12-11']],
  ])('a barn that cancels with makeup may make it last until %s', (expiryDate, extended) => {
    const dates = { purchaseDate: '2026-11-20', makeupStartDate: '2026-11-10', expiryDate };
    const events = returnUnit(
      cancelled({
        cancellation: { code: 'BCWM', unit: 'released', compensation: 'restore_makeup', dates },
        covering: makeup,
      }),
    );
    expect(
      events.flatMap((event) => (event.type === 'billing.PackageExtended' ? [event.data.expiryDate] : [])),
    ).toEqual(extended);
  });
});

describe('what a cancelled student gets', () => {
  it.each([
    [
      'makeup',
      'billing.MakeupIssued',
      {
        productId: 'm',
        startDate: '2026-11-10',
        expiryDate: '2026-12-24',
        issuedFor: 'place',
        missedDate: '2026-11-24',
        missedTitle: 'Beginner group',
      },
    ],
    [
      'single_lesson',
      'billing.SingleLessonIssued',
      { productId: 'a', startDate: '2026-11-10', expiryDate: '2026-12-24' },
    ],
    [
      'credit',
      'billing.CreditIssued',
      { productId: 'c', startDate: '2026-11-20', expiryDate: '2026-12-24', priceMinor: -5085 },
    ],
    [
      'refund',
      'billing.RefundRequested',
      {
        paymentId: 'new',
        refundOf: 'payment',
        billingPersonId: 'holder',
        amountMinor: 5085,
        received: '2026-11-20',
        approved: true,
      },
    ],
  ] as const)('%s', (compensation, type, data) =>
    expect(issue(cancelled({ cancellation: { compensation } }))).toMatchObject({ type, data }),
  );

  it('is on record with the lesson that was missed', () =>
    expect(issue(cancelled({ cancellation: { compensation: 'single_lesson' } }))).toEqual({
      type: 'billing.SingleLessonIssued',
      data: {
        packageId: 'new',
        studentId: 'rider',
        productId: 'a',
        productName: 'Single lesson',
        purchaseDate: '2026-11-20',
        startDate: '2026-11-10',
        expiryDate: '2026-12-24',
        issuedFor: 'place',
        missedDate: '2026-11-24',
        missedTitle: 'Beginner group',
      },
    }));
  it('is a refund that names what it goes back on, and for which lesson', () =>
    expect(issue(cancelled({ cancellation: { compensation: 'refund' } }))).toEqual({
      type: 'billing.RefundRequested',
      data: {
        paymentId: 'new',
        refundOf: 'payment',
        billingPersonId: 'holder',
        lessonPersonId: 'place',
        studentId: 'rider',
        amountMinor: 5085,
        received: '2026-11-20',
        approved: true,
      },
    }));
  it('is a refund of no payment, where the lesson was marked paid by hand', () =>
    expect(
      issue(cancelled({ cancellation: { compensation: 'refund' }, covering: null, markedPaid: true })),
    ).toMatchObject({ data: { refundOf: null, amountMinor: 5650 } }));
  it('is approved at once where the barn cancels', () =>
    expect(issue(cancelled({ cancellation: { compensation: 'refund', by: 'barn' } }))).toMatchObject({
      data: { approved: true },
    }));
  it.each([
    ['makeup', 'makeup'],
    ['single_lesson', 'adjustment'],
    ['credit', 'credit'],
  ] as const)('a %s once', (compensation, kind) => {
    const gift = open({ packageId: 'gift', kind, purchaseDate: '2026-11-20', expiryDate: '2026-12-24' });
    expect(issue(cancelled({ cancellation: { compensation }, issued: [gift] }))).toBeUndefined();
    expect(
      issue(cancelled({ cancellation: { compensation }, issued: [{ ...gift, expiryDate: '2026-12-25' }] })),
    ).toBeDefined();
    expect(issue(cancelled({ cancellation: { compensation }, issued: [{ ...gift, kind: 'package' }] }))).toBeDefined();
  });
  it('a refund once', () =>
    expect(
      issue(cancelled({ cancellation: { compensation: 'refund' }, refund: { paymentId: 'back', approved: true } })),
    ).toBeUndefined());
  it('nothing, if nothing was promised', () => expect(issue(cancelled())).toBeUndefined());
  it('never something that begins after it ends', () =>
    expect(
      issue(
        cancelled({
          cancellation: {
            compensation: 'credit',
            dates: { purchaseDate: '2026-11-20', makeupStartDate: '2026-09-01', expiryDate: '2026-10-01' },
          },
        }),
      ),
    ).toMatchObject({ data: { startDate: '2026-10-01', expiryDate: '2026-10-01' } }));
  it('waits for an administrator when a family asked for its money', () =>
    expect(issue(cancelled({ cancellation: { compensation: 'refund', by: 'family' } }))).toMatchObject({
      data: { approved: false },
    }));
  it('no money back for an invoice nobody paid', () =>
    expect(issue(cancelled({ cancellation: { compensation: 'refund' }, coveringPaid: false }))).toBeUndefined());
  it('a credit for an invoice nobody paid: the invoice still stands', () =>
    expect(issue(cancelled({ cancellation: { compensation: 'credit' }, coveringPaid: false }))).toMatchObject({
      data: { priceMinor: -5085 },
    }));
  it('no money for a makeup, which cost none', () =>
    expect(issue(cancelled({ cancellation: { compensation: 'credit' }, covering: makeup }))).toBeUndefined());
});

describe('a place that nothing covered', () => {
  it.each(['makeup', 'single_lesson'] as const)('staff may still give a %s', (compensation) =>
    expect(issue(cancelled({ cancellation: { compensation }, covering: null }))).toBeDefined(),
  );
  it.each(['credit', 'refund'] as const)('is worth no %s', (compensation) =>
    expect(issue(cancelled({ cancellation: { compensation }, covering: null }))).toBeUndefined(),
  );
  it('is worth a single lesson if it was marked paid', () =>
    expect(
      issue(cancelled({ cancellation: { compensation: 'credit' }, covering: null, markedPaid: true })),
    ).toMatchObject({ data: { priceMinor: -5650 } }));
  it.each(['makeup', 'single_lesson', 'credit', 'refund'] as const)(
    'a family that cancels gets no %s for it',
    (compensation) =>
      expect(issue(cancelled({ cancellation: { compensation, by: 'family' }, covering: null }))).toBeUndefined(),
  );
  it('a family gets its makeup for a lesson it marked as paid', () =>
    expect(
      issue(cancelled({ cancellation: { compensation: 'makeup', by: 'family' }, covering: null, markedPaid: true })),
    ).toBeDefined());
});
