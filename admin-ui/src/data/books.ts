import type { Barn } from './requests/barn';

/** Every setting that is a code, or the compiler says which is missing. */
const codes: Readonly<Record<Extract<keyof Barn, `account_${string}`>, true>> = {
  account_revenue: true,
  account_cash: true,
  account_cheque: true,
  account_venmo: true,
  account_transfer: true,
  account_card: true,
  account_other: true,
  account_receivables: true,
  account_credits: true,
  account_vouchers: true,
  account_tax: true,
  account_tax_rates: true,
  account_fee: true,
  account_refunds: true,
};

export type BarnOfBooks = Partial<Pick<Barn, keyof typeof codes>>;

/** The barn has entered a code for its bookkeeping; until then nothing of it is shown. */
export const keepsBooks = (barn: BarnOfBooks | undefined): boolean =>
  Object.keys(codes).some((name) => Boolean(barn?.[name as keyof typeof codes]));
