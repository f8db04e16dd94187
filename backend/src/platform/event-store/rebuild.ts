import pLimit from 'p-limit';
import type { Pool, Sql } from '../database/connect.js';
import { inBarn } from './in-barn.js';
import { fold, type AnyReadTable, type RowChange } from './changes.js';
import { upcast } from './event.js';
import { differencesFrom, reconcile } from './reconcile-read-table.js';
import type { ProjectedEvent, Projection } from './projection.js';
import type { Registry } from './registry.js';
import { writingWaysOf } from './writing-ways.js';

const BATCH = 4000;

type Folded = Map<AnyReadTable, Map<string, RowChange>>;
type Compact = [
  position: number,
  stream: string,
  version: number,
  type: string,
  schemaVersion: number,
  data: Record<string, unknown>,
  occurredAt: string,
];

export interface Rebuilt {
  events: number;
  rows: number;
  mended: number;
}

/** One transaction that holds the barn's lock; others see the old rows until it commits. `only` leaves other tables as they are. */
export async function rebuildBarn(
  pool: Pool,
  registry: Registry,
  farmId: string,
  only?: readonly string[],
): Promise<Rebuilt> {
  const tables = registry.tables.filter(({ name }) => !only || only.includes(name));
  const ways = await writingWaysOf(pool);
  return inBarn(pool, farmId, async (sql) => {
    const [clock] = await ways.lockBarn(sql, farmId);
    const events = clock?.position ?? 0;
    const folded: Folded = tables.length ? await foldLog(sql, registry, farmId, events) : new Map();
    // Pipelined: the database compares one table while the next is serialised.
    const compared = await Promise.all(
      tables.map(async (table) => {
        const rows = rowsOf(farmId, folded.get(table));
        return { table, rows, faults: await differencesFrom(sql, farmId, table, rows) };
      }),
    );
    const mending = compared.flatMap(({ table, faults }) => reconcile(farmId, table, faults));
    const [, derived] = await Promise.all([
      Promise.all(ways.send(sql, farmId, mending)),
      Promise.all(registry.derived.flatMap((each) => each.refresh(sql, 'all'))),
    ]);
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    return {
      events,
      rows: sum(compared.map(({ rows }) => rows.length)),
      mended: sum([
        ...compared.map(({ faults: { stray, differing } }) => stray.length + differing.length),
        ...derived.map(({ count }) => count),
      ]),
    };
  });
}

export const BARNS_AT_ONCE = 2;

export async function rebuildBarns(pool: Pool, registry: Registry, farmIds: readonly string[]): Promise<Rebuilt> {
  const total: Rebuilt = { events: 0, rows: 0, mended: 0 };
  await pLimit(BARNS_AT_ONCE).map(farmIds, async (farmId) => {
    const { events, rows, mended } = await rebuildBarn(pool, registry, farmId);
    total.events += events;
    total.rows += rows;
    total.mended += mended;
  });
  return total;
}

/** While one batch is folded, the database prepares the next. */
async function foldLog(sql: Sql, registry: Registry, farmId: string, end: number): Promise<Folded> {
  const byType = new Map<string, Projection[]>();
  for (const projection of registry.projections)
    for (const type of projection.types) byType.set(type, [...(byType.get(type) ?? []), projection]);
  const types = [...byType.keys()];
  // Text concatenation costs the database half of json_agg.
  const read = (from: number) =>
    sql<{ events: string | null }[]>`
    select string_agg(concat('[', position, ',', to_json(stream), ',', version, ',', to_json(type), ',', schema_version, ',',
      data, ',', to_json(occurred_at), ']'), ',' order by position) as events
    from event
    where farm_id = ${farmId} and position > ${from} and position <= ${from + BATCH} and type = any(${types})`.execute();
  const folded: Folded = new Map();
  let next = read(0);
  for (let from = 0; from < end; from += BATCH) {
    const [batch] = await next;
    if (from + BATCH < end) next = read(from + BATCH);
    for (const compact of JSON.parse(`[${batch?.events ?? ''}]`) as Compact[]) {
      const event = expanded(registry, farmId, compact);
      for (const projection of byType.get(event.type) ?? []) fold(projection.project(event), folded);
    }
  }
  return folded;
}

const expanded = (
  registry: Registry,
  farmId: string,
  [position, stream, version, type, schemaVersion, data, occurredAt]: Compact,
): ProjectedEvent => ({
  farmId,
  position,
  stream,
  version,
  type,
  occurredAt: new Date(occurredAt),
  data: upcast(registry.catalogue, type, schemaVersion, data),
});

const rowsOf = (farmId: string, changes: ReadonlyMap<string, RowChange> = new Map()) =>
  [...changes.values()].filter((change) => change.inserted).map((change) => ({ farm_id: farmId, ...change.set }));
