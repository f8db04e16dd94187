import type { ReportColumn, ReportRow } from '@/data/requests/report';
import type { GroupOfReports } from '../catalogue';
import type { Period } from '../period';
import type { DrawnReport } from '../report-plots';

export type DrawingProps = {
  readonly of: GroupOfReports;
  readonly drawn: DrawnReport;
  /** What is drawn. */
  readonly column: ReportColumn;
  readonly rows: readonly ReportRow[];
  /** Of all pages. */
  readonly found: number;
  readonly columns: readonly ReportColumn[];
  readonly period: Period;
  /** Of the page’s address: days and filters. */
  readonly search: string;
};
