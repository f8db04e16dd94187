import type { ClientBase } from 'pg';

export interface BarnTable {
  name: string;
  /** As SQL names them, in their order, without those that stay here. */
  columns: readonly string[];
  /** Of the primary key, by which rows are written, so that the same data make the same file. */
  key: readonly string[];
  /** Other tables of barns that its rows refer to. */
  refersTo: readonly string[];
}

/**
 * What does not leave with a barn: answers of requests that are kept for their repetition, links of passwords, API keys, webhooks with
 * their secrets and what they were sent, and exports themselves. All else does, so that a new table is never forgotten.
 */
const STAYS: ReadonlySet<string> = new Set([
  'api_key',
  'idempotency_key',
  'password_token',
  'export_run',
  'webhook_endpoint',
  'webhook_delivery',
]);
/** Nobody signs in elsewhere with what was kept of a password here. */
const STAYS_OF: Readonly<Record<string, readonly string[]>> = { login: ['password_hash', 'token_version'] };

/** Every table that holds rows of barns. */
export async function barnTables(client: ClientBase): Promise<BarnTable[]> {
  const { rows } = await client.query<BarnTable>(`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select a.attname::text from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, n)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary order by k.n) as key,
      array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid and r.relname not in ('colour', 'permission')) as "refersTo"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'farm_id' and not a.attisdropped)
      and has_table_privilege(c.oid, 'select')
    order by 1`);
  return rows.filter(({ name }) => !STAYS.has(name)).map(leavingColumns);
}

function leavingColumns(table: BarnTable): BarnTable {
  const staying = STAYS_OF[table.name] ?? [];
  return { ...table, columns: table.columns.filter((column) => !staying.includes(column)) };
}

const quoted = (name: string) => `"${name}"`;
const selected = ({ name, columns, key }: BarnTable) =>
  `select ${columns.map(quoted).join(', ')} from ${quoted(name)} order by ${key.map(quoted).join(', ')}`;

/** For a spreadsheet: a line of names, then a line for each row. */
export const asCsv = (table: BarnTable) => `copy (${selected(table)}) to stdout (format csv, header)`;

/**
 * For a program: a JSON object for each row, one on a line. The delimiter and the quote are bytes that JSON never holds, so nothing is
 * escaped.
 */
export const asJsonLines = (table: BarnTable) =>
  `copy (select to_jsonb(t) from (${selected(table)}) t) to stdout (format csv, delimiter e'\\x01', quote e'\\x02')`;
