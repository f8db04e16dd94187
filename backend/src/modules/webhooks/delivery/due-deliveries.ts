import type { Sql } from '../../../platform/database/connect.js';
import type { SentKind } from '../domain/kinds.js';
import type { MessageData } from '../domain/message.js';
import type { Answered, Outcome } from '../domain/retries.js';

/** Of one endpoint in one turn, so that others have theirs soon. */
const AT_ONCE = 5;
/** Longer than any turn: whoever holds beyond that has ended. */
const HELD_MS = 30_000;
/** A queue may wake somebody a moment early. */
const EARLY_MS = 1000;
const soon = (now: Date) => new Date(now.getTime() + EARLY_MS);

export interface Due {
  endpointId: string;
  messageId: string;
  kind: SentKind;
  data: MessageData;
  createdAt: Date;
  tries: number;
  url: string;
  secret: string;
  /** Null once it is good no more. */
  formerSecret: string | null;
  failures: number;
  failingSince: Date | null;
  publicId: string;
}

/** Taken for whoever asks, by endpoint in the order in which they are due; none while another turn of the barn is at work. */
export async function holdDue(sql: Sql, farmId: string, now: Date) {
  // One turn after the other: of a row that changed while it waited a turn would ask whether it is held, not whether it was delivered.
  const [, held] = await Promise.all([
    sql`select from webhook_endpoint where farm_id = ${farmId} order by endpoint_id for no key update`,
    holdFree(sql, farmId, now),
  ]);
  return held;
}

const holdFree = (sql: Sql, farmId: string, now: Date) => sql<Due[]>`
  with due as (
    select endpoint_id, message_id, row_number() over (
      partition by endpoint_id order by next_try_at, created_at, message_id) as nth
    from webhook_delivery
    where farm_id = ${farmId} and state = 'waiting' and next_try_at <= ${soon(now)}
  )
  update webhook_delivery d set held_until = ${new Date(now.getTime() + HELD_MS)}
  from due, webhook_endpoint e, farm f
  where d.farm_id = ${farmId} and due.nth <= ${AT_ONCE}
    and due.endpoint_id = d.endpoint_id and due.message_id = d.message_id
    and (d.held_until is null or d.held_until <= ${now})
    and e.farm_id = d.farm_id and e.endpoint_id = d.endpoint_id and e.is_active
    and (e.rest_until is null or e.rest_until <= ${soon(now)})
    and f.farm_id = d.farm_id and f.is_active
    and not exists (
      select from webhook_delivery h where h.farm_id = ${farmId} and h.state = 'waiting' and h.held_until > ${now})
  returning d.endpoint_id as "endpointId", d.message_id as "messageId", d.kind, d.data, d.created_at as "createdAt", d.tries,
    e.url, e.secret, case when e.former_until > ${now} then e.former_secret end as "formerSecret",
    e.failures, e.failing_since as "failingSince", f.public_id as "publicId"`;

/** When the barn’s next turn is; while another one is at work, when that is over at the latest. Null: nothing waits. */
export async function nextTurnAt(sql: Sql, farmId: string, now: Date): Promise<Date | null> {
  const [row] = await sql<{ due: Date | null; held: Date | null }[]>`
    select min(greatest(d.next_try_at, e.rest_until)) as due, max(d.held_until) filter (where d.held_until > ${now}) as held
    from webhook_delivery d
    join webhook_endpoint e on e.farm_id = d.farm_id and e.endpoint_id = d.endpoint_id and e.is_active
    join farm f on f.farm_id = d.farm_id and f.is_active
    where d.farm_id = ${farmId} and d.state = 'waiting'`;
  return row?.held ?? row?.due ?? null;
}

export const letGo = (sql: Sql, farmId: string, endpointId: string, rest: readonly Due[]) => sql`
  update webhook_delivery set held_until = null
  where farm_id = ${farmId} and endpoint_id = ${endpointId} and message_id = any(${rest.map((one) => one.messageId)}::text[])`;

/** Endpoints before deliveries, as whoever takes a turn. */
export const noteDelivered = (sql: Sql, farmId: string, { endpointId, messageId, answered, now }: Noted) =>
  Promise.all([
    sql`
      update webhook_endpoint set failures = 0, failing_since = null, rest_until = null
      where farm_id = ${farmId} and endpoint_id = ${endpointId} and failures > 0`,
    sql`
      update webhook_delivery set state = 'delivered', tries = tries + 1, next_try_at = null, held_until = null,
        last_try_at = ${now}, http_status = ${statusOf(answered)}, problem = null
      where farm_id = ${farmId} and endpoint_id = ${endpointId} and message_id = ${messageId}`,
  ]);

interface Noted extends Pick<Due, 'endpointId' | 'messageId'> {
  answered: Answered;
  now: Date;
}
interface NotedFailure extends Noted {
  outcome: Outcome;
  /** Nothing else is tried at the endpoint before. */
  restUntil: Date;
}

const statusOf = (answered: Answered) => ('status' in answered ? answered.status : null);
const problemOf = (answered: Answered) => ('problem' in answered ? answered.problem : null);

/** Everything else that was taken for the endpoint is let go, and rests with it. Endpoints before deliveries. */
export function noteFailure(sql: Sql, farmId: string, noted: NotedFailure) {
  const { endpointId, messageId, answered, outcome, now, restUntil } = noted;
  const next = outcome.kind === 'later' ? outcome.nextTryAt : null;
  return Promise.all([
    sql`
      update webhook_endpoint set failures = failures + 1, failing_since = coalesce(failing_since, ${now}), rest_until = ${restUntil}
      where farm_id = ${farmId} and endpoint_id = ${endpointId} and is_active`,
    sql`
      update webhook_delivery set state = ${next ? 'waiting' : 'failed'}, tries = tries + 1, next_try_at = ${next},
        held_until = null, last_try_at = ${now}, http_status = ${statusOf(answered)}, problem = ${problemOf(answered)}
      where farm_id = ${farmId} and endpoint_id = ${endpointId} and message_id = ${messageId} and state = 'waiting'`,
    sql`
      update webhook_delivery set held_until = null
      where farm_id = ${farmId} and endpoint_id = ${endpointId} and state = 'waiting' and held_until is not null`,
  ]);
}
