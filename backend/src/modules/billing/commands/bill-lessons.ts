import { CommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { NextSlice } from '../../../platform/jobs/run-in-slices.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideBillingReverting, decideBillingStart } from '../domain/decide-lesson-billing.js';
import { lessonBillingStream, MOST_LESSONS, type LessonBilling } from '../domain/lesson-billing.js';
import { paymentStream } from '../domain/payment.js';
import { chosenPlaces } from '../queries/unbilled-places.js';
import { plannedSums, sectionProducts } from '../queries/billing-facts.js';
import { advanceBilling } from '../steps/advance-billing.js';
import { termsOf } from '../steps/record-purchase.js';

interface Order {
  lessonPersonIds: readonly string[];
  /** Each invoice goes to its account by mail. */
  mails: boolean;
  /** As it was shown before. */
  seen?: { lessons: number; totalMinor: number };
}

/**
 * Lessons that nothing covers are billed, one unpaid invoice for each account: the first slice at once, all others after it as jobs.
 * A place is never billed twice: whoever comes second finds it covered. Answers with the run's id.
 */
export class BillLessons extends barnCommand<Order, string>('billing.BillLessons') {}

@CommandHandler(BillLessons)
export class BillLessonsHandler extends BarnCommandHandler<BillLessons> {
  async handle(barn: BarnTransaction, { lessonPersonIds, mails, seen }: Order) {
    const ids = [...new Set(lessonPersonIds)];
    if (ids.length > MOST_LESSONS) throw invalid('lesson_person_ids', `At most ${MOST_LESSONS} lessons at once`);
    const [places, products] = await Promise.all([chosenPlaces(barn, ids), sectionProducts(barn.sql, barn.farmId)]);
    const { usesInvoices, ...terms } = termsOf(barn);
    const { accounts, totalMinor } = await plannedSums(barn, places, { products, terms });
    const runId = barn.newId();
    const startedBy = barn.actor.personId ?? null;
    const started = decideBillingStart(accounts, totalMinor, { runId, mails, startedBy, usesInvoices, seen });
    barn.begin(lessonBillingStream, runId, [started]);
    await advanceBilling(barn, runId);
    return runId;
  }
}

/** Takes a run back as long as nothing of its invoices is paid: they ask for nothing any more, and their lessons wait again. */
export class UnbillLessons extends barnCommand<{ runId: string }>('billing.UnbillLessons') {}

@CommandHandler(UnbillLessons)
export class UnbillLessonsHandler extends BarnCommandHandler<UnbillLessons> {
  async handle(barn: BarnTransaction, { runId }: { runId: string }) {
    const run = await barn.load(lessonBillingStream, runId);
    const paymentIds = run.phase === 'none' ? [] : run.invoices.map(({ paymentId }) => paymentId);
    const invoices = await barn.loadAll(paymentStream, paymentIds);
    const events = decideBillingReverting(run, invoices, barn.actor.personId ?? null);
    barn.append(lessonBillingStream, runId, events);
    if (events.length) await advanceBilling(barn, runId);
  }
}

const stands = (run: LessonBilling, { phase, left }: NextSlice) =>
  run.phase === phase && left === (phase === 'running' ? run.waiting.length : run.toRevert.length);

/** For the job: one slice, if the run still stands where the job found it, so that a repeated job does nothing. */
export class AdvanceBilling extends barnCommand<NextSlice>('billing.AdvanceBilling') {}

@CommandHandler(AdvanceBilling)
export class AdvanceBillingHandler extends BarnCommandHandler<AdvanceBilling> {
  async handle(barn: BarnTransaction, step: NextSlice) {
    const run = await barn.load(lessonBillingStream, step.runId);
    if (run.phase !== 'none' && stands(run, step)) await advanceBilling(barn, step.runId);
  }
}
