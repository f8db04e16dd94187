import { issueFor, moveUnit } from './issue.js';
import { NO_FUNDS, type Funds } from './money-back.js';
import type { SystemProducts } from './system-products.js';
import { cancelled, debit, open } from '../test/samples.js';

const products: SystemProducts = {
  makeup: { productId: 'm', productName: 'Makeup lesson' },
  credit: { productId: 'c', productName: 'Credit' },
  adjustment: { productId: 'a', productName: 'Single lesson' },
};
const split = (subtotalMinor: number, taxMinor: number) => ({ subtotalMinor, taxMinor });
const FUNDS: Funds = { ...NO_FUNDS, came: split(45_000, 5850), owed: split(45_000, 5850), method: 'saved' };
const issue = (place: ReturnType<typeof cancelled>, approvesRefunds = true, funds = FUNDS) =>
  issueFor(place, products, { newId: () => 'new', today: '2026-11-20', approvesRefunds, funds })[0];
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
    expect(moveUnit(cancelled({ cancellation: { code: 'CWP', unit: 'released' } }))).toMatchObject([
      { type: 'billing.PackageCredited', data: { packageId: 'ten', lessonPersonId: 'place' } },
    ]));
  it.each(['CLC', 'CNS', 'CNM', 'CNA', 'CWM', 'CWA', 'CWC', 'CWR', 'BCNA'])('stays used with %s', (code) =>
    expect(moveUnit(cancelled({ cancellation: { code, unit: 'used' } }))).toEqual([]),
  );
  it('names the place that it came from, and lasts as long as before', () =>
    expect(moveUnit(cancelled({ cancellation: { code: 'CWP', unit: 'released' } }))).toEqual([
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
      moveUnit(
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
  it('is used again from where it went, once', () => {
    const again = { cancellation: { code: 'CLC', unit: 'used' as const }, returnedTo: open() };
    expect(moveUnit(cancelled({ ...again, covering: null }))).toEqual([debit('ten')]);
    expect(moveUnit(cancelled(again))).toEqual([]);
  });
  it('is not used again where nothing is', () =>
    expect(moveUnit(cancelled({ cancellation: { unit: 'none' }, covering: null, returnedTo: open() }))).toEqual([]));
  it('cannot return where nothing covered the place', () =>
    expect(moveUnit(cancelled({ cancellation: { code: 'CWP', unit: 'released' }, covering: null }))).toEqual([]));
  it('gives a makeup back rather than another', () => {
    const place = cancelled({
      cancellation: { code: 'CWM', unit: 'released', compensation: 'restore_makeup' },
      covering: makeup,
    });
    expect(moveUnit(place)).toMatchObject([{ type: 'billing.PackageCredited', data: { packageId: 'makeup' } }]);
    expect(issue(place)).toBeUndefined();
  });
  it.each([
    ['2026-12-09', []],
    ['2026-12-10', []],
    ['2026-12-11', ['2026-12-11']],
  ])('a barn that cancels with makeup may make it last until %s', (expiryDate, extended) => {
    const dates = { purchaseDate: '2026-11-20', makeupStartDate: '2026-11-10', expiryDate };
    const events = moveUnit(
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
    ['credit', 'billing.CreditIssued', { productId: 'c', startDate: '2026-11-20', priceMinor: -5085 }],
    [
      'refund',
      'billing.RefundRequested',
      {
        paymentId: 'new',
        refundOf: 'payment',
        billingPersonId: 'holder',
        subtotalMinor: 4500,
        taxMinor: 585,
        method: 'card',
        received: '2026-11-20',
        approved: true,
      },
    ],
  ] as const)('%s', (compensation, type, data) =>
    expect(issue(cancelled({ cancellation: { compensation, amountMinor: 5085 } }))).toMatchObject({ type, data }),
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
    expect(issue(cancelled({ cancellation: { compensation: 'refund', amountMinor: 5085 } }))).toEqual({
      type: 'billing.RefundRequested',
      data: {
        paymentId: 'new',
        refundOf: 'payment',
        billingPersonId: 'holder',
        lessonPersonId: 'place',
        studentId: 'rider',
        subtotalMinor: 4500,
        taxMinor: 585,
        method: 'card',
        received: '2026-11-20',
        approved: true,
      },
    }));
  it('is money and a credit again, each as it was paid (C11)', () => {
    const place = cancelled({ cancellation: { compensation: 'refund', amountMinor: 5085, creditMinor: 509 } });
    const funds = { ...FUNDS, came: split(39_915, 5850) };
    const settling = { newId: () => 'new', today: '2026-11-20', approvesRefunds: false, funds };
    expect(issueFor(place, products, settling)).toMatchObject([
      { type: 'billing.RefundRequested', data: { subtotalMinor: 3991, taxMinor: 585, approved: false } },
      { type: 'billing.CreditIssued', data: { productId: 'c', priceMinor: -509, issuedFor: 'place' } },
    ]);
    const paidByCredit = { ...place, cancellation: { ...place.cancellation, creditMinor: 5085 } };
    expect(issueFor(paidByCredit, products, settling)).toMatchObject([
      { type: 'billing.CreditIssued', data: { priceMinor: -5085 } },
    ]);
  });
  it('is a refund of no payment, where the lesson was marked paid by hand', () =>
    expect(
      issue(cancelled({ cancellation: { compensation: 'refund', amountMinor: 5650 }, covering: null })),
    ).toMatchObject({ data: { refundOf: null, subtotalMinor: 5650, taxMinor: 0 } }));
  it.each([
    ['as much as is left', { gone: split(44_000, 5720) }, split(1000, 130)],
    ['the last cent of the tax', { gone: split(45_000, 5849) }, split(0, 1)],
  ])('is a refund of %s (C09)', (_, of, back) =>
    expect(
      issue(cancelled({ cancellation: { compensation: 'refund', amountMinor: 5085 } }), true, { ...FUNDS, ...of }),
    ).toMatchObject({ data: back }),
  );
  it('is no refund once all has gone back', () =>
    expect(
      issue(cancelled({ cancellation: { compensation: 'refund', amountMinor: 5085 } }), true, {
        ...FUNDS,
        gone: FUNDS.came,
      }),
    ).toBeUndefined());
  it.each([
    [5085, 4500, 585],
    [3000, 2655, 345],
    [60_000, 45_000, 5850],
  ])('is %i less on the unpaid invoice, of which %i without tax', (amountMinor, subtotalMinor, taxMinor) => {
    const lowered = {
      type: 'billing.InvoiceLowered',
      data: { paymentId: 'payment', lessonPersonId: 'place', studentId: 'rider', subtotalMinor, taxMinor },
    };
    const cancellation = { compensation: 'lower_invoice' as const, amountMinor };
    expect(issue(cancelled({ cancellation }))).toEqual(lowered);
    expect(issue(cancelled({ cancellation, covering: null, returnedTo: open() }))).toEqual(lowered);
    expect(issue(cancelled({ cancellation, lowered: { subtotalMinor, taxMinor } }))).toBeUndefined();
    expect(issue(cancelled({ cancellation, covering: null }))).toBeUndefined();
  });
  // C11 E06
  it('takes off a partly paid invoice what is open, and gives what was paid beyond that as a credit', () => {
    const funds: Funds = { ...NO_FUNDS, came: split(44_000, 5720), owed: split(1000, 130), method: 'cash' };
    const cancellation = { compensation: 'lower_invoice' as const, amountMinor: 5085 };
    const settling = { newId: () => 'new', today: '2026-11-20', approvesRefunds: true, funds };
    expect(issueFor(cancelled({ cancellation }), products, settling)).toMatchObject([
      { type: 'billing.InvoiceLowered', data: { subtotalMinor: 1000, taxMinor: 130 } },
      { type: 'billing.CreditIssued', data: { priceMinor: -3955, issuedFor: 'place' } },
    ]);
  });
  it('is approved at once where the barn cancels', () =>
    expect(issue(cancelled({ cancellation: { compensation: 'refund', amountMinor: 5085, by: 'barn' } }))).toMatchObject(
      {
        data: { approved: true },
      },
    ));
  it.each([
    ['makeup', 'makeup'],
    ['single_lesson', 'adjustment'],
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
  it.each([
    ['a family asked for its money', 'family', true],
    ['an instructor cancels', 'staff', false],
    ['an instructor cancels the whole lesson', 'barn', false],
  ] as const)('waits for an administrator when %s (C09)', (_, by, approvesRefunds) =>
    expect(
      issue(cancelled({ cancellation: { compensation: 'refund', amountMinor: 5085, by } }), approvesRefunds),
    ).toMatchObject({
      data: { approved: false },
    }),
  );
});
