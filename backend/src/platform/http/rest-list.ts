import { QueryHandler } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { Fragment, Sql } from '../database/connect.js';
import type { Actor } from '../tenancy/actor.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../messages/barn-query.js';
import { restPageOf, type RestQuery } from './rest-query.js';

export interface RestList {
  resource: string;
  /** All rows that the actor may see, unordered; columns by wire name, with `id`. */
  rows(sql: Sql, actor: Actor): Fragment;
  columns: readonly string[];
  search: readonly string[];
  defaultSort: string;
}

interface ListPage {
  resource: string;
  /** `total` counts all rows; the page begins with row `first`. */
  total: number;
  count: number;
  first: number;
  rows: string;
}

export class ReadListPage extends barnQuery<{ list: RestList; query: RestQuery }, ListPage>('platform.ReadListPage') {}

@QueryHandler(ReadListPage)
export class ReadListPageHandler extends BarnQueryHandler<ReadListPage> {
  async answer(sql: Sql, { list, query }: { list: RestList; query: RestQuery }, { actor }: Asker) {
    const { conditions, search, first, length, sortBy, descending } = restPageOf(query, list);
    const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const searched = list.search.map((column, i) => sql`${i ? sql`or` : sql``} ${sql(column)} ilike ${pattern}`);
    const where = [
      sql`where true`,
      ...conditions.map(({ column, values }) => sql`and ${sql(column)}::text = any(${values})`),
      ...(pattern ? [sql`and (${searched})`] : []),
    ];
    const order = descending ? sql`desc nulls last` : sql`asc nulls last`;
    const [found] = await sql<[Omit<ListPage, 'resource' | 'first'>]>`
      with matching as (select * from (${list.rows(sql, actor)}) listed ${where}),
        page as (select * from matching order by ${sql(sortBy)} ${order}, id limit ${length} offset ${first})
      select (select count(*)::int from matching) as total, (select count(*)::int from page) as count,
        coalesce((select json_agg(page)::text from page), '[]') as rows`;
    return { ...found, first, resource: list.resource };
  }
}

export function sendPage(reply: FastifyReply, { total, count, first, rows, resource }: ListPage) {
  return reply
    .header('content-range', `${resource} ${first}-${Math.max(first, first + count - 1)}/${total}`)
    .type('application/json')
    .send(rows);
}
