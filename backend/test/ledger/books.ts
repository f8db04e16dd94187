import { QueryBus } from '@nestjs/cqrs';
import type { StripeSimulator } from '../../simulators/stripe/server.mjs';
import { toAmount, toMinor } from '../../src/modules/billing/domain/money.js';
import { amountOn, paperPage } from '../../src/modules/billing/papers/paper-page.js';
import { ReadPaper } from '../../src/modules/billing/queries/paper.js';
import { SYSTEM } from '../../src/platform/tenancy/actor.js';
import type { PayingBarn } from '../cards/till.js';
import type { TestApp } from '../support/test-app.js';
import { atProvider } from './at-provider.js';
import { ledgerOf, moved, open, sumOf, type Entry } from './from-the-log.js';

export type Books = ReadonlyMap<string, Entry>;
export type Compare = (what: string, said: unknown, logged: unknown) => void;

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What each of them says about one barn's money, where it is not what the log says. */
export async function disagreements(app: TestApp, stripe: StripeSimulator, at: PayingBarn) {
  const books = ledgerOf(await at.barn.log());
  const found: string[] = [];
  const compare: Compare = (what, said, logged) => {
    if (JSON.stringify(said) !== JSON.stringify(logged))
      found.push(`${what}: ${JSON.stringify(said)}, by the log ${JSON.stringify(logged)}`);
  };
  await inTheTables(at, books, compare);
  await onTheScreens(at, books, compare);
  await onPaper(app, at, books, compare);
  atProvider(stripe, at.barn.farmId, books, compare);
  return found;
}

async function inTheTables({ barn }: PayingBarn, books: Books, compare: Compare) {
  const rows = await barn.read(
    (sql) => sql<{ id: string; total: number; paid: boolean; part: number }[]>`
      select payment_id as id, total_minor as total, paid, part_paid_minor as part from payment order by 1`,
  );
  const ordered = [...books].toSorted(([one], [other]) => (one < other ? -1 : 1));
  compare(
    'the table',
    rows.map(({ id, total, paid, part }) => [id, total, paid, part]),
    ordered.map(([id, { total, isDone, partPaid }]) => [id, total, isDone, partPaid]),
  );
}

async function onTheScreens({ barn, family }: PayingBarn, books: Books, compare: Compare) {
  const ask = async (path: string, query: object) => (await barn.call(barn.admin, 'GET', path, query)).body;
  const owed = sumOf(books.values(), open);
  const owing = await ask('reports/owing', { report: 'total' });
  compare('Owing', toMinor(owing.totals.outstanding), owed);
  const financial = await ask('reports/financial', { billing_person_id: family.personId });
  compare('the account', toMinor(financial.outstandingTotals.total), owed);
  const taken = await ask('reports/takings', { report: 'total', date1: dayFromNow(-1), date2: dayFromNow(1) });
  compare('Takings', toMinor(taken.totals.taken), sumOf(books.values(), moved));
}

async function onPaper(app: TestApp, { barn }: PayingBarn, books: Books, compare: Compare) {
  const receipts = await barn.read(
    (sql) => sql<{ id: string; whole: number }[]>`
      select one.payment_id as id, sum(money.total_minor)::int as whole
      from payment one join payment money using (farm_id, receipt_id) group by 1`,
  );
  // What came in as one and was divided stands on one receipt.
  const wholes = new Map(receipts.map(({ id, whole }) => [id, whole]));
  const papers = app.app.get(QueryBus);
  for (const [paymentId, { total }] of books) {
    const paper = await papers.execute(new ReadPaper({ farmId: barn.farmId, actor: SYSTEM }, { paymentId }));
    const [, printed] = /<tr class="total"><td>Total<\/td><td class="amount">([^<]*)</.exec(paperPage(paper)) ?? [];
    compare(`the paper of ${paymentId}`, printed, amountOn(paper)(toAmount(wholes.get(paymentId) ?? total)));
  }
}
