import { QueryHandler } from '@nestjs/cqrs';
import { isEmail } from 'class-validator';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { countsOf, type Counts } from '../domain/check-file.js';
import { severityOf, type Problem, type ProblemCode } from '../domain/problems.js';
import type { ImportRow } from '../tables/import-row.entity.js';
import { bodyOf, checkAgainstBarn, loadRows, loadRun, type LoadedRow, type LoadedRun } from './load-import.js';

export interface FoundImport extends LoadedRun {
  importId: string;
  /** The first row, where it holds the columns' names. */
  headings: string[];
  made: number;
  left: number;
}

const headingsOf = ({ hasHeader, columnCount }: LoadedRun, cells: readonly string[] = []) =>
  Array.from({ length: columnCount }, (_, i) => (hasHeader ? (cells[i] ?? '').trim() : ''));

/** An import as it stands, how far it is included. */
export class ReadImport extends barnQuery<{ importId: string }, FoundImport>('imports.ReadImport') {}

@QueryHandler(ReadImport)
export class ReadImportHandler extends BarnQueryHandler<ReadImport> {
  async answer(sql: Sql, { importId }: { importId: string }, { farmId }: Asker) {
    const [[run], [counted]] = await Promise.all([
      loadRun(sql, farmId, importId),
      sql<{ made: number; left: number; first: string[] | null }[]>`
        select count(*) filter (where outcome in ('made', 'kept'))::int as made,
          count(*) filter (where outcome = 'left')::int as left,
          (array_agg(cells order by row_no))[1] as first
        from import_row where farm_id = ${farmId} and import_id = ${importId}`,
    ]);
    if (!run) throw notFound('The import');
    return {
      ...run,
      importId,
      headings: headingsOf(run, counted?.first ?? []),
      made: counted?.made ?? 0,
      left: counted?.left ?? 0,
    };
  }
}

export type ListedImport = Pick<LoadedRun, 'kind' | 'state' | 'fileName' | 'createdAt' | 'finishedAt'> & {
  importId: string;
};

/** The barn's last imports; what was read and never imported is left out. */
export class ListImports extends barnQuery<object, ListedImport[]>('imports.ListImports') {}

@QueryHandler(ListImports)
export class ListImportsHandler extends BarnQueryHandler<ListImports> {
  async answer(sql: Sql, _: object, { farmId }: Asker) {
    const rows = await sql<ListedImport[]>`
      select import_id as "importId", kind, state, file_name as "fileName", created_at as "createdAt", finished_at as "finishedAt"
      from import_run where farm_id = ${farmId} and state <> 'read' order by created_at desc, import_id desc limit 10`;
    return [...rows];
  }
}

export interface RowsAsked {
  importId: string;
  show: 'all' | 'import' | 'leave' | 'problems';
  problem?: ProblemCode;
  limit: number;
  offset: number;
}

export interface ShownRow {
  row: number;
  cells: readonly string[];
  takes: boolean | null;
  isImported: boolean;
  outcome: ImportRow['outcome'];
  problems: readonly Problem[];
}

export interface Check {
  run: LoadedRun;
  counts: Counts;
  /** How many rows match; those of the page. */
  size: number;
  rows: ShownRow[];
}

const isWanted = ({ show, problem }: RowsAsked, { isImported, problems }: ShownRow) => {
  if (problem && !problems.some(({ code }) => code === problem)) return false;
  if (show === 'import') return isImported;
  if (show === 'leave') return !isImported;
  return show === 'all' || problems.some((one) => severityOf(one) !== 'note');
};

/** What would become of each row; once it is imported, what became of it. */
export class CheckImport extends barnQuery<RowsAsked, Check>('imports.CheckImport') {}

@QueryHandler(CheckImport)
export class CheckImportHandler extends BarnQueryHandler<CheckImport> {
  async answer(sql: Sql, asked: RowsAsked, { farmId, now }: Asker & { now: Date }) {
    const { importId, limit, offset } = asked;
    const [[run], rows] = await Promise.all([loadRun(sql, farmId, importId), loadRows(sql, farmId, importId)]);
    if (!run) throw notFound('The import');
    const checked = await this.checked({ sql, farmId, now }, run, rows);
    const wanted = checked.rows.filter((row) => isWanted(asked, row));
    return { run, counts: checked.counts, size: wanted.length, rows: wanted.slice(offset, offset + limit) };
  }

  private async checked(asked: { sql: Sql; farmId: string; now: Date }, run: LoadedRun, rows: readonly LoadedRow[]) {
    if (run.state !== 'read') return settledRows(bodyOf(run, rows));
    const checks = await checkAgainstBarn({ ...asked, isEmail }, run, rows);
    const cellsOf = new Map(rows.map((row) => [row.row, row]));
    const shown = checks.map(({ row, deed, problems }): ShownRow => {
      const { cells = [], takes = null } = cellsOf.get(row) ?? {};
      return { row, cells, takes, isImported: deed !== null, outcome: null, problems };
    });
    return { rows: shown, counts: countsOf(checks.map(({ deed, problems }) => ({ isLeft: !deed, problems }))) };
  }
}

function settledRows(rows: readonly LoadedRow[]) {
  const shown = rows.map(({ row, cells, takes, outcome, problems }): ShownRow => {
    const isImported = outcome === 'made' || outcome === 'kept';
    return { row, cells, takes, isImported, outcome, problems: problems ?? [] };
  });
  const counts = countsOf(shown.map(({ isImported, problems }) => ({ isLeft: !isImported, problems })));
  return { rows: shown, counts };
}
