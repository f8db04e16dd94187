import type { Sql } from '../../../../platform/database/connect.js';
import { csvText, matchingIds, rowsOfIds } from '../../../../platform/http/list-csv.js';
import type { ListRow } from '../../../../platform/http/list-rows.js';
import { chunk } from '../../../../platform/concurrency/chunk.js';
import { SYSTEM } from '../../../../platform/tenancy/actor.js';
import type { ReportColumn } from '../../domain/columns.js';
import { headingsOf, listOf, reportOf, type AskedReport } from '../read-report.js';

/** More rows stand on no paper. */
const MOST_ON_PAPER = 2000;
const SLICE = 1000;

interface Wanted {
  report: AskedReport;
  /** JSON of a column and ASC or DESC. */
  sort: string | undefined;
  withCsv: boolean;
  withPdf: boolean;
}

export interface WholeReport {
  readonly fileName: string;
  readonly columns: readonly ReportColumn[];
  readonly sums: Readonly<Record<string, number | null>>;
  readonly rowCount: number;
  /** The first, in the order of the page; none unless they are wanted on paper. */
  readonly rows: readonly ListRow[];
  /** As it is downloaded. */
  readonly csv: string | undefined;
}

/** A report with all that it has, as an administrator reads it. Throws what the download refuses. */
export async function readWhole(
  sql: Sql,
  { farmId, now }: { farmId: string; now: Date },
  { report: wanted, sort, withCsv, withPdf }: Wanted,
): Promise<WholeReport> {
  const reader = { farmId, now, actor: SYSTEM };
  const described = reportOf(wanted);
  const list = listOf(wanted, reader);
  const order = sort ?? JSON.stringify([described.sort, described.descending ? 'DESC' : 'ASC']);
  const [ids, [sums], csv] = await Promise.all([
    matchingIds(sql, { list, query: { sort: order } }, SYSTEM),
    sql<[Record<string, number | null>]>`${described.sums(sql, reader, wanted)}`,
    withCsv ? csvText(sql, { list, query: { sort, columns: headingsOf(wanted) } }, SYSTEM) : undefined,
  ]);
  const printed = withPdf ? chunk(SLICE, ids.slice(0, MOST_ON_PAPER)) : [];
  const rows = await Promise.all(printed.map((slice) => rowsOfIds(sql, list, slice, SYSTEM)));
  return {
    fileName: list.resource,
    columns: described.columns(wanted),
    sums,
    rowCount: ids.length,
    rows: rows.flat(),
    csv,
  };
}
