import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** What leaves the barn about money besides invoices, which count by themselves. */
export const NUMBERED_PAPERS = ['receipt', 'credit_note', 'voucher'] as const;
export type NumberedPaper = (typeof NUMBERED_PAPERS)[number];

/** A paper has its number, for ever: the next of its kind in the barn's year. */
export type PaperNumbered = DomainEvent<
  'billing.PaperNumbered',
  {
    /** The payment, the refund or the voucher that it is about. */
    subjectId: string;
    paper: NumberedPaper;
    /** Of the day on which it came to be, at the barn. */
    year: number;
    number: number;
  }
>;

export const paperEvents: EventCatalogue<PaperNumbered> = {
  'billing.PaperNumbered': {
    version: 1,
    meaning: 'A receipt, a credit note or a gift voucher has its number.',
    example: { subjectId: '01930000-0000-7000-8000-000000000006', paper: 'receipt', year: 2026, number: 17 },
  },
};
