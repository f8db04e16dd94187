import { useLocation } from 'react-router-dom';
import { daysBetween } from '@/data/time/day';
import { useReportRows, type ReportName } from '@/data/requests/report';
import { useIsPhone } from '@/ui/use-is-phone';
import type { GroupOfReports } from './catalogue';
import { numberOf } from './cells';
import { DrawnAges } from './drawn/DrawnAges';
import { DrawnDays } from './drawn/DrawnDays';
import { DrawnRows } from './drawn/DrawnRows';
import { plotOf, type DrawnReport } from './report-plots';
import { useAsked } from './use-asked';

/** More days than that are no columns any more. */
const MOST_DAYS = 62;
const MOST_ROWS = 8;

const most = { rows: MOST_ROWS, days: MOST_DAYS, ages: 4 } as const;
const drawings = { rows: DrawnRows, days: DrawnDays, ages: DrawnAges } as const;

const Asked = ({ of, drawn, report }: { of: GroupOfReports; drawn: DrawnReport; report: ReportName }) => {
  const { asked, period } = useAsked(of, report);
  const { search } = useLocation();
  const { sort: _, contact: __, ...same } = asked;
  const narrowed =
    drawn.kind === 'ages' && same.filters ? { ...same, filters: { ...same.filters, age: undefined } } : same;
  const isLong = drawn.kind === 'days' && daysBetween(period.from, period.to) >= MOST_DAYS;
  const { data } = useReportRows(
    {
      ...narrowed,
      report: drawn.report,
      ...(drawn.kind === 'rows' && { sort: JSON.stringify([drawn.measure, 'DESC']) }),
    },
    most[drawn.kind],
    !isLong,
  );
  const column = data?.columns.find(({ name }) => name === drawn.measure);
  if (isLong || !data || !column || data.reports.every((row) => numberOf(row[drawn.measure]) === 0)) return null;
  const Drawing = drawings[drawn.kind];
  return (
    <Drawing
      {...{ of, drawn, column, period, search }}
      rows={data.reports}
      found={data.totals.rows}
      columns={data.columns}
    />
  );
};

/** The sentence that a report answers, drawn above its table; on a phone it is unfolded where it is wanted. */
export const PlotOfReport = ({ of, report }: { readonly of: GroupOfReports; readonly report: ReportName }) => {
  const small = useIsPhone();
  const drawn = plotOf(of.group, report);
  if (!drawn) return null;
  return (
    <details className="report-plot" open={!small}>
      <summary>Plot</summary>
      <Asked of={of} drawn={drawn} report={report} />
    </details>
  );
};
