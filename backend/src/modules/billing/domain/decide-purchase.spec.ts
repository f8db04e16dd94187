import fc from 'fast-check';
import { candidate, place, product } from '../test/samples.js';
import { decidePurchase, type Purchase, type PurchaseFacts } from './decide-purchase.js';
import { totalsOf } from './money.js';

const terms: PurchaseFacts['terms'] = {
  received: '2026-11-20',
  startBeforeDays: 0,
  taxPercent: 0.13,
  taxIncluded: false,
  mayOverride: true,
  currency: 'EUR',
  usesInvoices: true,
  dueDays: null,
  feeRate: 0.029,
};
const facts = ({
  terms: changed,
  ...of
}: Partial<Omit<PurchaseFacts, 'terms'>> & { terms?: object } = {}): PurchaseFacts => ({
  terms: { ...terms, ...changed },
  products: new Map([['product', product()]]),
  accounts: new Map([
    ['rider', 'holder'],
    ['sister', 'holder'],
    ['stranger', 'other'],
  ]),
  mates: new Map(),
  account: undefined,
  nextInvoiceNumber: 7,
  waiting: [],
  candidates: [],
  credits: [],
  paymentId: 'payment',
  ...of,
});
const line = (of: Partial<Purchase['lines'][number]> = {}) => ({
  productId: 'product',
  studentId: 'rider',
  packageId: 'new',
  ...of,
});
const buying = (of: Partial<Purchase> = {}): Purchase => ({
  lines: [line()],
  by: 'cash',
  reference: null,
  isQuickpay: false,
  ...of,
});
const decide = (of: Partial<Purchase> = {}, on: Parameters<typeof facts>[0] = {}) =>
  decidePurchase(buying(of), facts(on));

