import type { Sql } from '../database/connect.js';

/** What a subscription has before it in one barn's log. */
export interface Ahead<Row> {
  /** Another dispatcher is at it. */
  taken: boolean;
  rows: Row[];
  /** Last position of the log when it was read. */
  end: number;
}

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

/**
 * Takes hold of (subscription, barn) until the transaction ends and reads what is next, in one round trip. The row lock is what
 * lets any number of dispatchers run at once: whoever does not get it goes on to something else.
 */
export async function takeNext(
  sql: Sql,
  farmId: string,
  subscription: { name: string; types: readonly string[] },
  limit: number,
): Promise<Ahead<EventRow>> {
  const { name, types } = subscription;
  const [, held, clock, rows] = await Promise.all([
    sql`insert into subscription_checkpoint (farm_id, subscription, position) values (${farmId}, ${name}, 0) on conflict do nothing`,
    sql`select position from subscription_checkpoint where farm_id = ${farmId} and subscription = ${name} for update skip locked`,
    sql<{ position: number }[]>`select position from farm_clock where farm_id = ${farmId}`,
    sql<EventRow[]>`
      select e.position, e.stream, e.version, e.type, e.schema_version, e.data, e.metadata, e.occurred_at from event e
      where e.farm_id = ${farmId} and e.type = any(${[...types]})
        and e.position > (select c.position from subscription_checkpoint c where c.farm_id = ${farmId} and c.subscription = ${name})
      order by e.position limit ${limit}`,
  ]);
  return { taken: held.length === 0, rows, end: clock[0]?.position ?? 0 };
}

export const advanceTo = (sql: Sql, farmId: string, subscription: string, position: number) =>
  sql`update subscription_checkpoint set position = ${position} where farm_id = ${farmId} and subscription = ${subscription}`;

/** Barns whose log is longer than one of these subscriptions has read. Asked as the platform, which sees every barn's clock. */
export const barnsBehind = async (platform: Sql, subscriptions: readonly string[]) => {
  const rows = await platform<{ farm_id: string }[]>`
    select clock.farm_id from farm_clock clock cross join unnest(${[...subscriptions]}::text[]) as s(name)
    left join subscription_checkpoint c on c.farm_id = clock.farm_id and c.subscription = s.name
    where clock.position > coalesce(c.position, 0) group by clock.farm_id order by clock.farm_id`;
  return rows.map((row) => row.farm_id);
};
