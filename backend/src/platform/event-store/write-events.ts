import type { Sql } from '../database/connect.js';
import { fold, type AnyReadTable, type RowChange } from './changes.js';
import type { EventMetadata, StoredEvent } from './event.js';
import type { Registry } from './registry.js';

/** `version` is undefined on streams that are only recorded, never decided upon. */
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
const statement = (sql: Sql, text: string, rows: object[]) => sql.unsafe(text, [sql.json(rows)]);

/** The database numbers the versions of recorded-only streams. */
export function appendEvents(
  sql: Sql,
  farmId: string,
  events: readonly PendingEvent[],
  registry: Registry,
  now: Date,
): PromiseLike<unknown> {
  const behind = new Map<string, number>();
  const rows = events.map((event) => {
    const ahead = (behind.get(event.stream) ?? 0) + 1;
    behind.set(event.stream, ahead);
    return {
      ...event,
      version: event.version ?? null,
      ahead,
      schema_version: registry.catalogue[event.type]?.version ?? 1,
    };
  });
  return sql`
    insert into event (farm_id, position, stream, version, type, schema_version, data, metadata, occurred_at)
    select ${farmId}, r.position, r.stream,
      coalesce(r.version, r.ahead + (select coalesce(max(e.version), 0) from event e where e.farm_id = ${farmId} and e.stream = r.stream)),
      r.type, r.schema_version, r.data, r.metadata, ${now}
    from jsonb_to_recordset(${sql.json(rows)}) as r(
      position bigint, stream text, version int, ahead int, type text, schema_version int, data jsonb, metadata jsonb
    )`;
}

/** Per table at most one insert, one delete, and one update per set of columns. */
export function writeChanges(
  sql: Sql,
  farmId: string,
  changes: Map<AnyReadTable, Map<string, RowChange>>,
): PromiseLike<unknown>[] {
  const issued: PromiseLike<unknown>[] = [];
  for (const [table, rows] of changes) {
    const target = name(table.name);
    const key = name(table.key);
    const given = `jsonb_populate_recordset(null::${target}, $1)`;
    const same = `t.farm_id = r.farm_id and t.${key} = r.${key}`;
    const gone = [...rows].filter(([, row]) => row.removed).map(([id]) => ({ farm_id: farmId, [table.key]: id }));
    const fresh = [...rows.values()].filter((row) => row.inserted).map((row) => ({ farm_id: farmId, ...row.set }));
    if (gone.length) issued.push(statement(sql, `delete from ${target} t using ${given} r where ${same}`, gone));
    const updates = new Map<string, object[]>();
    for (const [id, row] of rows) {
      if (row.inserted || row.removed) continue;
      const columns = [
        ...Object.keys(row.set).map((c) => `${name(c)} = r.${name(c)}`),
        ...Object.keys(row.add).map((c) => `${name(c)} = t.${name(c)} + r.${name(c)}`),
      ];
      const text = `update ${target} t set ${columns.join(', ')} from ${given} r where ${same}`;
      if (columns.length)
        updates.set(text, [...(updates.get(text) ?? []), { farm_id: farmId, [table.key]: id, ...row.set, ...row.add }]);
    }
    for (const [text, some] of updates) issued.push(statement(sql, text, some));
    if (fresh.length) issued.push(statement(sql, `insert into ${target} select * from ${given}`, fresh));
  }
  return issued;
}

/** Issues all read-table statements at once; the caller awaits them. */
export function project(
  sql: Sql,
  farmId: string,
  events: readonly StoredEvent[],
  registry: Registry,
): PromiseLike<unknown>[] {
  const changes = fold(
    registry.projections.flatMap((projection) => events.flatMap((event) => projection.project(event))),
  );
  const derived = registry.derived.flatMap((table) => {
    const stale = [...new Set(events.flatMap((event) => table.affected(event)))];
    return stale.length ? [{ table, stale }] : [];
  });
  return [...writeChanges(sql, farmId, changes), ...derived.flatMap(({ table, stale }) => table.refresh(sql, stale))];
}
