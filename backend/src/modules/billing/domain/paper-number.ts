import { impossible, streamType } from '../../../platform/event-store/stream.js';
import type { MoneyWithdrawn, PaymentRecorded, RefundApproved, RefundRequested } from '../events.js';
import type { NumberedPaper, PaperNumbered } from '../paper-events.js';
import type { VoucherRefunded, VoucherSold } from '../voucher-events.js';

export type PaperBeginning =
  | PaymentRecorded
  | RefundRequested
  | RefundApproved
  | MoneyWithdrawn
  | VoucherRefunded
  | VoucherSold;
export type NewPaper = Pick<PaperNumbered['data'], 'subjectId' | 'paper'>;

/** What one event makes a paper of: money that came in, that is given back, or a voucher; a refund that waits makes none yet. */
export function newPaper({ type, data }: PaperBeginning): NewPaper[] {
  switch (type) {
    case 'billing.PaymentRecorded':
      // What was received as one and divided stands on one receipt.
      return data.receiptId === null || data.receiptId === data.paymentId
        ? [{ paper: 'receipt', subjectId: data.paymentId }]
        : [];
    case 'billing.RefundRequested':
      return data.approved ? [{ paper: 'credit_note', subjectId: data.paymentId }] : [];
    case 'billing.RefundApproved':
    case 'billing.MoneyWithdrawn':
    case 'billing.VoucherRefunded':
      return [{ paper: 'credit_note', subjectId: data.paymentId }];
    case 'billing.VoucherSold':
      return [{ paper: 'voucher', subjectId: data.voucherId }];
    default:
      return impossible(type);
  }
}

/** Each is the next of its kind; `last` are the last ones of the year. What has a number keeps it, however often it is given back. */
export function numberPapers(
  papers: readonly NewPaper[],
  { year, last, known }: { year: number; last: ReadonlyMap<NumberedPaper, number>; known: ReadonlySet<string> },
): PaperNumbered[] {
  const counts = new Map(last);
  return papers.flatMap(({ subjectId, paper }): PaperNumbered[] => {
    if (known.has(subjectId)) return [];
    const number = (counts.get(paper) ?? 0) + 1;
    counts.set(paper, number);
    return [{ type: 'billing.PaperNumbered', data: { subjectId, paper, year, number } }];
  });
}

/** Begun once for each paper, so that no paper ever has two numbers. */
export const paperStream = streamType<{ readonly isNumbered: boolean }, PaperNumbered>(
  'paper',
  { isNumbered: false },
  () => ({ isNumbered: true }),
);

const LETTERS: Readonly<Record<NumberedPaper, string>> = { receipt: 'R', credit_note: 'C', voucher: 'V' };

/** As it is printed: no two papers of a barn are called the same. */
export const printedNumber = ({ paper, year, number }: Omit<PaperNumbered['data'], 'subjectId'>) =>
  `${LETTERS[paper]}-${year}-${number}`;
