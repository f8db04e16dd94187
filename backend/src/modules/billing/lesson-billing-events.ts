import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** A lesson that is to be billed: with which product, for how much (minor units, as the product's price is given). */
export interface PlannedPlace {
  readonly lessonPersonId: string;
  readonly productId: string;
  readonly priceMinor: number;
}
export interface PlannedAccount {
  readonly billingPersonId: string;
  readonly places: PlannedPlace[];
}
export interface RunInvoice {
  readonly paymentId: string;
  readonly billingPersonId: string;
  readonly totalMinor: number;
  /** One for each lesson. */
  readonly packageIds: string[];
  readonly isMailed: boolean;
}

export type LessonBillingStarted = DomainEvent<
  'billing.LessonBillingStarted',
  {
    runId: string;
    /** In the order in which they are worked on. */
    accounts: PlannedAccount[];
    /** Whether each invoice is mailed. */
    mails: boolean;
    startedBy: string | null;
  }
>;
/** One slice. `skipped`: places that are covered or gone, or whose price is, since the run began. `left`: accounts still to be done. */
export type LessonsBilled = DomainEvent<
  'billing.LessonsBilled',
  { runId: string; invoices: RunInvoice[]; skipped: string[]; left: number }
>;
/** Whatever was still to be done is left undone. */
export type LessonBillingReverting = DomainEvent<
  'billing.LessonBillingReverting',
  { runId: string; revertedBy: string | null }
>;
/** One slice. `kept`: invoices that somebody has paid something of meanwhile. `left`: invoices still to be taken back. */
export type LessonsUnbilled = DomainEvent<
  'billing.LessonsUnbilled',
  { runId: string; paymentIds: string[]; kept: string[]; left: number }
>;
export type LessonBillingEvent = LessonBillingStarted | LessonsBilled | LessonBillingReverting | LessonsUnbilled;

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const lessonBillingEvents: EventCatalogue<LessonBillingEvent> = {
  'billing.LessonBillingStarted': {
    version: 1,
    meaning:
      'Lessons that nothing covers are to be billed, an invoice for each account; slice by slice, each with its own events.',
    example: {
      runId: id(20),
      accounts: [{ billingPersonId: id(7), places: [{ lessonPersonId: id(4), productId: id(3), priceMinor: 4500 }] }],
      mails: true,
      startedBy: id(8),
    },
  },
  'billing.LessonsBilled': {
    version: 1,
    meaning:
      'A slice of a run was billed; some lessons were left out because they are covered or gone, or have no price any more.',
    example: {
      runId: id(20),
      invoices: [{ paymentId: id(6), billingPersonId: id(7), totalMinor: 5085, packageIds: [id(1)], isMailed: true }],
      skipped: [id(5)],
      left: 0,
    },
  },
  'billing.LessonBillingReverting': {
    version: 1,
    meaning: 'A run is taken back; nothing more of it is done.',
    example: { runId: id(20), revertedBy: id(8) },
  },
  'billing.LessonsUnbilled': {
    version: 1,
    meaning:
      'Invoices of a run were taken back and ask for nothing; their lessons wait again. What was paid meanwhile is kept.',
    example: { runId: id(20), paymentIds: [id(6)], kept: [], left: 0 },
  },
};
