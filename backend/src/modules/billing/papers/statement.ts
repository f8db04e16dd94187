import { methodName } from '../domain/methods.js';
import type { BarnOnPaper } from './barn-on-paper.js';

export const STATEMENT_KINDS = [
  'invoice',
  'instalment',
  'payment',
  'purchase',
  'voucher',
  'credit',
  'refund',
  'settled',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

export interface StatementEntry {
  readonly date: string;
  readonly payment_id: string;
  readonly kind: StatementKind;
  readonly what: string;
  readonly charged: number;
  readonly paid: number;
  /** Of the account, after it. */
  readonly balance: number;
}

/** An account between two days: what it was charged and paid, and what was open before and after. In the barn's currency. */
export interface Statement {
  readonly barn: BarnOnPaper;
  readonly holder: { readonly name: string; readonly email: string | null; readonly address: readonly string[] };
  readonly from: string;
  readonly until: string;
  readonly opening: number;
  readonly entries: readonly StatementEntry[];
  readonly charged: number;
  readonly paid: number;
  readonly closing: number;
  /** On its invoices now, whatever the period is. */
  readonly open: number;
  /** That its riders have and nobody has spent yet, now. C11 */
  readonly credits: number;
}

interface Told {
  readonly kind: StatementKind;
  readonly invoice_number: number | null;
  readonly payment_method: string | null;
  readonly charged: number;
}

/** What an entry is, with how the money came. */
export function entryWords({ kind, invoice_number, payment_method, charged }: Told): string {
  const invoice = `invoice ${invoice_number}`;
  const by = payment_method ? `, ${methodName(payment_method)}` : '';
  switch (kind) {
    case 'invoice':
      return `Invoice ${invoice_number}`;
    case 'instalment':
      return `Instalment of ${invoice}`;
    case 'payment':
      return `Payment for ${invoice}${by}`;
    case 'purchase':
      return `Bought and paid${by}`;
    case 'voucher':
      return `Gift voucher bought${by}`;
    case 'credit':
      return `Payment, kept as a credit${by}`;
    case 'refund':
      return payment_method === 'dispute' ? 'Taken back by the bank' : `Given back${by}`;
    case 'settled':
      return charged < 0 ? `Not asked for any more of ${invoice}` : `Paid more than ${invoice} asked for`;
  }
}
