import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { enrollmentStatusNames } from '@leadline/api-client';
import { FilterBar } from '@/ui/filters/FilterBar';
import { useFilters } from '@/ui/filters/use-filters';
import { tillAddress } from '@/data/addresses/till-address';
import { useAccess } from '@/data/providers/use-access';
import { useExportReport, useReport, type ReportName } from '@/data/requests/report';
import { useLessonChanges } from '@/data/requests/use-lesson-changes';
import { dateOnly } from '@/data/time/words';
import { HeadWords, PrintButton } from '@/ui/HeadButton';
import { SelectInput, Toggle } from '@/ui/form/inputs';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { TabStrip } from '@/ui/TabStrip';
import { useIsPhone } from '@/ui/use-is-phone';
import { useSay } from '@/ui/use-say';
import { groupOf, isOpen, reportAddress, reportLabels, type GroupOfReports } from './catalogue';
import { LoadMore } from './LoadMore';
import { useReminding } from './OwingAccounts';
import { OwnFilters } from './OwnFilters';
import { PlotOfReport, useIsPlotAwaited } from './PlotOfReport';
import { PeriodDates, PeriodMenu } from './PeriodChoice';
import { ReportTable } from './ReportTable';
import { filtersOf } from './report-filters';
import { useTotals } from './totals';
import { SaveReport } from './saved/SaveReport';
import { useAsked } from './use-asked';
import '@/ui/record/record-table.css';
import './report.css';

type Shown = { readonly of: GroupOfReports; readonly report: ReportName };

const attendance = Object.entries(enrollmentStatusNames).map(([id, name]) => ({ id, name }));
const barnCancelled = [
  { id: 'active', name: 'exclude' },
  { id: 'inactive', name: 'show only' },
];

const Contact = ({ of, report }: Shown) => {
  const { contact, set } = useAsked(of, report);
  if (!of.hasContact || (of.group === 'student' && report !== 'detail')) return null;
  return (
    <Toggle label="show contact detail" checked={contact} onChange={(shown) => set({ contact: shown ? '1' : '' })} />
  );
};

const Choices = ({ of, report, lead, acts }: Shown & { lead: ReactNode; acts: ReactNode }) => {
  const { filters } = useFilters();
  const { status, set } = useAsked(of, report);
  if (!of.ofLessons)
    return (
      <div className="report-tools no-print">
        {lead}
        {acts}
        {filtersOf(of).length > 0 && (
          <div className="report-own">
            <OwnFilters of={of} report={report} />
          </div>
        )}
        <Contact of={of} report={report} />
      </div>
    );
  return (
    <FilterBar untoggled {...{ lead, acts }}>
      <SelectInput
        label="Attendance"
        value={status}
        empty="All"
        options={attendance}
        onChange={(code) => set({ attendance: code })}
      />
      <SelectInput
        label="Lessons cancelled by the barn"
        value={filters.active === 'all' ? '' : filters.active}
        empty="All"
        options={barnCancelled}
        onChange={(value) => set({ active: value })}
      />
      <OwnFilters of={of} report={report} />
      <Contact of={of} report={report} />
    </FilterBar>
  );
};

const Found = ({ of, report }: Shown) => {
  const { asked, sort, set } = useAsked(of, report);
  const { data, error, refetch, ...paged } = useReport(asked);
  const totalsOf = useTotals();
  const reminding = useReminding(data?.rows ?? [], of.group === 'owing' && report === 'total');
  const isPlotAwaited = useIsPlotAwaited(of, report);
  if (!data?.totals || isPlotAwaited)
    return <Unanswered error={error} refetch={refetch} rows={10} label="Loading the report" />;
  const { rows, totals, columns } = data;
  if (totals.rows === 0)
    return of.hasDays ? (
      <Empty title="Nothing in these days" text="Other days or fewer filters show more." />
    ) : (
      <Empty title={of.group === 'unused' ? 'Everything that is paid was ridden' : 'Nobody owes the barn anything'} />
    );
  return (
    <>
      <p role="status">{totalsOf(rows.length, totals)}</p>
      <PlotOfReport of={of} report={report} />
      <ReportTable
        label={`${of.label}, ${reportLabels[report].toLowerCase()}`}
        rows={rows}
        columns={columns}
        sort={sort}
        onSort={({ by, descending }) => set({ sort: descending ? `-${by}` : by })}
        {...(of.ofLessons && report !== 'detail' && { sumsOf: of.group })}
        lead={reminding?.lead}
        last={reminding?.last}
      />
      {reminding?.bar}
      <LoadMore {...paged} error={error} />
    </>
  );
};

