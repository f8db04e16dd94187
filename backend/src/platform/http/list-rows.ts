import type { Fragment, Sql } from '../database/connect.js';
import { notFound } from '../errors/refusal.js';
import type { Actor } from '../tenancy/actor.js';
import type { RestPage } from './rest-query.js';

export interface RestList {
  resource: string;
  /** All rows that the actor may see, unordered; columns by wire name, with `id`. */
  rows(sql: Sql, actor: Actor): Fragment;
  columns: readonly string[];
  search: readonly string[];
  defaultSort: string;
  /** Columns whose values are no words; words are ordered whatever their capitals. */
  numbers?: readonly string[];
  /** Where changes are recorded, `horse` for `horse-<id>`: rows then have a `version`, and a change of an older one is refused. */
  stream?: string;
  /** The column that names the stream, if it is not `id`. */
  streamBy?: string;
  /** How an exported cell says what the wire says by an object or list; such a column may stand beside `columns`. */
  cells?: Readonly<Record<string, (value: unknown) => string>>;
  /** Each row adds up many others, so that all are made to know of any: once, and then counted, ordered and cut. */
  isSum?: boolean;
  /** Of such rows, which are called `found`: one row of what they come to together. */
  sums?: (sql: Sql) => Fragment;
}

/** What is needed to say how often a row was changed. */
export type Versioned = Pick<RestList, 'rows' | 'stream' | 'streamBy'>;
export type Matching = Pick<RestPage, 'conditions' | 'search'>;
export type Order = Pick<RestPage, 'sortBy' | 'descending'>;
export type ListRow = Readonly<Record<string, unknown>> & { readonly id: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function matchingRows(sql: Sql, list: RestList, { conditions, search }: Matching, actor: Actor) {
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const narrowed = conditions.map(({ column, values }) =>
    column === 'id'
      ? sql`and id = any(${values.filter((value) => UUID.test(value))}::uuid[])`
      : sql`and ${sql(column)}::text = any(${values})`,
  );
  const searched = list.search.map((column, i) => sql`${i ? sql`or` : sql``} ${sql(column)} ilike ${pattern}`);
  const where = [sql`where true`, ...narrowed, ...(pattern ? [sql`and (${searched})`] : [])];
  return sql`(${list.rows(sql, actor)}) listed ${where}`;
}

/** An index on `(farm_id, lower(name), id)` gives this order. */
export function inOrder(sql: Sql, { numbers = [] }: RestList, { sortBy, descending }: Order) {
  const isWord = sortBy !== 'id' && !numbers.includes(sortBy);
  const value = isWord ? sql`lower(${sql(sortBy)}::text)` : sql`${sql(sortBy)}`;
  return sql`order by ${value} ${descending ? sql`desc nulls last` : sql`asc nulls last`}, id`;
}

export const streamOf = (sql: Sql, { stream, streamBy = 'id' }: Versioned, row: Fragment) =>
  sql`${`${stream}-`} || ${row}.${sql(streamBy)}::text`;

/** The number of the row's last change. */
export const versionOf = (sql: Sql, list: Versioned, row: Fragment) =>
  sql`(select coalesce(max(e.version), 0) from event e where e.stream = ${streamOf(sql, list, row)})`;

/** `rows` with the number of each one's last change. */
export const withVersions = (sql: Sql, list: Versioned, rows: Fragment) =>
  list.stream === undefined
    ? sql`select v.* from (${rows}) v`
    : sql`
      select v.*, ${versionOf(sql, list, sql`v`)} as version from (${rows}) v`;

export async function readListRow<Row extends object = ListRow>(
  sql: Sql,
  list: Versioned,
  { id, called }: { id: string; called: string },
  actor: Actor,
) {
  const one = sql`select * from (${list.rows(sql, actor)}) listed where id = ${id}`;
  const [row] = await sql<Row[]>`${withVersions(sql, list, one)}`;
  if (!row) throw notFound(called);
  return row;
}
