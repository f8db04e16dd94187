import { DateTime } from 'luxon';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { waitingPlaces } from '../../enrollment/contracts.js';
import { decidePackageDeletion } from '../domain/decide-package-change.js';
import { billed, decideUnbilling, dueNow } from '../domain/decide-lesson-billing.js';
import { decidePurchase } from '../domain/decide-purchase.js';
import { accountsNow, invoicesNow, lessonBillingStream, type LessonBilling } from '../domain/lesson-billing.js';
import { paymentStream } from '../domain/payment.js';
import { creditsOfAccounts } from '../facts/credits.js';
import { candidatesOf } from '../facts/load-packages.js';
import { applyPackageChange, loadPackageChange } from '../facts/load-package-change.js';
import { accountsOf, nextInvoiceNumber } from '../facts/purchase-facts.js';
import type { RunInvoice } from '../lesson-billing-events.js';
import { productsForSale } from '../queries/product-facts.js';
import { chosenPlaces } from '../queries/unbilled-places.js';
import { askForMails } from './ask-for-mails.js';
import { termsOf, writePurchase } from './record-purchase.js';

/** The run's next slice, forward or back; nothing where nothing is left. */
export async function advanceBilling(barn: BarnTransaction, runId: string) {
  const run = await barn.load(lessonBillingStream, runId);
  if (run.phase === 'running') await billSlice(barn, run);
  if (run.phase === 'reverting') await unbillSlice(barn, run);
}

/** Two round trips, whatever the slice holds. */
async function factsOf(barn: BarnTransaction, run: LessonBilling) {
  const planned = accountsNow(run).flatMap(({ places }) => places);
  const [still, products] = await Promise.all([
    chosenPlaces(
      barn,
      planned.map(({ lessonPersonId }) => lessonPersonId),
    ),
    productsForSale(barn, [...new Set(planned.map(({ productId }) => productId))]),
  ]);
  const students = [...new Set(still.map(({ studentId }) => studentId))];
  const [accounts, next, waiting, candidates, credits] = await Promise.all([
    accountsOf(barn, students),
    nextInvoiceNumber(barn),
    waitingPlaces(barn.sql, barn.farmId, barn.sql`(select unnest(${students}::uuid[]))`),
    candidatesOf(barn, students),
    creditsOfAccounts(barn, students),
  ]);
  return { still, products, accounts, next, waiting, candidates, credits };
}

/** As on the paper of the invoice: which lesson a line is for. */
const lineNote = ({ lessonTitle, lessonDate }: { lessonTitle: string; lessonDate: string }) =>
  `${lessonTitle}, ${DateTime.fromISO(lessonDate, { zone: 'utc', locale: 'en-GB' }).toFormat('ccc d LLL yyyy')}`;

async function billSlice(barn: BarnTransaction, run: LessonBilling) {
  const facts = await factsOf(barn, run);
  const { due, skipped } = dueNow(run, facts.still, facts.products);
  const emails = new Map(facts.still.map(({ billingPersonId, accountEmail }) => [billingPersonId, accountEmail]));
  const terms = termsOf(barn);
  const invoices: RunInvoice[] = [];
  const mails: { paymentId: string; emailTo: string }[] = [];
  for (const [at, { billingPersonId, lines: of }] of due.entries()) {
    const paymentId = barn.newId();
    const lines = of.map(({ place, productId, priceMinor }) => ({
      packageId: barn.newId(),
      productId,
      priceMinor,
      studentId: place.studentId,
      startCount: 1,
      startDate: place.lessonDate,
      expiryDate: place.lessonDate,
      lessonPersonId: place.lessonPersonId,
      notes: lineNote(place),
    }));
    const riders = new Set(lines.map(({ studentId }) => studentId));
    const decided = decidePurchase(
      { lines, by: 'invoice', reference: null, isQuickpay: false },
      {
        ...facts,
        terms,
        paymentId,
        account: billingPersonId,
        nextInvoiceNumber: facts.next + at,
        waiting: facts.waiting.filter(({ studentId }) => riders.has(studentId)),
        // Each package bought here is for one lesson, which it pays for itself.
        mates: new Map(),
        candidates: facts.candidates.filter(({ studentId, sharedWith = [] }) =>
          [studentId, ...sharedWith].some((rider) => riders.has(rider)),
        ),
        credits: facts.credits.get(billingPersonId) ?? [],
      },
    );
    await writePurchase(barn, paymentId, { ...decided, lines });
    const emailTo = run.mails ? emails.get(billingPersonId) : undefined;
    if (emailTo) mails.push({ paymentId, emailTo });
    invoices.push({
      paymentId,
      billingPersonId,
      totalMinor: decided.payment?.data.totalMinor ?? 0,
      packageIds: lines.map(({ packageId }) => packageId),
      isMailed: Boolean(emailTo),
    });
  }
  await askForMails(barn, mails);
  barn.append(lessonBillingStream, run.runId, [billed(run, invoices, skipped)]);
}

async function unbillSlice(barn: BarnTransaction, run: LessonBilling) {
  const invoices = await barn.loadAll(
    paymentStream,
    invoicesNow(run).map(({ paymentId }) => paymentId),
  );
  const { done, packageIds } = decideUnbilling(run, invoices);
  const change = await loadPackageChange(barn, packageIds);
  const gone = packageIds.flatMap((packageId) => change.bought.get(packageId) ?? []);
  applyPackageChange(
    barn,
    change,
    gone.flatMap((held) => decidePackageDeletion(held, change.placesOf(held.packageId))),
  );
  barn.append(lessonBillingStream, run.runId, [done]);
}