/** What is done about what a report says. */
const nextSteps = {
  takings: { call: 'till/day', to: tillAddress(), label: 'Close a day' },
  owing: { call: 'lesson_billing/index', to: '/unbilled', label: 'Bill lessons' },
} as const;
const isStep = (group: string): group is keyof typeof nextSteps => Object.hasOwn(nextSteps, group);

const NextStep = ({ of }: Pick<Shown, 'of'>) => {
  const { canCall } = useAccess();
  const step = isStep(of.group) ? nextSteps[of.group] : null;
  if (!step || !canCall(step.call)) return null;
  return (
    <Button component={Link} to={step.to} variant="outlined">
      {step.label}
    </Button>
  );
};

/** On paper or in a spreadsheet. */
const Taken = ({ of, report }: Shown) => {
  const { asked } = useAsked(of, report);
  const { mutateAsync, isPending } = useExportReport(asked);
  const say = useSay();
  return (
    <>
      <NextStep of={of} />
      <Button
        variant="outlined"
        className="head-button"
        startIcon={<DownloadIcon />}
        disabled={isPending}
        onClick={() => void say.after(mutateAsync(), () => undefined)}
      >
        <HeadWords>CSV</HeadWords>
      </Button>
      <PrintButton />
      <SaveReport of={of} report={report} />
    </>
  );
};

const Reports = ({ of }: Pick<Shown, 'of'>) => {
  const { search } = useLocation();
  const kept = new URLSearchParams(search);
  kept.delete('sort');
  if (of.reports.length < 2) return null;
  const tabs = of.reports.map((report) => ({
    to: `${reportAddress(of.group, report)}?${kept.toString()}`,
    label: reportLabels[report],
  }));
  return <TabStrip label="Reports" tabs={tabs} />;
};

/** On a phone everything that is done with the report stands in one line. */
const Report = ({ of, report }: Shown) => {
  const { period, set } = useAsked(of, report);
  const small = useIsPhone();
  const taken = <Taken of={of} report={report} />;
  const usual = of.hasDays && <PeriodMenu onChoose={set} />;
  useLessonChanges();
  return (
    <div className="page report">
      <title>{`${of.label} – Leadline`}</title>
      <header className="row middle wrap between gap-3">
        <h1>
          {of.label}
          {of.hasDays && (
            <span className="hidden-on-phones">{`, ${dateOnly(period.from)} to ${dateOnly(period.to)}`}</span>
          )}
        </h1>
        {!small && <div className="report-tools no-print">{taken}</div>}
      </header>
      <p className="muted hidden-on-phones">{of.says}</p>
      <Reports of={of} />
      {of.hasDays && (
        <div className="report-tools no-print">
          <PeriodDates {...period} quiet={small} onChoose={set} />
          {!small && usual}
        </div>
      )}
      <Choices of={of} report={report} lead={small && usual} acts={small && taken} />
      <Found key={`${of.group} ${report}`} of={of} report={report} />
    </div>
  );
};

/** 200 rows at a time. R188 R189 R190 R231 */
export default function ReportPage() {
  const { group, report } = useParams();
  const access = useAccess();
  const of = groupOf(group);
  const known = of?.reports.find((name) => name === report);
  if (of && !isOpen(of, access)) return <Forbidden />;
  if (!of || !known) return <Empty title="There is no report at this address" />;
  return <Report of={of} report={known} />;
}
