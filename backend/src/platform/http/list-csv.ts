import { Readable } from 'node:stream';
import { QueryHandler, type QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { Sql } from '../database/connect.js';
import { invalid } from '../errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../messages/barn-query.js';
import { chunk } from '../concurrency/chunk.js';
import type { Caller } from './caller.js';
import { BYTE_ORDER_MARK, csvCell, csvLine } from './csv-text.js';
import { inOrder, matchingRows, type ListRow, type RestList } from './list-rows.js';
import { headingsOf, restPageOf, type RestQuery } from './rest-query.js';

const MOST_ROWS = 100_000;
const SLICE = 1000;

interface Asked {
  list: RestList;
  query: RestQuery;
}

/** Which rows match, in the list's order. */
export class ReadListIds extends barnQuery<Asked, string[]>('platform.ReadListIds') {}

@QueryHandler(ReadListIds)
export class ReadListIdsHandler extends BarnQueryHandler<ReadListIds> {
  async answer(sql: Sql, { list, query }: Asked, { actor }: Asker) {
    const wanted = restPageOf(query, list);
    const [found] = await sql<[{ ids: string[] | null }]>`
      select array_agg(id) as ids from (
        select id from ${matchingRows(sql, list, wanted, actor)} ${inOrder(sql, list, wanted)} limit ${MOST_ROWS + 1}) one`;
    return found.ids ?? [];
  }
}

export class ReadListSlice extends barnQuery<{ list: RestList; ids: readonly string[] }, ListRow[]>(
  'platform.ReadListSlice',
) {}

@QueryHandler(ReadListSlice)
export class ReadListSliceHandler extends BarnQueryHandler<ReadListSlice> {
  async answer(sql: Sql, { list, ids }: { list: RestList; ids: readonly string[] }, { actor }: Asker) {
    const conditions = [{ column: 'id', values: ids }];
    const rows = await sql<ListRow[]>`select * from ${matchingRows(sql, list, { conditions }, actor)}`;
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

const STATE = { is_active: (value: unknown) => (value ? 'Active' : 'Inactive') };

/** RFC 4180 in UTF-8, slice by slice, so that neither memory nor a connection is held while somebody downloads slowly. */
export async function sendCsv(reply: FastifyReply, queries: QueryBus, caller: Caller, { list, query }: Asked) {
  const columns = headingsOf(query, list);
  const says: RestList['cells'] = { ...STATE, ...list.cells };
  const ids = await queries.execute(new ReadListIds(caller, { list, query }));
  if (ids.length > MOST_ROWS) throw invalid('filter', `More than ${MOST_ROWS} rows match; narrow the list first.`);
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(columns.map(({ heading }) => csvCell(heading)));
    for (const slice of chunk(SLICE, ids)) {
      const rows = await queries.execute(new ReadListSlice(caller, { list, ids: slice }));
      yield rows.map((row) => csvLine(columns.map(({ column }) => csvCell(row[column], says?.[column])))).join('');
    }
  }
  return reply
    .header('content-disposition', `attachment; filename="${list.resource}.csv"`)
    .header('vary', 'accept')
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines()));
}
