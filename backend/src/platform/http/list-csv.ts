import { Readable } from 'node:stream';
import { QueryHandler, type QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { Sql } from '../database/connect.js';
import { invalid } from '../errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../messages/barn-query.js';
import { chunk } from '../concurrency/chunk.js';
import type { Actor } from '../tenancy/actor.js';
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

/** Ids of the rows that match, in the list's order: one more than may be taken along says that there are too many. */
export async function matchingIds(sql: Sql, { list, query }: Asked, actor: Actor, most = MOST_ROWS + 1) {
  const wanted = restPageOf(query, list);
  const [found] = await sql<[{ ids: string[] | null }]>`
    select array_agg(id) as ids from (
      select id from ${matchingRows(sql, list, wanted, actor)} ${inOrder(sql, list, wanted)} limit ${most}) one`;
  return found.ids ?? [];
}

/** In the order of the ids. */
export async function rowsOfIds(sql: Sql, list: RestList, ids: readonly string[], actor: Actor) {
  const conditions = [{ column: 'id', values: ids }];
  const rows = await sql<ListRow[]>`select * from ${matchingRows(sql, list, { conditions }, actor)}`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Which rows match, in the list's order. */
export class ReadListIds extends barnQuery<Asked, string[]>('platform.ReadListIds') {}

@QueryHandler(ReadListIds)
export class ReadListIdsHandler extends BarnQueryHandler<ReadListIds> {
  answer(sql: Sql, asked: Asked, { actor }: Asker) {
    return matchingIds(sql, asked, actor);
  }
}

export class ReadListSlice extends barnQuery<{ list: RestList; ids: readonly string[] }, ListRow[]>(
  'platform.ReadListSlice',
) {}

@QueryHandler(ReadListSlice)
export class ReadListSliceHandler extends BarnQueryHandler<ReadListSlice> {
  answer(sql: Sql, { list, ids }: { list: RestList; ids: readonly string[] }, { actor }: Asker) {
    return rowsOfIds(sql, list, ids, actor);
  }
}

const STATE = { is_active: (value: unknown) => (value ? 'Active' : 'Inactive') };

type ReadSlice = (ids: readonly string[]) => Promise<readonly ListRow[]>;

/** RFC 4180 in UTF-8, slice by slice. Throws before the first line where there are too many rows. */
function csvLines({ list, query }: Asked, ids: readonly string[], read: ReadSlice): AsyncIterable<string> {
  const columns = headingsOf(query, list);
  const says: RestList['cells'] = { ...STATE, ...list.cells };
  if (ids.length > MOST_ROWS) throw invalid('filter', `More than ${MOST_ROWS} rows match; narrow the list first.`);
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(columns.map(({ heading }) => csvCell(heading)));
    for (const slice of chunk(SLICE, ids)) {
      const rows = await read(slice);
      yield rows.map((row) => csvLine(columns.map(({ column }) => csvCell(row[column], says?.[column])))).join('');
    }
  }
  return lines();
}

/** So that neither memory nor a connection is held while somebody downloads slowly. */
export async function sendCsv(reply: FastifyReply, queries: QueryBus, caller: Caller, asked: Asked) {
  const { list } = asked;
  const ids = await queries.execute(new ReadListIds(caller, asked));
  const lines = csvLines(asked, ids, (slice) => queries.execute(new ReadListSlice(caller, { list, ids: slice })));
  return reply
    .header('content-disposition', `attachment; filename="${list.resource}.csv"`)
    .header('vary', 'accept')
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines));
}

/** The same file as a whole, to be attached. */
export async function csvText(sql: Sql, asked: Asked, actor: Actor): Promise<string> {
  const ids = await matchingIds(sql, asked, actor);
  const lines: string[] = [];
  for await (const line of csvLines(asked, ids, (slice) => rowsOfIds(sql, asked.list, slice, actor))) lines.push(line);
  return lines.join('');
}
