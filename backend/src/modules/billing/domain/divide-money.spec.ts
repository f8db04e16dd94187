import fc from 'fast-check';
import { divideMoney, type InvoiceWish } from './divide-money.js';

const open = [
  { invoiceId: 'may', openMinor: 10000 },
  { invoiceId: 'june', openMinor: 5000 },
  { invoiceId: 'july', openMinor: 7500 },
];
const part = (invoiceId: string, amountMinor: number) => ({ invoiceId, amountMinor });

describe('money over several invoices (E06)', () => {
  it('pays the oldest first, the last one in part', () =>
    expect(divideMoney(12000, open)).toEqual({ parts: [part('may', 10000), part('june', 2000)], restMinor: 0 }));
  it('leaves what is more than open', () =>
    expect(divideMoney(30000, open)).toEqual({
      parts: [part('may', 10000), part('june', 5000), part('july', 7500)],
      restMinor: 7500,
    }));
  it('pays those alone that are meant, in their order', () =>
    expect(divideMoney(9000, open, [{ invoiceId: 'july' }, { invoiceId: 'may' }])).toEqual({
      parts: [part('july', 7500), part('may', 1500)],
      restMinor: 0,
    }));
  it('keeps to the amounts that are said, and leaves the rest', () =>
    expect(divideMoney(9000, open, [{ invoiceId: 'july' }, { invoiceId: 'may', amountMinor: 1000 }])).toEqual({
      parts: [part('july', 7500), part('may', 1000)],
      restMinor: 500,
    }));
  it.each<[string, number, InvoiceWish[], string]>([
    ['nothing', 0, [], 'amount_too_small'],
    ['nothing for an invoice', 100, [{ invoiceId: 'may', amountMinor: 0 }], 'amount_too_small'],
    ['more than is open', 9000, [{ invoiceId: 'june', amountMinor: 5001 }], 'invoice_part_too_large'],
    ['one that is not open', 9000, [{ invoiceId: 'april' }], 'invoice_paid'],
    ['one twice', 9000, [{ invoiceId: 'may' }, { invoiceId: 'may' }], 'invalid_input'],
    ['more than there is', 900, [{ invoiceId: 'may', amountMinor: 901 }], 'invalid_input'],
  ])('refuses %s', (_, amountMinor, wishes, code) =>
    expect(() => divideMoney(amountMinor, open, wishes)).toThrow(expect.objectContaining({ code })),
  );
  it('is never more of an invoice than is open, and never more or less than the money', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.record({ openMinor: fc.integer({ min: 1, max: 100_000 }), isMeant: fc.boolean() }), {
          maxLength: 12,
        }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
        (amountMinor, invoices, shares) => {
          const owed = invoices.map(({ openMinor }, n) => ({ invoiceId: String(n), openMinor }));
          let left = amountMinor;
          const wishes = owed.flatMap(({ invoiceId, openMinor }, n) => {
            if (!invoices[n]!.isMeant) return [];
            const share = shares[n];
            const wished = share === undefined ? 0 : Math.min(left, Math.floor(share * openMinor));
            left -= wished;
            return [wished > 0 ? { invoiceId, amountMinor: wished } : { invoiceId }];
          });
          const { parts, restMinor } = divideMoney(amountMinor, owed, wishes);
          expect(parts.reduce((sum, one) => sum + one.amountMinor, restMinor)).toBe(amountMinor);
          expect(restMinor).toBeGreaterThanOrEqual(0);
          const meant = wishes.length
            ? wishes.map(({ invoiceId }) => invoiceId)
            : owed.map(({ invoiceId }) => invoiceId);
          for (const { invoiceId, amountMinor: paid } of parts) {
            expect(paid).toBeGreaterThan(0);
            expect(paid).toBeLessThanOrEqual(owed[Number(invoiceId)]!.openMinor);
            expect(meant).toContain(invoiceId);
          }
          expect(new Set(parts.map(({ invoiceId }) => invoiceId)).size).toBe(parts.length);
        },
      ),
    ));
});
