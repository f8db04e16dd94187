import { invalid } from '../../../platform/errors/refusal.js';
import { amountsIn } from '../../../platform/money/written-amounts.js';
import { writtenAmount } from '../../../platform/money/written-amount.js';
import { enabled, numberOf, textOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { takesCards } from '../../farms/contracts.js';
import { after } from './days.js';
import { stepOf } from './instalments.js';
import { shareOf } from './money.js';

/** What strangers may buy vouchers for; minor units. */
export interface VoucherTerms {
  readonly presetsMinor: readonly number[];
  /** Undefined: no other amount than those. */
  readonly other: { readonly leastMinor: number; readonly mostMinor: number } | undefined;
  /** What people of the barn pay in: whole units of a currency without decimals. */
  readonly stepMinor: number;
  readonly currency: string;
}

type Settings = Pick<BarnSettings, 'preferences' | 'currency'>;

export const sellsVouchers = (barn: Pick<BarnSettings, 'preferences'>) =>
  enabled(barn, 'sells_vouchers') && takesCards(textOf(barn, 'stripe_account_id'));

/** Where the barn names no amount, its buyers do. */
export function voucherTerms(barn: Settings): VoucherTerms {
  const presetsMinor = amountsIn(textOf(barn, 'voucher_amounts')) ?? [];
  const [least, most] = [numberOf(barn, 'voucher_least'), numberOf(barn, 'voucher_most')];
  const isNamed = presetsMinor.length === 0 || enabled(barn, 'voucher_other_amount');
  return {
    presetsMinor,
    other: isNamed ? { leastMinor: least * 100, mostMinor: Math.max(least, most) * 100 } : undefined,
    stepMinor: stepOf(barn.currency),
    currency: barn.currency,
  };
}

/** Throws, with the field, where the barn sells no voucher for it. */
export function checkVoucherAmount({ presetsMinor, other, stepMinor, currency }: VoucherTerms, amountMinor: number) {
  if (presetsMinor.includes(amountMinor)) return;
  const said = (minor: number) => writtenAmount(minor, currency);
  if (!other) throw invalid('amount', `Please choose ${presetsMinor.map(said).join(', ')}`);
  const { leastMinor, mostMinor } = other;
  if (amountMinor < leastMinor) throw invalid('amount', `A voucher is for ${said(leastMinor)} at least`);
  if (amountMinor > mostMinor) throw invalid('amount', `A voucher is for ${said(mostMinor)} at most`);
  if (amountMinor % stepMinor !== 0) throw invalid('amount', 'Please name a whole amount');
}

/** The last day of one that is sold today, as the barn's settings say; null: it does not expire. */
export function usualExpiry(barn: Pick<BarnSettings, 'preferences'>, today: string) {
  const months = numberOf(barn, 'voucher_months');
  return months > 0 ? after(today, months, 'month') : null;
}

/** What paying for one by card costs besides; minor units. */
export const voucherFee = (barn: Pick<BarnSettings, 'preferences'>, amountMinor: number) =>
  shareOf(amountMinor, numberOf(barn, 'stripe_convenience_fee'));
