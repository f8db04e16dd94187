import type { FastifyReply } from 'fastify';
import type { Fragment, Sql } from '../database/connect.js';
import { invalid } from '../errors/refusal.js';
import { Text } from './fields.js';

/** The query of a react-admin list in the ra-data-simple-rest dialect: three JSON texts. */
export class RestQuery {
  @Text({
    optional: true,
    description: 'JSON object: column → value; q searches; id may be a list',
    example: '{"is_active":1}',
  })
  filter?: string;
  @Text({ optional: true, description: 'JSON [first, last], both included', example: '[0,24]' }) range?: string;
  @Text({ optional: true, description: 'JSON [column, "ASC" or "DESC"]', example: '["horse_name","ASC"]' })
  sort?: string;
}

/** A list people page through: which rows, under which wire names, found and sorted by what. */
export interface RestList {
  resource: string;
  /** A select without order or limit whose columns are the wire's names, `id` among them. */
  rows(sql: Sql): Fragment;
  /** Wire columns by which the list may be filtered and sorted. */
  columns: readonly string[];
  /** Wire columns that `q` searches. */
  search: readonly string[];
  defaultSort: string;
}

function json<T>(field: string, text: string | undefined, fallback: T, check: (value: unknown) => boolean): T {
  if (!text) return fallback;
  try {
    const value = JSON.parse(text) as unknown;
    if (check(value)) return value as T;
  } catch {
    // Falls through to the refusal below, which names the field.
  }
  throw invalid(field, `${field} is not what a list understands`);
}

/** One page of a list and how many rows there are in all. One round trip. */
export async function restPage(sql: Sql, list: RestList, query: RestQuery) {
  const filter = json<Record<string, unknown>>(
    'filter',
    query.filter,
    {},
    (value) => value !== null && typeof value === 'object' && !Array.isArray(value),
  );
  const [first, last] = json<[number, number]>(
    'range',
    query.range,
    [0, 24],
    (value) => Array.isArray(value) && value.length === 2 && value.every((n) => Number.isInteger(n) && n >= 0),
  );
  const [column, direction] = json<[string, string]>(
    'sort',
    query.sort,
    [list.defaultSort, 'ASC'],
    (value) => Array.isArray(value) && list.columns.concat('id').includes(value[0] as string),
  );
  const conditions = Object.entries(filter).map(([name, value]) => {
    if (name === 'q')
      return sql`(${list.search.map((searched, i) => sql`${i ? sql` or ` : sql``} ${sql(searched)} ilike ${`%${String(value).replace(/[\\%_]/g, '\\$&')}%`}`)})`;
    if (name !== 'id' && !list.columns.includes(name))
      throw invalid('filter', `${name} is not a column of ${list.resource}`);
    return Array.isArray(value)
      ? sql`${sql(name)}::text = any(${value.map(String)})`
      : sql`${sql(name)}::text = ${String(value)}`;
  });
  const where = conditions.length
    ? sql`where ${conditions.map((condition, i) => sql`${i ? sql` and ` : sql``} ${condition}`)}`
    : sql``;
  const [found] = await sql<[{ total: number; count: number; page: string }]>`
    with matching as (select * from (${list.rows(sql)}) listed ${where}),
      page as (select * from matching order by ${sql(column)} ${direction === 'DESC' ? sql`desc nulls last` : sql`asc nulls last`}, id limit ${Math.min(last - first + 1, 1000)} offset ${first})
    select (select count(*)::int from matching) as total, (select count(*)::int from page) as count, coalesce((select json_agg(page)::text from page), '[]') as page`;
  return { ...found, first, resource: list.resource };
}

/** Answers with the page and the header by which the list knows its length. */
export function sendPage(
  reply: FastifyReply,
  { total, count, first, page, resource }: Awaited<ReturnType<typeof restPage>>,
) {
  return reply
    .header('content-range', `${resource} ${first}-${Math.max(first, first + count - 1)}/${total}`)
    .type('application/json')
    .send(page);
}
