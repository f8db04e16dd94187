import { stateAfter } from '../../../platform/event-store/stream.js';
import { open, place } from '../test/samples.js';
import {
  amendInvoice,
  releaseCredits,
  decidePackageDeletion,
  decidePackageEdit,
  type PackageEdit,
} from './decide-package-change.js';
import { paymentStream, settle } from './payment.js';

const as = ({ purchaseDate, startDate, expiryDate, startCount, priceMinor } = open()): PackageEdit => ({
  purchaseDate,
  startDate,
  expiryDate,
  startCount,
  priceMinor,
});
const on = (lessonDate: string) => place({ lessonPersonId: lessonDate, lessonDate });
const three = [on('2026-11-10'), on('2026-11-24'), on('2026-12-20')];
const edit = (of: Partial<PackageEdit>, held = open({ usedBy: three.map((one) => one.lessonPersonId) })) =>
  decidePackageEdit(held, { ...as(held), ...of }, three);
const uncoveredBy = (of: Partial<PackageEdit>) =>
  edit(of).flatMap((event) => (event.type === 'billing.PlaceUncovered' ? [event.data.lessonPersonId] : []));

describe('editing a package (R167)', () => {
  it('changes dates, count and price', () =>
    expect(edit({ startCount: 12, priceMinor: 40000 })).toEqual([
      {
        type: 'billing.PackageEdited',
        data: { packageId: 'ten', studentId: 'rider', ...as(), startCount: 12, priceMinor: 40000 },
      },
    ]));
  it('of what was sold by a unit leaves out the price of one where it costs something else', () => {
    const quantity = { quantity: 12.5, unit: 'km', unitPriceMinor: 60, of: 'Transport' };
    const held = open({ productName: 'Transport, 12.5 km × 0.60 EUR', priceMinor: 750, quantity });
    expect(edit({ priceMinor: 700 }, held)).toMatchObject([{ data: { productName: 'Transport, 12.5 km' } }]);
    expect(edit({ startCount: 2 }, held)[0]?.data).not.toHaveProperty('productName');
  });
  it('is nothing where nothing differs', () => expect(edit({})).toEqual([]));
  it('takes the cover from lessons that fall out of its dates', () =>
    expect([
      uncoveredBy({ expiryDate: '2026-12-19' }),
      uncoveredBy({ startDate: '2026-11-11' }),
      uncoveredBy({ startDate: '2026-11-10', expiryDate: '2026-12-20' }),
    ]).toEqual([['2026-12-20'], ['2026-11-10'], []]));
  it('takes it from the latest where the count is too small', () =>
    expect([uncoveredBy({ startCount: 1 }), uncoveredBy({ startCount: 0 }), uncoveredBy({ startCount: 3 })]).toEqual([
      ['2026-11-24', '2026-12-20'],
      ['2026-11-10', '2026-11-24', '2026-12-20'],
      [],
    ]));
  it('leaves lessons that were moved out of the dates before', () => {
    const moved = open({ expiryDate: '2026-12-01', usedBy: three.map((one) => one.lessonPersonId) });
    const events = decidePackageEdit(moved, { ...as(moved), expiryDate: '2026-11-30' }, three);
    expect(events.map(({ type }) => type)).toEqual(['billing.PackageEdited']);
  });
  it('does not count what it does not track (E10)', () =>
    expect(edit({ startCount: 1 }, open({ isTracked: false }))).toHaveLength(1));

  it.each([
    [{ startDate: '2027-01-01' }, 'package start date must be before expiry date'],
    [{ purchaseDate: '' }, 'Purchase Date is not valid'],
    [{ startDate: '2026-02-30' }, 'Valid From  Date is not valid'],
    [{ expiryDate: '' }, 'Expiry Date is not valid'],
    [{ priceMinor: -1 }, 'Can not be a negative number'],
  ])('refuses %p', (of, message) => expect(() => edit(of)).toThrow(message));
  it('gives no price to what a cancellation gave, and leaves a credit alone', () => {
    const makeup = open({ kind: 'makeup', priceMinor: 0 });
    expect(() => decidePackageEdit(makeup, { ...as(makeup), priceMinor: 1 }, [])).toThrow('has a price');
    expect(decidePackageEdit(makeup, { ...as(makeup), expiryDate: '2027-02-01' }, [])).toHaveLength(1);
    expect(() => decidePackageEdit(open({ kind: 'credit' }), as(), [])).toThrow('A credit can not be edited.');
  });
});

