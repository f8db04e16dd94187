import { writtenAmount } from '../../../platform/money/written-amount.js';

/** What stands between people and their erasure, counted. Minor units. */
export interface Ties {
  /** Whoever asks is among them. */
  readonly isOneself: boolean;
  /** Places in lessons to come, and lessons to come that they give. */
  readonly booked: number;
  readonly taught: number;
  readonly unpaidInvoices: number;
  readonly unpaidMinor: number;
  /** Refunds that wait, or have failed. */
  readonly refunds: number;
  /** Credits that buy something yet. */
  readonly credits: number;
  /** Payments by card that are open, or on their way back, and disputes that are not decided. */
  readonly cardPayments: number;
  readonly disputes: number;
}

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** Why people cannot be erased yet, each with what to do first; told before and refused by the same words. */
export function obstacles(ties: Ties, currency: string): string[] {
  const { isOneself, booked, taught, unpaidInvoices, unpaidMinor, refunds, credits, cardPayments, disputes } = ties;
  const reasons: (readonly [unless: boolean, reason: string])[] = [
    [isOneself, 'This is you. Another administrator has to do it.'],
    [booked > 0, `${many(booked, 'place')} in lessons to come: cancel or remove them first.`],
    [taught > 0, `${many(taught, 'lesson')} to come: give them to somebody else first.`],
    [
      unpaidInvoices > 0,
      `${many(unpaidInvoices, 'unpaid invoice')}, ${writtenAmount(unpaidMinor, currency)}: take the payment or delete them first.`,
    ],
    [refunds > 0, `${many(refunds, 'refund')} not given yet: approve or decline them first.`],
    [credits > 0, `${many(credits, 'credit')} not used: spend, give back or delete them first.`],
    [cardPayments > 0, `${many(cardPayments, 'card payment')} under way: wait for it, or end it first.`],
    [disputes > 0, `${many(disputes, 'disputed payment')}: wait until the bank has decided.`],
  ];
  return reasons.flatMap(([unless, reason]) => (unless ? [reason] : []));
}
