import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { enrollmentStatusNames, type EnrollmentStatus } from '@leadline/api-client';
import { FilterBar } from '@/ui/filters/FilterBar';
import { toWire } from '@/ui/filters/filters';
import { useFilters } from '@/ui/filters/use-filters';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useExportStudentReport, useStudentReport } from '@/data/requests/student-report';
import { useLessonChanges } from '@/data/requests/use-lesson-changes';
import { isDay, todayIn } from '@/data/time/day';
import { count, dateOnly } from '@/data/time/words';
import { HeadWords } from '@/ui/HeadButton';
import { SelectInput, Toggle } from '@/ui/form/inputs';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { useIsPhone } from '@/ui/use-is-phone';
import { useSay } from '@/ui/use-say';
import { LoadMore } from './LoadMore';
import { monthOf, type Period } from './period';
import { PeriodDates, PeriodMenu } from './PeriodChoice';
import { columnsOf, StudentReportTable } from './StudentReportTable';
import '@/ui/record/record-table.css';
import './report.css';

const attendance = Object.entries(enrollmentStatusNames).map(([id, name]) => ({ id, name: `${name} (${id})` }));
const isStatus = (code: string): code is EnrollmentStatus => Object.hasOwn(enrollmentStatusNames, code);
const barnCancelled = [
  { id: 'active', name: 'exclude' },
  { id: 'inactive', name: 'show only' },
];

/** Period, filters and columns live in the address. */
const useAsked = () => {
  const { time_zone } = useBarn();
  const [params, setParams] = useSearchParams();
  const { filters } = useFilters();
  const month = monthOf(todayIn(time_zone));
  const [from, to] = [params.get('from'), params.get('to')];
  const period: Period = { from: isDay(from) ? from : month.from, to: isDay(to) ? to : month.to };
  const set = (values: Readonly<Record<string, string>>) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  const status = params.get('attendance') ?? '';
  const contact = params.get('contact') === '1';
  const asked = {
    date1: period.from,
    date2: period.to,
    filters: { ...toWire(filters), ...(isStatus(status) && { status_code: status }) },
    ...(contact && { contact: 1 as const }),
  };
  return { asked, period, status, contact, set };
};

const Choices = ({ lead, acts }: { lead: ReactNode; acts: ReactNode }) => {
  const { filters } = useFilters();
  const { status, contact, set } = useAsked();
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
      <Toggle label="show contact detail" checked={contact} onChange={(shown) => set({ contact: shown ? '1' : '' })} />
    </FilterBar>
  );
};

const Found = () => {
  const { asked, contact } = useAsked();
  const { data, error, refetch, ...paged } = useStudentReport(asked);
  if (!data?.totals) return <Unanswered error={error} refetch={refetch} rows={10} label="Loading the report" />;
  const { rows, totals } = data;
  if (totals.rows === 0)
    return <Empty title="Nobody is in a lesson of these days" text="Other days or fewer filters show more." />;
  return (
    <>
      <p role="status">
        {`${rows.length} of ${count(totals.rows, 'row')}: ${count(totals.students, 'student')} in ${count(totals.lessons, 'lesson')}, ` +
          `${totals.cancelled} cancelled`}
      </p>
      <StudentReportTable rows={rows} contact={contact} />
      <LoadMore {...paged} error={error} />
    </>
  );
};

/** On paper or in a spreadsheet. */
const Taken = () => {
  const { asked, contact } = useAsked();
  const { mutateAsync, isPending } = useExportStudentReport(asked);
  const say = useSay();
  return (
    <>
      <Button
        variant="outlined"
        className="head-button"
        startIcon={<DownloadIcon />}
        disabled={isPending}
        onClick={() => void say.after(mutateAsync(columnsOf(contact)), () => undefined)}
      >
        <HeadWords>CSV</HeadWords>
      </Button>
      <Button variant="outlined" className="head-button" startIcon={<PrintIcon />} onClick={() => window.print()}>
        <HeadWords>Print</HeadWords>
      </Button>
    </>
  );
};

/** On a phone everything that is done with the report stands in one line. */
const Report = () => {
  const { period, set } = useAsked();
  const small = useIsPhone();
  const taken = <Taken />;
  const usual = <PeriodMenu onChoose={set} />;
  useLessonChanges();
  return (
    <div className="page report">
      <title>Students – Leadline</title>
      <header className="row middle wrap between gap-3">
        <h1>
          Who was in which lesson
          <span className="hidden-on-phones">{`, ${dateOnly(period.from)} to ${dateOnly(period.to)}`}</span>
        </h1>
        {!small && <div className="report-tools no-print">{taken}</div>}
      </header>
      <div className="report-tools no-print">
        <PeriodDates {...period} quiet={small} onChoose={set} />
        {!small && usual}
      </div>
      <Choices lead={small && usual} acts={small && taken} />
      <Found />
    </div>
  );
};

/** Places in lessons, one a row, 200 at a time. R188 R189 R190 R231 */
export default function StudentReportPage() {
  const { report } = useParams();
  const { canCall } = useAccess();
  if (!canCall('reports/student')) return <Forbidden />;
  if (report !== 'detail') return <Empty title="There is no report at this address" />;
  return <Report />;
}
