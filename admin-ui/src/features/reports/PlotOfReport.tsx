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

type Drawn = { readonly of: GroupOfReports; readonly report: ReportName; readonly drawn: DrawnReport | undefined };

const useDrawn = ({ of, report, drawn }: Drawn) => {
  const { asked, period } = useAsked(of, report);
  const { sort: _, contact: __, ...same } = asked;
  const narrowed =
    drawn?.kind === 'ages' && same.filters ? { ...same, filters: { ...same.filters, age: undefined } } : same;
  const isLong = drawn?.kind === 'days' && daysBetween(period.from, period.to) >= MOST_DAYS;
  const query = useReportRows(
    {
      ...narrowed,
      report: drawn?.report ?? report,
      ...(drawn?.kind === 'rows' && { sort: JSON.stringify([drawn.measure, 'DESC']) }),
    },
    most[drawn?.kind ?? 'rows'],
    drawn !== undefined && !isLong,
  );
  return { ...query, period, isLong };
};

/** Beside the table's rows: where it is unfolded it would push the table down if it came later. */
export const useIsPlotAwaited = (of: GroupOfReports, report: ReportName): boolean => {
  const small = useIsPhone();
  const { isLoading } = useDrawn({ of, report, drawn: small ? undefined : plotOf(of.group, report) });
  return isLoading;
};

const Asked = ({ of, drawn, report }: Drawn & { readonly drawn: DrawnReport }) => {
  const { search } = useLocation();
  const { data, period, isLong } = useDrawn({ of, report, drawn });
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