describe('a purchase', () => {
  it('is a package and the money received for it', () =>
    expect(decide({ by: 'cheque', reference: '1024' })).toEqual({
      payment: {
        type: 'billing.PaymentRecorded',
        data: {
          paymentId: 'payment',
          billingPersonId: 'holder',
          received: '2026-11-20',
          subtotalMinor: 45000,
          taxMinor: 5850,
          feeMinor: 0,
          totalMinor: 50850,
          kind: 'manual',
          method: 'cheque',
          reference: '1024',
          isQuickpay: false,
          invoiceId: null,
          receiptId: null,
          creditId: null,
        },
      },
      packages: [
        {
          type: 'billing.PackagePurchased',
          data: {
            packageId: 'new',
            paymentId: 'payment',
            studentId: 'rider',
            productId: 'product',
            productName: '10 group lessons',
            purchaseDate: '2026-11-20',
            startDate: '2026-11-20',
            expiryDate: '2027-05-19',
            kind: 'package',
            isTracked: true,
            coverage: 'lessons',
            perWeek: null,
            isShared: false,
            startCount: 10,
            priceMinor: 45000,
            taxPercent: 0.13,
            taxIncluded: false,
            renewal: null,
          },
        },
      ],
      debits: [],
      spendings: [],
    }));
  it.each([
    ['the card fee on price and tax', {}, 1475, 52325],
    ['no fee where the administrator leaves it out', { withoutFee: true }, 0, 50850],
  ] as const)('by card comes with %s (E02 R171 R172)', (_, of, feeMinor, totalMinor) =>
    expect(decide({ by: 'card', reference: 'pi_1', ...of }).payment).toMatchObject({
      type: 'billing.PaymentRecorded',
      data: { kind: 'online', reference: 'pi_1', feeMinor, totalMinor },
    }),
  );
  it('by card takes the fee of a product that has its own (E02)', () =>
    expect(
      decide({ by: 'saved' }, { products: new Map([['product', product({ fee: 0 })]]) }).payment?.data.feeMinor,
    ).toBe(0));
  it("is an unpaid invoice under the barn's next number", () =>
    expect(decide({ by: 'invoice' }).payment).toMatchObject({
      type: 'billing.InvoiceIssued',
      data: { invoiceNumber: 7, totalMinor: 50850 },
    }));
  it.each([
    ['the barn’s setting says', {}, 14, '2026-12-04'],
    ['the same day', {}, 0, '2026-11-20'],
    ['no day, where the barn sets none', {}, null, null],
    ['what staff say instead', { due: '2027-01-31' }, 14, '2027-01-31'],
    ['what staff say, where the barn sets none', { due: '2026-11-20' }, null, '2026-11-20'],
  ] as const)('an invoice is to be paid until %s', (_, purchase, dueDays, due) =>
    expect(decide({ by: 'invoice', ...purchase }, { terms: { dueDays } }).payment?.data).toMatchObject({ due }),
  );
  it.each([
    ['before its own date', { by: 'invoice', due: '2026-11-19' }, 'An invoice can not be due before its own date'],
    ['on a day that there is not', { by: 'invoice', due: '2026-02-30' }, 'Due Date is not valid'],
    ['without being one', { due: '2026-12-04' }, 'Only an invoice has a due date'],
  ] as const)('no invoice is due %s', (_, purchase, message) =>
    expect(() => decide(purchase)).toThrow(expect.objectContaining({ errors: [{ field: 'due_date', message }] })),
  );
  it('is one payment for all members of an account', () => {
    const { payment, packages } = decide({ lines: [line(), line({ studentId: 'sister', packageId: 'hers' })] });
    expect(packages.map(({ data }) => [data.packageId, data.studentId, data.paymentId])).toEqual([
      ['new', 'rider', 'payment'],
      ['hers', 'sister', 'payment'],
    ]);
    expect(payment?.data.totalMinor).toBe(101700);
  });

  it.each([
    ['an invoice, where the barn uses none', { by: 'invoice' }, { terms: { usesInvoices: false } }, 'invoices_off'],
    ['nothing', { lines: [] }, {}, 'cart_empty'],
    ['members of two accounts', { lines: [line(), line({ studentId: 'stranger' })] }, {}, 'bad_cart'],
    ['another account than the one named', {}, { account: 'other' }, 'bad_cart'],
    ['what costs nothing', { lines: [line({ priceMinor: 0 })] }, {}, 'cart_empty'],
    [
      'what is not sold any more',
      {},
      { products: new Map([['product', product({ isActive: false })]]) },
      'product_inactive',
    ],
    ['on a day that is none', {}, { terms: { received: '2026-02-30' } }, 'invalid_input'],
  ] as const)('refuses %s', (_, of, on, code) => {
    const refused = () => decide(of, on);
    expect(refused).toThrow(expect.objectContaining({ code }));
  });
  it('needs no invoices to take money', () =>
    expect(decide({}, { terms: { usesInvoices: false } }).payment?.type).toBe('billing.PaymentRecorded'));
  it('says which day is none', () =>
    expect(() => decide({}, { terms: { received: 'soon' } })).toThrow(
      expect.objectContaining({ errors: [{ field: 'date', message: 'Purchase Date is not valid' }] }),
    ));

  it('costs what its lines cost together, taxed and rounded once', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ price: fc.integer({ min: 1, max: 100_000 }), tax: fc.integer({ min: 0, max: 100_000 }) }),
          {
            minLength: 1,
            maxLength: 8,
          },
        ),
        (sold) => {
          const products = new Map(
            sold.map(({ price, tax }, i) => [
              `p${i}`,
              product({ productId: `p${i}`, priceMinor: price, taxPercent: tax / 100_000 }),
            ]),
          );
          const lines = sold.map((_, i) => line({ productId: `p${i}`, packageId: `k${i}` }));
          expect(decide({ lines }, { products }).payment?.data).toMatchObject(
            totalsOf(
              sold.map(({ price, tax }) => ({ priceMinor: price, taxPercent: tax / 100_000, taxIncluded: false })),
            ),
          );
        },
      ),
    ));
});

describe('lessons that were waiting', () => {
  const waiting = ['2026-12-08', '2026-11-24', '2026-12-01'].map((lessonDate) =>
    place({ lessonDate, lessonPersonId: lessonDate }),
  );
  const drawn = (of: Partial<Purchase>, on: Parameters<typeof facts>[0]) =>
    decide(of, { waiting, ...on }).debits.map(({ data }) => [data.lessonPersonId, data.packageId]);

  it('are paid by the new package, oldest first, as far as it reaches', () =>
    expect(drawn({ lines: [line({ startCount: 2 })] }, {})).toEqual([
      ['2026-11-24', 'new'],
      ['2026-12-01', 'new'],
    ]));
  it('are paid by an older package that expires first', () =>
    expect(drawn({}, { candidates: [candidate({ packageId: 'old', unitsLeft: 1 })] })).toEqual([
      ['2026-11-24', 'old'],
      ['2026-12-01', 'new'],
      ['2026-12-08', 'new'],
    ]));
  it('are paid only by what is for their program', () => {
    const only = (programs: string[]) => drawn({}, { products: new Map([['product', product({ programs })]]) });
    expect([only(['private']), only(['group']).length]).toEqual([[], 3]);
  });
  it('are not paid by what is not counted in lessons', () =>
    expect(drawn({}, { products: new Map([['product', product({ isTracked: false })]]) })).toEqual([]));
  it("are not paid by a sister's package", () =>
    expect(drawn({ lines: [line({ studentId: 'sister' })] }, {})).toEqual([]));
});

