import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** What came in on a day by one method, less what was given back; minor units, a refund negative. */
export interface TakenByMethod {
  readonly method: string;
  readonly payments: number;
  readonly refundsMinor: number;
  readonly totalMinor: number;
}

/** A day's takings were counted. The figures stay as they were then; words about it stand outside the log. */
export type TillClosed = DomainEvent<
  'billing.TillClosed',
  {
    closingId: string;
    day: string;
    /** The closing that it puts right; null where the day was open. */
    corrects: string | null;
    /** Who counted, as a person; null where the product did. */
    closedBy: string | null;
    /** Cash in the till before the day, as counted after it, and what stays for the next. */
    openingMinor: number;
    countedMinor: number;
    leftMinor: number;
    takings: TakenByMethod[];
  }
>;
/** Somebody counts the day again; until then it is open. */
export type TillReopened = DomainEvent<
  'billing.TillReopened',
  { closingId: string; day: string; reopenedBy: string | null }
>;
export type TillEvent = TillClosed | TillReopened;

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const tillEvents: EventCatalogue<TillEvent> = {
  'billing.TillClosed': {
    version: 1,
    meaning: 'A day’s takings were counted, and what the day had come to by then was kept.',
    example: {
      closingId: id(9),
      day: '2026-11-20',
      corrects: null,
      closedBy: id(7),
      openingMinor: 10000,
      countedMinor: 34550,
      leftMinor: 10000,
      takings: [
        { method: 'cash', payments: 4, refundsMinor: -4500, totalMinor: 25000 },
        { method: 'transfer', payments: 1, refundsMinor: 0, totalMinor: 50850 },
      ],
    },
  },
  'billing.TillReopened': {
    version: 1,
    meaning: 'A closed day is open again, to be counted anew.',
    example: { closingId: id(9), day: '2026-11-20', reopenedBy: id(7) },
  },
};
