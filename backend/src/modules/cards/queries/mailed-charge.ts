import type { Sql } from '../../../platform/database/connect.js';
import { paperOf, type Paper } from '../../billing/contracts.js';
import { isAgain } from '../domain/due-charges.js';
import { releasesOf } from '../facts/releases.js';
import { chargedInvoices } from '../facts/charged-invoices.js';

export interface MailedCharge {
  /** The invoice. */
  readonly paper: Paper;
  readonly reason: string;
  /** When it is tried again by itself; null: not any more. */
  readonly nextTry: string | null;
  /** What is released unless it is paid, and when. */
  readonly release: string | null;
}

/** One round trip; undefined once the invoice is paid, or was tried again since. */
export async function mailedCharge(
  sql: Sql,
  { farmId, now }: { farmId: string; now: Date },
  { invoiceId, due, n }: { invoiceId: string; due: string; n: number },
): Promise<MailedCharge | undefined> {
  const which = sql`pay.payment_id = ${invoiceId}`;
  const [paper, [invoice], releases] = await Promise.all([
    paperOf(sql, { farmId, now }, invoiceId),
    chargedInvoices(sql, { farmId, now }, which),
    releasesOf(sql, { farmId, now }, { which, isFamily: true }),
  ]);
  const { failed, planned } = invoice ?? {};
  if (!paper || failed?.due !== due || failed.n !== n) return undefined;
  return {
    paper,
    reason: failed.failure ?? '',
    nextTry: planned && isAgain(planned) ? planned.on : null,
    release: releases.get(invoiceId)?.sentence ?? null,
  };
}
