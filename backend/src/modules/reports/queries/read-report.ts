import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { forbidden } from '../../../platform/errors/refusal.js';
import { listPage, type RestList } from '../../../platform/http/rest-list.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isLimited } from '../../people/contracts.js';
import { numbersOf, type ColumnKind } from '../domain/columns.js';
import {
  ABOUT_MONEY,
  LESSON_REPORTS,
  TIMELESS,
  type Group,
  type LessonReport,
  type ReportName,
} from '../domain/groups.js';
import type { ReportReply, ReportTotals } from '../http/reports.replies.js';
import { emails } from './emails.js';
import { lessonReport } from './lesson-reports.js';
import { owingByAccount, owingByAge, owingInDetail } from './owing.js';
import { takingsByProgram } from './takings-by-program.js';
import { packagesExpiring, packagesInDetail, packagesSold } from './packages.js';
import { taxByRate } from './tax.js';
import { unusedByAccount, unusedInDetail } from './unused.js';
import { takingsByDay, takingsByMethod, takingsDaily, takingsInDetail } from './takings.js';
import { tillClosings } from './till-closings.js';
import type { Report, Wanted } from './wanted.js';

export interface AskedReport extends Wanted {
  group: Group;
  report: ReportName;
}
interface AskedPage extends AskedReport {
  /** From 1. */
  page: number;
  perPage: number;
  /** JSON of a column and ASC or DESC. */
  sort?: string;
  totalOnly: boolean;
}

const OWING: Partial<Record<ReportName, Report>> = { total: owingByAccount, age: owingByAge };
const TAKINGS: Partial<Record<ReportName, Report>> = {
  day: takingsByDay,
  daily: takingsDaily,
  program: takingsByProgram,
  closings: tillClosings,
  detail: takingsInDetail,
};
const PACKAGES: Partial<Record<ReportName, Report>> = { expiring: packagesExpiring, detail: packagesInDetail };
const isOfLessons = (report: ReportName): report is LessonReport =>
  report === 'daily' || LESSON_REPORTS.some((name) => name === report);

export function reportOf({ group, report }: Pick<AskedReport, 'group' | 'report'>): Report {
  if (group === 'owing') return OWING[report] ?? owingInDetail;
  if (group === 'email') return emails;
  if (group === 'tax') return taxByRate;
  if (group === 'unused') return report === 'total' ? unusedByAccount : unusedInDetail;
  if (group === 'packages') return PACKAGES[report] ?? packagesSold;
  if (group === 'takings') return TAKINGS[report] ?? takingsByMethod;
  return lessonReport(group, isOfLessons(report) ? report : 'detail');
}

/** What everybody owes and what was mailed is not for staff who know their own riders alone. B03 */
const isOfAll = (group: Group) => group === 'owing' || group === 'email';

const CELLS: Partial<Record<ColumnKind, (value: unknown) => string>> = {
  minutes: (value) => (typeof value === 'number' ? (value / 60).toFixed(2) : ''),
  mark: (value) => (value ? 'yes' : ''),
};

/** As lists are: for pages in order and for CSV. */
export function listOf(wanted: AskedReport, reader: Pick<Asker, 'farmId'> & { now: Date }): RestList {
  const report = reportOf(wanted);
  const columns = report.columns(wanted);
  return {
    resource: [
      wanted.group,
      wanted.report,
      ...(TIMELESS.includes(wanted.group) ? [] : [wanted.days.from, wanted.days.to]),
    ].join('-'),
    rows: (sql, actor) => {
      if (isLimited(actor) && isOfAll(wanted.group)) throw forbidden();
      if (actor.userType === 'INS' && ABOUT_MONEY.includes(wanted.group)) throw forbidden();
      return report.rows(sql, { ...reader, actor }, wanted);
    },
    columns: columns.map(({ name }) => name),
    search: [],
    defaultSort: report.sort,
    ...(report.isSum && { isSum: true }),
    ...(report.sumsOfRows && { sums: report.sumsOfRows }),
    numbers: numbersOf(columns),
    cells: Object.fromEntries(columns.flatMap(({ name, kind }) => (CELLS[kind] ? [[name, CELLS[kind]]] : []))),
  };
}

/** As JSON of each column with its heading. */
export const headingsOf = (wanted: AskedReport) =>
  JSON.stringify(
    reportOf(wanted)
      .columns(wanted)
      .map(({ name, label }) => [name, label]),
  );

export class ReadReport extends barnQuery<AskedPage, ReportReply>('reports.ReadReport') {}

@QueryHandler(ReadReport)
export class ReadReportHandler extends BarnQueryHandler<ReadReport> {
  async answer(sql: Sql, { page, perPage, sort, totalOnly, ...wanted }: AskedPage, asker: Asker & { now: Date }) {
    const report = reportOf(wanted);
    const list = listOf(wanted, asker);
    const first = (page - 1) * perPage;
    const query = {
      // Of totals alone no page is drawn up.
      range: JSON.stringify(totalOnly ? [0, 0] : [first, first + perPage - 1]),
      sort: sort ?? JSON.stringify([report.sort, report.descending ? 'DESC' : 'ASC']),
    };
    const [[found], [sums]] = await Promise.all([
      listPage(sql, { list, query }, asker),
      report.sumsOfRows ? [] : sql<[Omit<ReportTotals, 'rows'>]>`${report.sums(sql, asker, wanted)}`,
    ]);
    return {
      reports: totalOnly ? [] : (JSON.parse(found.rows) as ReportReply['reports']),
      totals: { rows: found.total, ...(sums ?? (found.sums as Omit<ReportTotals, 'rows'>)) },
      columns: report.columns(wanted),
    };
  }
}
