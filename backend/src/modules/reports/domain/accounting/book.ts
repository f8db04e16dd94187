import { methodName, type Method } from '../../../billing/contracts.js';
import { accountOfMethod, type AccountName, type Line } from './chart.js';
import { divideByRate } from './divide.js';
import type { AccountingDocument, Sold } from './documents.js';

/** A document as it is booked: its debits are its credits, to the minor unit. */
export interface Booking {
  readonly day: string;
  /** Of its own: no other booking has it. */
  readonly number: string;
  /** The invoice that it is about. */
  readonly invoice: number | null;
  readonly accountId: string;
  readonly text: string;
  readonly lines: readonly Line[];
}

/** Refunds and credits given stand under a code of their own, or are taken off the revenue. */
export interface HowToBook {
  readonly refundsApart: boolean;
}

const line = (name: AccountName, minor: number): Line => ({ name, code: null, rate: null, minor });

interface Earned {
  readonly netMinor: number;
  readonly taxMinor: number;
}

/** Revenue and tax are credits: what was earned, or, where it is negative, what it lost. */
function earned(amounts: Earned, sold: readonly Sold[], apart = false): Line[] {
  const { revenue, tax } = divideByRate(amounts, sold);
  return [
    ...revenue.map(({ code, rate, minor }): Line =>
      apart ? { ...line('refunds', -minor), rate } : { name: 'revenue', code, rate, minor: -minor },
    ),
    ...tax.map(({ rate, minor }): Line => ({ ...line('tax', -minor), rate })),
  ];
}

const came = (method: Method, { netMinor, taxMinor, feeMinor }: Earned & { readonly feeMinor: number }) => [
  line(accountOfMethod(method), netMinor + taxMinor + feeMinor),
  line('fee', -feeMinor),
];

/** Credits that were spent pay for a part: what was earned is more by them. */
const withCredits = ({ netMinor, taxMinor, creditsMinor }: Earned & { readonly creditsMinor: number }) => ({
  netMinor: netMinor + creditsMinor,
  taxMinor,
});

function linesOf(of: AccountingDocument, { refundsApart }: HowToBook): Line[] {
  switch (of.kind) {
    case 'invoice':
      return [
        line('receivables', of.netMinor + of.taxMinor),
        line('credits', of.creditsMinor),
        ...earned(withCredits(of), of.sold),
      ];
    case 'lowered': {
      const less = { netMinor: -of.netMinor, taxMinor: -of.taxMinor };
      return [line('receivables', less.netMinor + less.taxMinor), ...earned(less, of.sold)];
    }
    case 'settled':
      return [line('receivables', of.netMinor + of.taxMinor), ...earned(of, of.sold)];
    case 'sale':
      return [...came(of.method, of), line('credits', of.creditsMinor), ...earned(withCredits(of), of.sold)];
    case 'payment':
      return [...came(of.method, of), line('receivables', -(of.netMinor + of.taxMinor))];
    case 'overpayment':
      return [...came(of.method, of), line('credits', -(of.netMinor + of.taxMinor))];
    case 'voucher':
      return [...came(of.method, of), line('vouchers', -(of.netMinor + of.taxMinor))];
    case 'redeemed':
      return [line('vouchers', of.amountMinor), line('credits', -of.amountMinor)];
    case 'refund':
      return [...came(of.method, of), ...earned(of, of.sold, refundsApart)];
    case 'credit':
      return [line(refundsApart ? 'refunds' : 'revenue', of.amountMinor), line('credits', -of.amountMinor)];
  }
}

/** The end of an id: its beginning is the time, and shared. */
const short = (id: string) => id.replaceAll('-', '').slice(-12).toUpperCase();

function named(of: AccountingDocument): Pick<Booking, 'number' | 'text'> {
  switch (of.kind) {
    case 'invoice':
      return { number: `INV-${of.invoice}`, text: `Invoice ${of.invoice}` };
    case 'lowered':
      return {
        number: `CN-${of.invoice}-${of.at}`,
        text: `Invoice ${of.invoice}, ${of.netMinor + of.taxMinor < 0 ? 'restored' : 'lowered for a cancelled lesson'}`,
      };
    case 'settled':
      return { number: `SET-${of.invoice}`, text: `Invoice ${of.invoice}, taken as paid` };
    case 'payment':
      return { number: `PAY-${short(of.id)}`, text: `Payment of invoice ${of.invoice}, ${methodName(of.method)}` };
    case 'sale':
      return { number: `PAY-${short(of.id)}`, text: `Sale, ${methodName(of.method)}` };
    case 'overpayment':
      return { number: `PAY-${short(of.id)}`, text: `Overpaid, ${methodName(of.method)}` };
    case 'voucher':
      return of.netMinor < 0
        ? { number: `REF-${short(of.id)}`, text: `Gift voucher cancelled, ${methodName(of.method)}` }
        : { number: `PAY-${short(of.id)}`, text: `Gift voucher, ${methodName(of.method)}` };
    case 'redeemed':
      return { number: `VOU-${short(of.id)}`, text: 'Gift voucher redeemed' };
    case 'refund':
      return { number: `REF-${short(of.id)}`, text: `Refund, ${methodName(of.method)}` };
    case 'credit':
      return { number: `CRE-${short(of.id)}`, text: 'Credit for a cancelled lesson' };
  }
}

/** Lines of nothing are left out. */
export const book = (of: AccountingDocument, how: HowToBook): Booking => ({
  day: of.day,
  accountId: of.accountId,
  invoice: 'invoice' in of ? of.invoice : null,
  ...named(of),
  lines: linesOf(of, how).filter(({ minor }) => minor !== 0),
});
