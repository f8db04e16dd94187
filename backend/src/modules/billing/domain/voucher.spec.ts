import fc from 'fast-check';
import type { VoucherSold } from '../voucher-events.js';
import {
  decideRedemption,
  decideSale,
  decideVoucherCancellation,
  voucherStream,
  evolve,
  type Voucher,
} from './voucher.js';
import { codeOf, endOfCode, printedCode, typedCode } from './voucher-code.js';

const TODAY = '2026-11-27';
const sale: VoucherSold['data'] = {
  voucherId: 'v',
  paymentId: 'p',
  amountMinor: 10_000,
  soldOn: TODAY,
  expiryDate: '2029-11-27',
};
const open: Voucher = { phase: 'open', ...sale };
const refusal = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return String((error as Error).message);
  }
  return undefined;
};

describe('a gift voucher is sold', () => {
  it('for an amount, until a day or for good', () => {
    expect(decideSale(sale, TODAY)).toEqual([{ type: 'billing.VoucherSold', data: sale }]);
    expect(decideSale({ ...sale, expiryDate: null }, TODAY)).toHaveLength(1);
  });

  it.each<[string, Partial<typeof sale>, string]>([
    ['for nothing', { amountMinor: 0 }, 'A voucher is for 1.00 at least'],
    ['for less than one', { amountMinor: 99 }, 'A voucher is for 1.00 at least'],
    ['for a slip of a digit', { amountMinor: 500_001 }, 'A voucher is for 5000.00 at most'],
    ['tomorrow', { soldOn: '2026-11-28' }, 'This day is still to come'],
    ['that has expired already', { expiryDate: '2026-11-26' }, 'This day is over'],
    ['until no day of the calendar', { expiryDate: '2027-02-30' }, 'Expiry Date is not valid'],
    ['for a century', { expiryDate: '2126-11-27' }, 'Expiry Date is not valid'],
  ])('not %s', (_, wrong, says) => expect(refusal(() => decideSale({ ...sale, ...wrong }, TODAY))).toBe(says));
});

describe('a gift voucher is redeemed', () => {
  const redeem = (voucher: Voucher, today = TODAY, takesExpired = false) =>
    decideRedemption(voucher, 'credit', { today, takesExpired });

  it('as a whole, until its last day and on it', () => {
    const redeemed = [
      { type: 'billing.VoucherRedeemed', data: { voucherId: 'v', creditId: 'credit', redeemedOn: '2029-11-27' } },
    ];
    expect(redeem(open, '2029-11-27')).toEqual(redeemed);
    expect(redeem({ ...open, expiryDate: null }, '2060-01-01')).toHaveLength(1);
  });

  it('not after it by a family, which is told the day; by staff who mean it', () => {
    expect(refusal(() => redeem(open, '2029-11-28'))).toBe(
      'This voucher was good until Tue 27 Nov 2029. Please ask the barn.',
    );
    expect(redeem(open, '2029-11-28', true)).toHaveLength(1);
  });

  it('once: whoever comes second is told when', () => {
    const redeemed = redeem(open).reduce<Voucher>(evolve, open);
    expect(refusal(() => redeem(redeemed))).toBe('This voucher was redeemed on Fri 27 Nov 2026.');
    expect(refusal(() => redeem(redeemed, TODAY, true))).toContain('was redeemed on');
    expect(refusal(() => decideVoucherCancellation(redeemed, 'r', TODAY))).toContain('was redeemed on');
  });

  it('not once it is cancelled, and cancelling twice is once', () => {
    const cancelled = decideVoucherCancellation(open, 'r', TODAY).reduce<Voucher>(evolve, open);
    expect(refusal(() => redeem(cancelled))).toContain('was cancelled on Fri 27 Nov 2026');
    expect(decideVoucherCancellation(cancelled, 'again', TODAY)).toEqual([]);
    expect(refusal(() => redeem(voucherStream.initial))).toContain('No voucher of this barn has this code');
  });
});

describe('a voucher’s code', () => {
  const anyCode = fc.uint8Array({ minLength: 12, maxLength: 12 }).map(codeOf);

  it('has nothing that is mistaken when it is read aloud, and is read however it is typed', () =>
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(code).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
        const printed = printedCode(code);
        expect(printed).toMatch(/^\w{4}-\w{4}-\w{4}$/);
        for (const typed of [code, printed, printed.toLowerCase(), ` ${printed.replaceAll('-', ' ')} `])
          expect(typedCode(typed)).toBe(code);
        expect(printed.endsWith(endOfCode(code))).toBe(true);
      }),
    ));

  it.each(['', 'ABCD-EFGH', 'ABCD-EFGH-JKL0', 'ABCD-EFGH-JKL1', 'ABCD-EFGH-JKLM-N', 'ÄBCD-EFGH-JKLM'])(
    'is not %j',
    (typed) => expect(typedCode(typed)).toBeNull(),
  );
});
