import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { readListRow } from '../../../platform/http/list-rows.js';
import type { RestList } from '../../../platform/http/rest-list.js';
import { rowWarnings, type RowWarning } from '../../../platform/http/row-warnings.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

/** What the calls of one setup list read. Its default order is by the column that names an entry. */
export interface SetupEntries extends RestList {
  /** As texts call an entry: "location". */
  noun: string;
  /** Rows of `what` and `count`: what keeps the entry `id` when it is taken out of use. */
  uses(sql: Sql, id: string, now: Date): Fragment;
  /** Rows of `message`: what ends with it. */
  ends?(sql: Sql, id: string): Fragment;
  /** Rows of `message`: what to know of it as it is now. */
  notices?(sql: Sql, id: string, now: Date): Fragment;
}

type Row = Readonly<Record<string, unknown>>;
export interface SetupParts {
  /** In the order of their names. */
  entries: readonly Row[];
  entry: Row;
  /** An entry as its list shows it. */
  row: Row;
  /** A pick list: what is in use. F20 */
  options: readonly { id: string; name: string }[];
  warnings: readonly RowWarning[];
}
/** Which part stands under which name of the answer. */
export type SetupAnswer = Readonly<Record<string, keyof SetupParts>>;

export interface SetupQuestion {
  list: SetupEntries;
  answer: SetupAnswer;
  /** Undefined means both. */
  active?: boolean;
  id?: string;
}

/** One round trip, whatever the answer consists of. */
export async function answerSetup(
  sql: Sql,
  { list, answer, active, id = '' }: SetupQuestion,
  { actor, now }: Asker & { now: Date },
): Promise<Row> {
  const rows = list.rows(sql, actor);
  const name = sql(list.defaultSort);
  const ask: { [Part in keyof SetupParts]: () => Promise<SetupParts[Part]> } = {
    entries: async () => sql<Row[]>`
      select * from (${rows}) e where ${active ?? null}::boolean is null or e.is_active = (${active ?? false}::boolean)::int
      order by lower(e.${name}), e.id`,
    entry: async () => {
      const [entry] = await sql<Row[]>`select * from (${rows}) e where e.id = ${id}`;
      if (!entry) throw notFound(`The ${list.noun}`);
      return entry;
    },
    row: () => readListRow(sql, list, { id, called: `The ${list.noun}` }, actor),
    options: async () => sql<{ id: string; name: string }[]>`
      select e.id, e.${name} as name from (${rows}) e where e.is_active = 1 order by lower(e.${name}), e.id`,
    warnings: () =>
      rowWarnings(sql, {
        id,
        rows,
        noun: list.noun,
        name: list.defaultSort,
        uses: list.uses(sql, id, now),
        ends: list.ends?.(sql, id),
        notices: list.notices?.(sql, id, now),
      }),
  };
  // A part that stands under two names is asked for once.
  const wanted = [...new Set(Object.values(answer))];
  const parts = new Map(await Promise.all(wanted.map(async (part) => [part, await ask[part]()] as const)));
  return Object.fromEntries(Object.entries(answer).map(([field, part]) => [field, parts.get(part)]));
}

export class ReadSetupList extends barnQuery<SetupQuestion, Row>('setup.ReadSetupList') {}

@QueryHandler(ReadSetupList)
export class ReadSetupListHandler extends BarnQueryHandler<ReadSetupList> {
  async answer(sql: Sql, question: SetupQuestion, asker: Asker & { now: Date }) {
    return answerSetup(sql, question, asker);
  }
}
