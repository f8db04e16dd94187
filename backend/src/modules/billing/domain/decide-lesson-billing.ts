import { invalid, notFound } from '../../../platform/errors/refusal.js';
import type {
  LessonBillingReverting,
  LessonBillingStarted,
  LessonsBilled,
  LessonsUnbilled,
  PlannedAccount,
  RunInvoice,
} from '../lesson-billing-events.js';
import { billingErrors } from './errors.js';
import {
  accountsNow,
  invoicesNow,
  MOST_LESSONS,
  type LessonBilling,
  type LessonBillingState,
} from './lesson-billing.js';
import { lessonPrice, type LessonPrice, type SingleLesson } from './lesson-price.js';
import { toAmount } from './money.js';
import { sumOf } from './money-back.js';
import { partlyPaid, type Payment } from './payment.js';

/** A place that was ridden, or stays used by what cancelling came to, and that nothing covers. */
export interface UnbilledPlace {
  readonly lessonPersonId: string;
  readonly studentId: string;
  readonly billingPersonId: string;
  readonly programId: string;
  readonly lessonDate: string;
  readonly lessonTitle: string;
  /** Of its section. */
  readonly productId: string | null;
}

export type Products = ReadonlyMap<string, SingleLesson>;

export const priceOfPlace = ({ programId, productId }: UnbilledPlace, products: Products): LessonPrice =>
  lessonPrice(programId, products.get(productId ?? ''));

/** What can be billed, an entry for each account in the order of its first lesson. */
export function planAccounts(places: readonly UnbilledPlace[], products: Products): PlannedAccount[] {
  const accounts = new Map<string, PlannedAccount>();
  for (const place of places) {
    const price = priceOfPlace(place, products);
    if ('because' in price) continue;
    const { billingPersonId, lessonPersonId } = place;
    const known = accounts.get(billingPersonId) ?? { billingPersonId, places: [] };
    accounts.set(billingPersonId, { billingPersonId, places: [...known.places, { lessonPersonId, ...price }] });
  }
  return [...accounts.values()];
}

export interface BillingOrder {
  readonly runId: string;
  readonly mails: boolean;
  readonly startedBy: string | null;
  readonly usesInvoices: boolean;
  /** What was shown before: how many lessons it bills, and for how much in all. */
  readonly seen?: { readonly lessons: number; readonly totalMinor: number };
}

export const lessonsIn = (accounts: readonly PlannedAccount[]) =>
  accounts.reduce((sum, { places }) => sum + places.length, 0);

/** Lessons without a price are left out; nothing but those is refused, and so is another sum than the one that was shown. */
export function decideBillingStart(
  accounts: readonly PlannedAccount[],
  totalMinor: number,
  { usesInvoices, seen, ...order }: BillingOrder,
): LessonBillingStarted {
  if (!usesInvoices) throw billingErrors.invoices_off();
  const lessons = lessonsIn(accounts);
  if (lessons > MOST_LESSONS) throw invalid('lesson_person_ids', `At most ${MOST_LESSONS} lessons at once`);
  if (seen && (seen.lessons !== lessons || seen.totalMinor !== totalMinor))
    throw billingErrors.billing_changed(lessons, toAmount(totalMinor).toFixed(2));
  if (lessons === 0) throw billingErrors.nothing_to_bill();
  return { type: 'billing.LessonBillingStarted', data: { ...order, accounts: [...accounts] } };
}

/** What of the next accounts is still to be billed, at the price that was announced; a place that is covered by now is left out. */
export function dueNow(run: LessonBilling, still: readonly UnbilledPlace[], products: Products) {
  const places = new Map(still.map((place) => [place.lessonPersonId, place]));
  const skipped: string[] = [];
  const due = accountsNow(run).map(({ billingPersonId, places: planned }) => ({
    billingPersonId,
    lines: planned.flatMap(({ lessonPersonId, productId, priceMinor }) => {
      const place = places.get(lessonPersonId);
      if (
        !place ||
        place.billingPersonId !== billingPersonId ||
        'because' in priceOfPlace({ ...place, productId }, products)
      ) {
        skipped.push(lessonPersonId);
        return [];
      }
      return [{ place, productId, priceMinor }];
    }),
  }));
  return { due: due.filter(({ lines }) => lines.length > 0), skipped };
}

export const billed = (run: LessonBilling, invoices: RunInvoice[], skipped: string[]): LessonsBilled => ({
  type: 'billing.LessonsBilled',
  data: { runId: run.runId, invoices, skipped, left: run.waiting.length - accountsNow(run).length },
});

/** Something of it was paid. */
export const isTouched = (invoice: Payment | undefined) =>
  invoice?.phase === 'invoiced' && (invoice.paidBy !== null || sumOf(partlyPaid(invoice)) > 0);

/** Twice is once. Once something of its invoices is paid, a run stays. What is still to be done of a run under way is dropped. */
export function decideBillingReverting(
  run: LessonBillingState,
  invoices: ReadonlyMap<string, Payment>,
  revertedBy: string | null,
): (LessonBillingReverting | LessonsUnbilled)[] {
  if (run.phase === 'none') throw notFound('The run');
  if (run.phase === 'reverting' || run.phase === 'reverted') return [];
  const paid = run.invoices.filter(({ paymentId }) => isTouched(invoices.get(paymentId))).length;
  if (paid > 0) throw billingErrors.billing_paid(paid);
  const { runId } = run;
  const reverting: LessonBillingReverting = { type: 'billing.LessonBillingReverting', data: { runId, revertedBy } };
  const nothing = { runId, paymentIds: [], kept: [], left: 0 };
  return run.invoices.length ? [reverting] : [reverting, { type: 'billing.LessonsUnbilled', data: nothing }];
}

/** Of the next invoices those that nobody has paid anything of meanwhile. */
export function decideUnbilling(run: LessonBilling, invoices: ReadonlyMap<string, Payment>) {
  const slice = invoicesNow(run);
  const kept = slice.filter(({ paymentId }) => isTouched(invoices.get(paymentId)));
  const back = slice.filter((invoice) => !kept.includes(invoice));
  const done: LessonsUnbilled = {
    type: 'billing.LessonsUnbilled',
    data: {
      runId: run.runId,
      paymentIds: back.map(({ paymentId }) => paymentId),
      kept: kept.map(({ paymentId }) => paymentId),
      left: run.toRevert.length - slice.length,
    },
  };
  return { done, packageIds: back.flatMap(({ packageIds }) => packageIds) };
}
