import type { Sql } from '../database/connect.js';
import type { Subscription } from './subscription.js';

export interface EventRow {
  position: number;
  stream: string;
  version: number;
  type: string;
  schema_version: number;
  data: Record<string, unknown>;
  metadata: { commandId: string };
  occurred_at: Date;
}

export interface Ahead {
  /** Locked until the transaction ends; without those that another dispatcher holds. */
  held: ReadonlyMap<string, number>;
  from: number;
  rows: EventRow[];
  end: number;
}

type Found = { held: Record<string, number> | null; start: number } & (EventRow | { position: null });

/** Skips locked checkpoints, and reads the next events after the furthest; one round trip. */
export async function takeNext(
  sql: Sql,
  farmId: string,
  subscriptions: readonly Pick<Subscription, 'name' | 'types' | 'inherits'>[],
  limit: number,
): Promise<Ahead> {
  const names = subscriptions.map(({ name }) => name);
  const types = [...new Set(subscriptions.flatMap((subscription) => subscription.types))];
  const [, clock, found] = await Promise.all([
    addCheckpoints(sql, farmId, subscriptions),
    // Read before the events, so that `end` is never behind them.
    sql<{ position: number }[]>`select position from farm_clock where farm_id = ${farmId}`,
    sql<Found[]>`
      with held as (
        select subscription, position from subscription_checkpoint where farm_id = ${farmId} and subscription = any(${names})
        for update skip locked
      ), furthest as (select max(position) as position, jsonb_object_agg(subscription, position) as held from held)
      select furthest.held, furthest.position as start,
        e.position, e.stream, e.version, e.type, e.schema_version, e.data, e.metadata, e.occurred_at
      from furthest left join lateral (
        select * from event where farm_id = ${farmId} and type = any(${types}) and position > furthest.position
        order by position limit ${limit}
      ) e on true order by e.position`,
  ]);
  return {
    held: new Map(Object.entries(found[0]?.held ?? {})),
    from: found[0]?.start ?? 0,
    rows: found.filter((row) => row.position !== null),
    end: clock[0]?.position ?? 0,
  };
}

const addCheckpoints = (
  sql: Sql,
  farmId: string,
  subscriptions: readonly Pick<Subscription, 'name' | 'inherits'>[],
) => sql`
  insert into subscription_checkpoint (farm_id, subscription, position)
  select ${farmId}, s.name, coalesce((
    select max(c.position) from subscription_checkpoint c
    where c.farm_id = ${farmId} and (c.subscription = s.inherits or starts_with(c.subscription, s.inherits || '/'))), 0)
  from unnest(${subscriptions.map(({ name }) => name)}::text[],
    ${subscriptions.map(({ inherits = null }) => inherits)}::text[]) as s(name, inherits)
  where not exists (select from subscription_checkpoint c where c.farm_id = ${farmId} and c.subscription = s.name)
  on conflict do nothing`;

export const advanceTo = (sql: Sql, farmId: string, subscriptions: readonly string[], position: number) => sql`
  update subscription_checkpoint set position = ${position} where farm_id = ${farmId} and subscription = any(${[...subscriptions]})`;

export const eventsBetween = (
  sql: Sql,
  farmId: string,
  { from, to }: { from: number; to: number },
  types: readonly string[],
) => sql<EventRow[]>`
  select position, stream, version, type, schema_version, data, metadata, occurred_at from event
  where farm_id = ${farmId} and type = any(${[...types]}) and position between ${from} and ${to} order by position`;

export const nextAfter = (sql: Sql, farmId: string, position: number) => sql<{ occurred_at: Date }[]>`
  select occurred_at from event where farm_id = ${farmId} and position > ${position} order by position limit 1`;

export const barnsBehind = async (platform: Sql, subscriptions: readonly string[]) => {
  const rows = await platform<{ farm_id: string }[]>`
    select clock.farm_id from farm_clock clock cross join unnest(${[...subscriptions]}::text[]) as s(name)
    left join subscription_checkpoint c on c.farm_id = clock.farm_id and c.subscription = s.name
    where clock.position > coalesce(c.position, 0) group by clock.farm_id order by clock.farm_id`;
  return rows.map((row) => row.farm_id);
};

/** With the position up to which the slowest subscription is done, the furthest behind first. */
export const furthestBehind = async (platform: Sql, subscriptions: readonly string[]) =>
  platform<{ farmId: string; position: number }[]>`
    select clock.farm_id as "farmId", min(coalesce(c.position, 0)) as position
    from farm_clock clock cross join unnest(${[...subscriptions]}::text[]) as s(name)
    left join subscription_checkpoint c on c.farm_id = clock.farm_id and c.subscription = s.name
    where clock.position > coalesce(c.position, 0)
    group by clock.farm_id, clock.position order by clock.position - min(coalesce(c.position, 0)) desc`;

export const isBehind = async (
  platform: Sql,
  farmId: string,
  subscriptions: readonly string[],
  position: number | null,
) => {
  const [row] = await platform<{ behind: boolean }[]>`
    select exists (
      select from unnest(${[...subscriptions]}::text[]) as s(name)
      left join subscription_checkpoint c on c.farm_id = clock.farm_id and c.subscription = s.name
      where coalesce(c.position, 0) < coalesce(${position}::bigint, clock.position)) as behind
    from farm_clock clock where farm_id = ${farmId}`;
  return row?.behind ?? false;
};