describe('a package for one lesson (E09)', () => {
  const waiting = [
    place({ lessonDate: '2026-11-23', lessonPersonId: 'older' }),
    place({ lessonDate: '2026-11-24', lessonPersonId: 'meant' }),
  ];
  const paid = (lines: Partial<Purchase['lines'][number]>[], candidates: PurchaseFacts['candidates'] = []) =>
    decide({ lines: lines.map(line) }, { waiting, candidates }).debits.map(({ data }) => [
      data.packageId,
      data.lessonPersonId,
    ]);

  it('pays for that one, though another waits longer', () =>
    expect(paid([{ startCount: 1, lessonPersonId: 'meant' }])).toEqual([['new', 'meant']]));
  it('leaves what is over to the others, and the others to older packages', () => {
    expect(paid([{ startCount: 2, lessonPersonId: 'meant' }])).toEqual([
      ['new', 'meant'],
      ['new', 'older'],
    ]);
    const old = { ...candidate({ packageId: 'old', unitsLeft: 1 }), usedBy: [] };
    expect(paid([{ startCount: 1, lessonPersonId: 'meant' }], [old])).toEqual([
      ['new', 'meant'],
      ['old', 'older'],
    ]);
  });
  it.each([
    ['nobody waits there', { lessonPersonId: 'elsewhere' }],
    ['it is not valid then', { lessonPersonId: 'meant', startDate: '2026-11-25' }],
  ])('is refused where %s', (_, of) => expect(() => paid([of])).toThrow('This package does not pay for that lesson'));
  it('is refused twice for one lesson', () =>
    expect(() => paid([{ lessonPersonId: 'meant' }, { lessonPersonId: 'meant', packageId: 'other' }])).toThrow(
      'A lesson is paid for once',
    ));
});

describe('what a family shares', () => {
  const waiting = [
    place({ lessonPersonId: 'hers', studentId: 'sister' }),
    place({ lessonPersonId: 'his', studentId: 'stranger' }),
  ];
  const covered = (isShared: boolean) =>
    decide(
      {},
      { waiting, products: new Map([['product', product({ isShared })]]), mates: new Map([['rider', ['sister']]]) },
    );
  it('is sold as shared, and pays at once for a sister’s lesson and for nobody else’s', () => {
    const { packages, debits } = covered(true);
    expect(packages[0]?.data.isShared).toBe(true);
    expect(debits.map(({ data }) => [data.lessonPersonId, data.studentId])).toEqual([['hers', 'sister']]);
  });
  it('is nothing that was sold to one rider', () => expect(covered(false).debits).toEqual([]));
});

describe('what a purchase says of its money', () => {
  const existing = { billingPersonId: 'holder', isReceived: true, unspentMinor: 50_850 };
  it('is what it costs, or it is refused with what that is', () => {
    expect(decide({ amountMinor: 50_850 }).payment?.data.totalMinor).toBe(50_850);
    expect(() => decide({ amountMinor: 45_000 })).toThrow('The packages cost 508.50; the amount must be the same.');
  });
  it('may be that it was paid on the spot, which an invoice is not', () => {
    expect(decide({ isQuickpay: true }).payment?.data).toMatchObject({ isQuickpay: true, feeMinor: 0 });
    expect(() => decide({ isQuickpay: true, by: 'invoice' })).toThrow('A quick payment is no invoice');
  });
  it('may be that it came in before: then the packages are put to it', () => {
    const { payment, packages } = decide({}, { existing });
    expect([payment, packages[0]?.data.paymentId]).toEqual([undefined, 'payment']);
  });
  it.each([
    ['of another account', { billingPersonId: 'neighbour' }, 'There was an error with your cart'],
    ['that is only asked for', { isReceived: false }, 'does not cover these packages'],
    ['that is spent', { unspentMinor: 50_849 }, 'does not cover these packages'],
  ])('but not %s', (_, of, text) => expect(() => decide({}, { existing: { ...existing, ...of } })).toThrow(text));
});
