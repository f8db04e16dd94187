import { QueryHandler, type QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { Sql } from '../database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../messages/barn-query.js';
import type { Caller } from './caller.js';
import { sendCsv } from './list-csv.js';
import { inOrder, matchingRows, readListRow, withVersions, type ListRow, type RestList } from './list-rows.js';
import { restPageOf, type RestQuery } from './rest-query.js';

export type { RestList } from './list-rows.js';

interface ListPage {
  resource: string;
  /** `total` counts all rows; the page begins with row `first`. */
  total: number;
  count: number;
  first: number;
  rows: string;
  /** Of a list that adds up its rows: the sums of all of them. */
  sums?: object;
}
type PageOfRows = Omit<ListPage, 'resource' | 'first'>;
interface Asked {
  list: RestList;
  query: RestQuery;
}

export class ReadListPage extends barnQuery<Asked, ListPage>('platform.ReadListPage') {}

export function listPage(sql: Sql, { list, query }: Asked, { actor }: Pick<Asker, 'actor'>) {
  const wanted = restPageOf(query, list);
  const found = matchingRows(sql, list, wanted, actor);
  const order = inOrder(sql, list, wanted);
  const cut = sql`limit ${wanted.length} offset ${wanted.first}`;
  if (list.isSum)
    return sql<[PageOfRows]>`
      with found as materialized (select * from ${found}), page as (select * from found ${order} ${cut})
      select (select count(*)::int from found) as total, count(*)::int as count, coalesce(json_agg(page)::text, '[]') as rows
        ${list.sums ? sql`, (select to_json(sums) from (${list.sums(sql)}) sums) as sums` : sql``} from page`;
  // Ids first: what is costly about a row is made for those of the page alone, however far down it lies.
  const ids = sql`select id from ${found} ${order} ${cut}`;
  const page = sql`select * from (${list.rows(sql, actor)}) listed where id = any(array(${ids})) ${order}`;
  return sql<[PageOfRows]>`
    select (select count(*)::int from ${found}) as total, count(*)::int as count, coalesce(json_agg(page)::text, '[]') as rows
    from (${withVersions(sql, list, page)}) page`;
}

@QueryHandler(ReadListPage)
export class ReadListPageHandler extends BarnQueryHandler<ReadListPage> {
  async answer(sql: Sql, asked: Asked, asker: Asker) {
    const [found] = await listPage(sql, asked, asker);
    return { ...found, first: restPageOf(asked.query, asked.list).first, resource: asked.list.resource };
  }
}

export class ReadListRow extends barnQuery<{ list: RestList; id: string; called: string }, ListRow>(
  'platform.ReadListRow',
) {}

@QueryHandler(ReadListRow)
export class ReadListRowHandler extends BarnQueryHandler<ReadListRow> {
  async answer(sql: Sql, { list, ...one }: { list: RestList; id: string; called: string }, { actor }: Asker) {
    return readListRow(sql, list, one, actor);
  }
}

/** A page as JSON, or all that matches to whoever accepts `text/csv`. */
export async function answerList(reply: FastifyReply, queries: QueryBus, caller: Caller, asked: Asked) {
  if (reply.request.headers.accept?.includes('text/csv')) return sendCsv(reply, queries, caller, asked);
  const { total, count, first, rows, resource } = await queries.execute(new ReadListPage(caller, asked));
  return reply
    .header('content-range', `${resource} ${first}-${Math.max(first, first + count - 1)}/${total}`)
    .header('vary', 'accept')
    .type('application/json')
    .send(rows);
}
