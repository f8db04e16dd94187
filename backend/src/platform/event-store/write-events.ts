import type { Sql } from '../database/connect.js';
import { fold, type AnyReadTable, type RowChange } from './changes.js';
import type { EventMetadata, StoredEvent } from './event.js';
import type { Registry } from './registry.js';
import type { Write } from './writing-ways.js';

/** `version` is undefined on streams that are only recorded, never loaded. */
export interface PendingEvent {
  position: number;
  stream: string;
  version: number | undefined;
  type: string;
  data: object;
  metadata: EventMetadata;
}

const IDENTIFIER = /^[a-z_][a-z0-9_]*$/;
const name = (identifier: string) => {
  if (!IDENTIFIER.test(identifier)) throw new Error(`Not a column or table name: ${identifier}`);
  return `"${identifier}"`;
};
const APPEND = `
  insert into event (farm_id, position, stream, version, type, schema_version, data, metadata, occurred_at)
  select $1::uuid, r.position, r.stream,
    coalesce(r.version, r.ahead + (select coalesce(max(e.version), 0) from event e where e.farm_id = $1 and e.stream = r.stream)),
    r.type, r.schema_version, r.data, r.metadata, r.occurred_at
  from jsonb_to_recordset($2) as r(
    position bigint, stream text, version int, ahead int, type text, schema_version int, data jsonb, metadata jsonb,
    occurred_at timestamptz
  )`;

/** The database numbers the versions of recorded-only streams. */
export function appendEvents(events: readonly PendingEvent[], registry: Registry, now: Date): Write {
  const behind = new Map<string, number>();
  const rows = events.map((event) => {
    const ahead = (behind.get(event.stream) ?? 0) + 1;
    behind.set(event.stream, ahead);
    return {
      ...event,
      version: event.version ?? null,
      ahead,
      schema_version: registry.catalogue[event.type]?.version ?? 1,
      occurred_at: now,
    };
  });
  return { text: APPEND, rows };
}

export const moveClock = (position: number): Write => ({
  text: `update farm_clock set position = ($2::jsonb -> 0 ->> 'position')::bigint where farm_id = $1`,
  rows: [{ position }],
});

/** Per table at most one insert, one delete, and one update per set of columns. */
export function writeChanges(farmId: string, changes: Map<AnyReadTable, Map<string, RowChange>>): Write[] {
  const writes: Write[] = [];
  for (const [table, rows] of changes) {
    const target = name(table.name);
    const key = name(table.key);
    const given = `jsonb_populate_recordset(null::${target}, $2)`;
    const same = `t.farm_id = $1 and t.${key} = r.${key}`;
    const gone = [...rows].filter(([, row]) => row.removed).map(([id]) => ({ [table.key]: id }));
    const fresh = [...rows.values()].filter((row) => row.inserted).map((row) => ({ ...row.set, farm_id: farmId }));
    if (gone.length) writes.push({ text: `delete from ${target} t using ${given} r where ${same}`, rows: gone });
    const updates = new Map<string, object[]>();
    for (const [id, row] of rows) {
      if (row.inserted || row.removed) continue;
      const columns = [
        ...Object.keys(row.set).map((c) => `${name(c)} = r.${name(c)}`),
        ...Object.keys(row.add).map((c) => `${name(c)} = t.${name(c)} + r.${name(c)}`),
      ];
      const text = `update ${target} t set ${columns.join(', ')} from ${given} r where ${same}`;
      if (columns.length)
        updates.set(text, [...(updates.get(text) ?? []), { [table.key]: id, ...row.set, ...row.add }]);
    }
    for (const [text, some] of updates) writes.push({ text, rows: some });
    if (fresh.length) writes.push(insertInto(table.name, fresh));
  }
  return writes;
}

/** Complete rows with `farm_id`; those of another barn are ignored. */
export const insertInto = (table: string, rows: object[]): Write => ({
  text: `insert into ${name(table)} select * from jsonb_populate_recordset(null::${name(table)}, $2) r where r.farm_id = $1`,
  rows,
});

export const project = (farmId: string, events: readonly StoredEvent[], registry: Registry): Write[] =>
  writeChanges(
    farmId,
    fold(registry.projections.flatMap((projection) => events.flatMap((event) => projection.project(event)))),
  );

export const refreshDerived = (
  sql: Sql,
  farmId: string,
  events: readonly StoredEvent[],
  registry: Registry,
): PromiseLike<unknown>[] =>
  registry.derived.flatMap((table) => {
    const stale = [...new Set(events.flatMap((event) => table.affected(event)))];
    return stale.length ? table.refresh(sql, stale) : [];
  });
