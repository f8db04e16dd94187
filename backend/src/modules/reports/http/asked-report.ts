import { invalid, notFound } from '../../../platform/errors/refusal.js';
import { dayRange } from '../../calendar/contracts.js';
import { GROUPS, isReportOf, TIMELESS, type Group } from '../domain/groups.js';
import type { AskedReport } from '../queries/read-report.js';
import { parseReportFilters } from './parse-report-filters.js';
import type { ReportQuery } from './reports.inputs.js';

const NO_DAYS = { from: '0001-01-01', to: '0001-01-01' };

const isGroup = (group: string): group is Group => Object.hasOwn(GROUPS, group);

type Query = Pick<ReportQuery, 'report' | 'date1' | 'date2' | 'filters' | 'contact'>;

function daysOf(group: Group, { date1, date2 }: Query) {
  if (TIMELESS.includes(group)) return NO_DAYS;
  if (!date1) throw invalid('date1', 'date1 is required');
  if (!date2) throw invalid('date2', 'date2 is required');
  return dayRange({ from: date1, to: date2 });
}

/** What a report’s address asks for, on the screen and of a saved one alike. Throws for what no report knows, by the field. */
export function askedReport(group: string, query: Query): Omit<AskedReport, 'dueDates' | 'charged'> {
  if (!isGroup(group)) throw notFound('The report');
  const { report, filters, contact } = query;
  if (!isReportOf(group, report)) throw invalid('report', `report must be one of ${GROUPS[group].join(', ')}`);
  return {
    group,
    report,
    days: daysOf(group, query),
    ...parseReportFilters(filters),
    contact: contact === 1,
  };
}
