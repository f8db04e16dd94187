import { impossible, streamType } from '../../../platform/event-store/stream.js';
import type { LessonBillingEvent, PlannedAccount, RunInvoice } from '../lesson-billing-events.js';

/** Lessons of one run, and lessons of one transaction: the barn waits meanwhile. An account is never divided. */
export const MOST_LESSONS = 1000;
export const SLICE_LESSONS = 60;

export interface LessonBilling {
  readonly phase: 'running' | 'done' | 'reverting' | 'reverted';
  readonly runId: string;
  readonly accounts: readonly PlannedAccount[];
  readonly mails: boolean;
  /** Accounts still to be done. */
  readonly waiting: readonly PlannedAccount[];
  readonly invoices: readonly RunInvoice[];
  readonly skipped: readonly string[];
  /** Invoices still to be taken back. */
  readonly toRevert: readonly RunInvoice[];
  readonly kept: readonly string[];
}
export type LessonBillingState = { readonly phase: 'none' } | LessonBilling;

function evolve(run: LessonBillingState, event: LessonBillingEvent): LessonBillingState {
  if (event.type === 'billing.LessonBillingStarted') {
    const { runId, accounts, mails } = event.data;
    const nothing = { invoices: [], skipped: [], toRevert: [], kept: [] };
    return { phase: 'running', runId, accounts, mails, waiting: accounts, ...nothing };
  }
  if (run.phase === 'none') return run;
  switch (event.type) {
    case 'billing.LessonsBilled': {
      const { invoices, skipped, left } = event.data;
      return {
        ...run,
        phase: left === 0 ? 'done' : 'running',
        waiting: left === 0 ? [] : run.accounts.slice(-left),
        invoices: [...run.invoices, ...invoices],
        skipped: [...run.skipped, ...skipped],
      };
    }
    case 'billing.LessonBillingReverting':
      return { ...run, phase: 'reverting', waiting: [], toRevert: run.invoices };
    case 'billing.LessonsUnbilled': {
      const { kept, left } = event.data;
      return {
        ...run,
        phase: left === 0 ? 'reverted' : 'reverting',
        toRevert: left === 0 ? [] : run.toRevert.slice(-left),
        kept: [...run.kept, ...kept],
      };
    }
    default:
      return impossible(event);
  }
}

export const lessonBillingStream = streamType<LessonBillingState, LessonBillingEvent>(
  'lessonbilling',
  { phase: 'none' },
  evolve,
);

/** The first of them that come to at most so many lessons, one at least. */
export function nextSlice<One>(waiting: readonly One[], lessonsOf: (one: One) => number): readonly One[] {
  let lessons = 0;
  const fitting = waiting.findIndex((one, at) => (lessons += lessonsOf(one)) > SLICE_LESSONS && at > 0);
  return fitting < 0 ? waiting : waiting.slice(0, fitting);
}
export const accountsNow = ({ waiting }: LessonBilling) => nextSlice(waiting, ({ places }) => places.length);
export const invoicesNow = ({ toRevert }: LessonBilling) => nextSlice(toRevert, ({ packageIds }) => packageIds.length);
