import { checkVoucherAmount, sellsVouchers, usualExpiry, voucherTerms } from './voucher-terms.js';

const barn = (preferences: Record<string, string | number | null> = {}, currency = 'CAD') => ({
  preferences,
  currency,
});
const refusal = (preferences: Record<string, string | number>, minor: number, currency?: string) => {
  try {
    checkVoucherAmount(voucherTerms(barn(preferences, currency)), minor);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

describe('what strangers may buy a voucher for', () => {
  it.each([
    ['where the barn says so and takes cards', { sells_vouchers: 1, stripe_account_id: 'acct_1' }, true],
    ['not without an account for cards', { sells_vouchers: 1 }, false],
    ['not before the barn says so', { stripe_account_id: 'acct_1' }, false],
  ])('is for sale %s', (_, preferences, is) => expect(sellsVouchers(barn(preferences))).toBe(is));

  it('is any amount from 10 to 500 where the barn says nothing', () =>
    expect(voucherTerms(barn())).toEqual({
      presetsMinor: [],
      other: { leastMinor: 1000, mostMinor: 50_000 },
      stepMinor: 1,
      currency: 'CAD',
    }));

  it.each<[string, Record<string, string | number>, number, string | undefined]>([
    ['one of the barn’s', { voucher_amounts: '25 50' }, 2500, undefined],
    ['no other, unless the barn says so', { voucher_amounts: '25 50' }, 3000, 'Please choose CAD 25.00, CAD 50.00'],
    ['another within bounds', { voucher_amounts: '25 50', voucher_other_amount: 1 }, 3000, undefined],
    ['the barn’s own below the least', { voucher_amounts: '5', voucher_other_amount: 1 }, 500, undefined],
    ['the least', { voucher_least: 20 }, 2000, undefined],
    ['not less', { voucher_least: 20 }, 1999, 'A voucher is for CAD 20.00 at least'],
    ['the most', { voucher_most: 200 }, 20_000, undefined],
    ['not more', { voucher_most: 200 }, 20_001, 'A voucher is for CAD 200.00 at most'],
    ['the least alone where the most is less', { voucher_least: 50, voucher_most: 20 }, 5000, undefined],
  ])('is %s', (_, preferences, minor, says) => expect(refusal(preferences, minor)).toBe(says));

  it('is a whole amount where there are no smaller ones', () => {
    const upTo = { voucher_least: 1000, voucher_most: 5000 };
    expect(refusal(upTo, 150_050, 'JPY')).toBe('Please name a whole amount');
    expect(refusal(upTo, 150_000, 'JPY')).toBeUndefined();
    expect(refusal({}, 1550, 'KWD')).toBeUndefined();
  });

  it.each([
    [{}, '2029-11-28'],
    [{ voucher_months: 3 }, '2027-02-28'],
    [{ voucher_months: 0 }, null],
  ])('is good until the barn’s last day: %j', (preferences, day) =>
    expect(usualExpiry(barn(preferences), '2026-11-28')).toBe(day),
  );
});
