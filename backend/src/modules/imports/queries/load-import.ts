import type { Sql } from '../../../platform/database/connect.js';
import { horseKey } from '../domain/check-horses.js';
import { likenessesIn } from '../domain/check-people.js';
import { checkRows, type Known } from '../domain/check-file.js';
import type { CheckedRow } from '../domain/checked-row.js';
import { readRow, type FileRow } from '../domain/read-row.js';
import { peopleLike } from '../../people/contracts.js';
import type { ImportRow } from '../tables/import-row.entity.js';
import type { ImportRun } from '../tables/import-run.entity.js';

export type LoadedRun = Omit<ImportRun, 'farmId' | 'importId'>;
export type LoadedRow = FileRow & Pick<ImportRow, 'outcome' | 'made' | 'problems'>;

export const loadRun = (sql: Sql, farmId: string, importId: string) => sql<LoadedRun[]>`
  select kind, state, file_name as "fileName", encoding, separator, column_count as "columnCount", row_count as "rowCount",
    has_header as "hasHeader", date_order as "dateOrder", mapping, takes_all as "takesAll", created_by as "createdBy",
    created_at as "createdAt", started_at as "startedAt", finished_at as "finishedAt", undone_at as "undoneAt",
    to_do as "toDo", done, kept
  from import_run where farm_id = ${farmId} and import_id = ${importId}`;

export const loadRows = (sql: Sql, farmId: string, importId: string) => sql<LoadedRow[]>`
  select row_no as row, cells, takes, outcome, made, problems from import_row
  where farm_id = ${farmId} and import_id = ${importId} order by row_no`;

/** Rows below that with the columns' names. */
export const bodyOf = <Row>({ hasHeader }: Pick<LoadedRun, 'hasHeader'>, rows: readonly Row[]) =>
  rows.slice(hasHeader ? 1 : 0);

interface Asked {
  sql: Sql;
  farmId: string;
  now: Date;
  isEmail(text: string): boolean;
}

/** Every row against the barn as it is without this import, and against the others. One round trip. */
export async function checkAgainstBarn(
  asked: Asked,
  run: LoadedRun,
  rows: readonly LoadedRow[],
): Promise<CheckedRow[]> {
  const { sql, farmId, now, isEmail } = asked;
  const body = bodyOf(run, rows);
  const reading = { ...run, thisYear: now.getUTCFullYear(), isEmail };
  const read = body.map((row) => readRow(row, reading));
  const own = new Set(body.flatMap(({ made }) => made ?? []));
  return checkRows(read, await knownOf(sql, farmId, run, { read, own }));
}

async function knownOf(
  sql: Sql,
  farmId: string,
  { kind }: LoadedRun,
  { read, own }: { read: readonly ReturnType<typeof readRow>[]; own: ReadonlySet<string> },
): Promise<Known> {
  if (kind === 'people') {
    const people = await peopleLike(sql, farmId, likenessesIn(read));
    return { kind, people: people.filter(({ person_id }) => !own.has(person_id)) };
  }
  const horses = await sql<{ horse_id: string; horse_name: string }[]>`
    select horse_id, horse_name from horse where farm_id = ${farmId}`;
  const others = horses.filter(({ horse_id }) => !own.has(horse_id));
  return { kind, horses: new Set(others.map(({ horse_name }) => horseKey(horse_name))) };
}
