import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { expectedCash } from '../domain/till.js';
import { METHODS, methodName, type Method } from '../domain/methods.js';
import { toAmount, toMinor } from '../domain/money.js';
import type { ClosingReply, LatePaymentReply, TillMethodReply, TillDayReply } from '../http/till.replies.js';
import type { TakenByMethod } from '../till-events.js';
import { barnDay } from './item-rows.js';
import { isMoney } from './payment-rows.js';
import { methodOf, takingsOf } from './takings-of-days.js';

const MOST = 50;

type Closing = Omit<ClosingReply, 'closed_at' | 'ended_at'> & {
  closed_at: Date;
  ended_at: Date | null;
  takings: TakenByMethod[];
};

const closingsOf = (sql: Sql, farmId: string, day: string) => sql<Closing[]>`
  select c.closing_id, c.closed_at, closer.person_name as closed_by, (c.opening_minor / 100.0)::float8 as opening,
    (c.expected_minor / 100.0)::float8 as expected, (c.counted_minor / 100.0)::float8 as counted,
    ((c.counted_minor - c.expected_minor) / 100.0)::float8 as difference, (c.left_minor / 100.0)::float8 as left,
    ((c.counted_minor - c.left_minor) / 100.0)::float8 as taken_out, note.remark, c.ending, c.ended_at,
    ender.person_name as ended_by, c.takings
  from till_closing c
  left join person closer on closer.farm_id = c.farm_id and closer.person_id = c.closed_by
  left join person ender on ender.farm_id = c.farm_id and ender.person_id = c.ended_by
  left join remark note on note.farm_id = c.farm_id and note.subject_id = c.closing_id
  where c.farm_id = ${farmId} and c.day = ${day} order by c.closed_at desc, c.closing_id desc limit ${MOST}`;

/** What the closing before a day left in the till. */
const openingOf = (sql: Sql, farmId: string, day: string) => sql<{ day: string; leftMinor: number }[]>`
  select day, left_minor as "leftMinor" from till_closing
  where farm_id = ${farmId} and day < ${day} and ending is null order by day desc limit 1`;

/** Money of a closed day that was recorded after its closing. */
const lateOf = (sql: Sql, farmId: string, day: string) => sql<(LatePaymentReply & { recordedAt: Date })[]>`
  select pay.payment_id, pay.billing_person_id as account_holder_id, holder.person_name as name, ${methodOf(sql)} as method,
    (pay.total_minor / 100.0)::float8 as amount, pay.created_at as "recordedAt"
  from till_closing c
  join payment pay on pay.farm_id = c.farm_id and pay.received = c.day and pay.created_at > c.closed_at
  join person holder on holder.farm_id = pay.farm_id and holder.person_id = pay.billing_person_id
  where c.farm_id = ${farmId} and c.day = ${day} and c.ending is null and ${isMoney(sql)}
  order by pay.created_at desc, pay.payment_id desc limit ${MOST}`;

const NOTHING = { payments: 0, refundsMinor: 0, totalMinor: 0 };

/** Of what was kept, or of now; beside it what has changed since. Cash is always told, other methods where there was something. */
function taken(kept: readonly TakenByMethod[] | undefined, now: readonly TakenByMethod[]): TillMethodReply[] {
  const of = (some: readonly TakenByMethod[], method: Method) =>
    some.find((one) => one.method === method) ?? { method, ...NOTHING };
  const told = METHODS.filter(
    (method) => method === 'cash' || [...(kept ?? []), ...now].some((one) => one.method === method),
  );
  return told.map((method) => {
    const shown = of(kept ?? now, method);
    return {
      method,
      name: methodName(method),
      payments: shown.payments,
      refunds: toAmount(shown.refundsMinor),
      expected: toAmount(shown.totalMinor),
      after: kept ? toAmount(of(now, method).totalMinor - shown.totalMinor) : 0,
    };
  });
}

const sumOf = (takings: readonly TillMethodReply[], field: 'expected' | 'after') =>
  toAmount(takings.reduce((sum, one) => sum + toMinor(one[field]), 0));

/** What a day came to, and what was counted: by method, with all of its closings. */
export class ReadTillDay extends barnQuery<{ day: string }, TillDayReply>('billing.ReadTillDay') {}

@QueryHandler(ReadTillDay)
export class ReadTillDayHandler extends BarnQueryHandler<ReadTillDay> {
  answer = (sql: Sql, { day }: { day: string }, { farmId, now }: Asker & { now: Date }) =>
    tillDay(sql, farmId, { day, now });
}

/** One round trip, with whatever else the caller asks before it waits. */
export async function tillDay(
  sql: Sql,
  farmId: string,
  { day, now }: { day: string; now: Date },
): Promise<TillDayReply> {
  const [[{ today }], current, closings, [before], late] = await Promise.all([
    sql<[{ today: string }]>`select ${barnDay(sql, farmId, now)} as today`,
    takingsOf(sql, farmId, day),
    closingsOf(sql, farmId, day),
    openingOf(sql, farmId, day),
    lateOf(sql, farmId, day),
  ]);
  const standing = closings.find(({ ending }) => ending === null);
  const takings = taken(standing?.takings, current);
  const openingMinor = standing ? toMinor(standing.opening) : (before?.leftMinor ?? 0);
  return {
    day,
    today,
    is_closed: standing ? 1 : 0,
    opening: toAmount(openingMinor),
    opening_from: before?.day ?? null,
    expected_cash: toAmount(expectedCash({ openingMinor, takings: standing?.takings ?? current })),
    expected_total: sumOf(takings, 'expected'),
    after_total: sumOf(takings, 'after'),
    takings,
    late: late.map(({ recordedAt, method, ...one }) => ({
      ...one,
      method: methodName(method),
      recorded_at: recordedAt.toISOString(),
    })),
    closings: closings.map(({ takings: _kept, closed_at, ended_at, ...closing }) => ({
      ...closing,
      closed_at: closed_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
    })),
  };
}
