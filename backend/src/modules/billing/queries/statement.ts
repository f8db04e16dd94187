import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { located, postalLines, type Located } from '../../people/contracts.js';
import { toAmount } from '../domain/money.js';
import { billingErrors } from '../domain/errors.js';
import { barnOnPaper } from '../papers/barn-on-paper.js';
import { entryWords, type Statement, type StatementKind } from '../papers/statement.js';
import { isOwed, openMinor } from './payment-rows.js';
import { shownAccount } from './shown-account.js';
import { accountEntries } from './statement-entries.js';
import { creditLeftMinor } from './unspent-credits.js';

/** More than a family's account comes to in years. */
const MOST_ENTRIES = 2000;

interface Period {
  personId: string;
  from: string;
  until: string;
}
interface Entry {
  day: string;
  payment_id: string;
  kind: StatementKind;
  invoice_number: number | null;
  payment_method: string | null;
  charged: number;
  paid: number;
  balance: number;
}

/**
 * An account between two days, both among them. `personId`: the holder or a member. Throws `statement_too_long`; not found where it is not
 * to be seen.
 */
export async function accountStatement(
  sql: Sql,
  asker: Asker & { now: Date },
  { personId, from, until }: Period,
): Promise<Statement> {
  const { farmId } = asker;
  const account = shownAccount(sql, asker, personId);
  const entries = accountEntries(sql, farmId, account);
  const order = sql`day, created_at, kind = 'settled', payment_id`;
  const [found, [sums], [holder], barn] = await Promise.all([
    sql<Entry[]>`
      select * from (
        select entry.*, (sum(charged - paid) over (order by ${order}))::bigint as balance
        from (${entries}) entry) entry
      where day between ${from} and ${until} order by ${order} limit ${MOST_ENTRIES + 1}`,
    sql<[Record<'opening' | 'charged' | 'paid', number>]>`
      select coalesce(sum(charged - paid) filter (where day < ${from}), 0)::bigint as opening,
        coalesce(sum(charged) filter (where day >= ${from}), 0)::bigint as charged,
        coalesce(sum(paid) filter (where day >= ${from}), 0)::bigint as paid
      from (${entries}) entry where day <= ${until}`,
    sql<(Located & { name: string; email: string | null; open: number; credits: number })[]>`
      select holder.person_name as name, nullif(holder.contact_email, '') as email, ${located(sql)},
        (select coalesce(sum(${openMinor(sql)}), 0)::bigint from payment pay
          where pay.farm_id = ${farmId} and pay.billing_person_id = holder.person_id and ${isOwed(sql)}) as open,
        ${creditLeftMinor(sql, farmId, account)} as credits
      from person holder where holder.farm_id = ${farmId} and holder.person_id = ${account}`,
    barnOnPaper(sql, farmId),
  ]);
  if (!holder || !barn) throw notFound('The account');
  if (found.length > MOST_ENTRIES) throw billingErrors.statement_too_long();
  const { opening, charged, paid } = sums;
  const { located: lives } = holder;
  return {
    barn,
    holder: { name: holder.name, email: holder.email, address: postalLines(lives, lives.barnCountry) },
    from,
    until,
    opening: toAmount(opening),
    entries: found.map((entry) => ({
      date: entry.day,
      payment_id: entry.payment_id,
      kind: entry.kind,
      what: entryWords(entry),
      charged: toAmount(entry.charged),
      paid: toAmount(entry.paid),
      balance: toAmount(entry.balance),
    })),
    charged: toAmount(charged),
    paid: toAmount(paid),
    closing: toAmount(opening + charged - paid),
    open: toAmount(holder.open),
    credits: toAmount(holder.credits),
  };
}

/** For the barn, and the family whose it is. */
export class ReadStatement extends barnQuery<Period, Statement>('billing.ReadStatement') {}

@QueryHandler(ReadStatement)
export class ReadStatementHandler extends BarnQueryHandler<ReadStatement> {
  answer(sql: Sql, period: Period, asker: Asker & { now: Date }) {
    return accountStatement(sql, asker, period);
  }
}