describe('deleting a package (C25 R167)', () => {
  it('leaves all that it covered without cover', () =>
    expect(decidePackageDeletion(open(), three).map(({ type }) => type)).toEqual([
      'billing.PlaceUncovered',
      'billing.PlaceUncovered',
      'billing.PlaceUncovered',
      'billing.PackageDeleted',
    ]));
});

describe('the invoice of changed packages (E06 E17)', () => {
  const issued = settle(
    { paymentId: 'invoice', billingPersonId: 'holder', received: '2026-11-20' },
    { subtotalMinor: 45000, taxMinor: 5850, feeMinor: 0, totalMinor: 50850 },
    { by: 'invoice', invoiceNumber: 7, due: null },
  );
  const lowered = {
    type: 'billing.InvoiceLowered' as const,
    data: { paymentId: 'invoice', lessonPersonId: 'place', studentId: 'rider', subtotalMinor: 4500, taxMinor: 585 },
  };
  const paid = { type: 'billing.InvoicePaid' as const, data: { paymentId: 'invoice', paidBy: 'money' } };
  const asks = (packages: Parameters<typeof amendInvoice>[2], ...then: (typeof lowered | typeof paid)[]) =>
    amendInvoice('invoice', stateAfter(paymentStream, [issued, ...then]), packages).map(({ data }) => [
      data.subtotalMinor,
      data.taxMinor,
    ]);

  it('asks for what they cost now', () => expect(asks([open({ priceMinor: 40000 })])).toEqual([[40000, 5200]]));
  it('asks for nothing once they are gone', () => expect(asks([])).toEqual([[0, 0]]));
  it('is not touched where nothing differs', () => expect(asks([open()])).toEqual([]));
  it('is not touched once it is paid', () => expect(asks([open({ priceMinor: 1 })], paid)).toEqual([]));
  it('never asks for less than was paid of it', () => {
    const part = {
      type: 'billing.InvoicePartPaid' as const,
      data: { paymentId: 'invoice', paidBy: 'money', subtotalMinor: 40000, taxMinor: 5200 },
    };
    const partly = stateAfter(paymentStream, [issued, part]);
    expect(amendInvoice('invoice', partly, [open({ priceMinor: 40000 })])).toHaveLength(1);
    expect(() => amendInvoice('invoice', partly, [open({ priceMinor: 39999 })])).toThrow(
      expect.objectContaining({ code: 'invoice_below_payments' }),
    );
  });
  it('keeps off what a cancelled lesson took off, as long as its package is there', () => {
    expect(asks([open({ priceMinor: 40000, usedBy: ['place'] })], lowered)).toEqual([[35500, 4615]]);
    expect(asks([open({ priceMinor: 4000, taxPercent: 0, usedBy: ['place'] })], lowered)).toEqual([[0, 0]]);
    expect(asks([open({ priceMinor: 40000 })], lowered)).toEqual([[40000, 5200]]);
  });
  it('needs no credit that is worth more than its packages cost, the youngest first: C11', () => {
    const spent = (packageId: string, priceMinor: number) =>
      open({ packageId, kind: 'credit', priceMinor, taxPercent: 0 });
    const frees = (priceMinor: number, ...then: (typeof lowered | typeof paid)[]) =>
      releaseCredits(stateAfter(paymentStream, [issued, ...then]), [
        open({ priceMinor, usedBy: ['place'] }),
        spent('old', -3000),
        spent('young', -2000),
      ]).map(({ data }) => data.packageId);
    expect([frees(4425), frees(4424), frees(2655), frees(2654), frees(2000)]).toEqual([
      [],
      ['young'],
      ['young'],
      ['young', 'old'],
      ['young', 'old'],
    ]);
    expect(frees(5000, lowered)).toEqual(['young', 'old']);
    expect(frees(2000, paid)).toEqual([]);
    const [old] = [spent('old', -4000)];
    expect(asks([open({ priceMinor: 3600 }), old])).toEqual([[-400, 468]]);
  });
  it('is no invoice where money came in', () =>
    expect(amendInvoice('payment', stateAfter(paymentStream, []), [])).toEqual([]));
});
