import { downloadCSV } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useSessionAttendance, type SessionAttendance } from '@/data/requests/registrations';
import { useLessonChanges } from '@/data/requests/use-lesson-changes';
import { dayAndYear } from '@/data/time/words';
import { toCsv } from '@/ui/list/csv';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { attendanceColumns, attendanceRows } from './attendance-columns';
import { AttendanceTable } from './AttendanceTable';
import { placeMarks } from './place-marks';
import { SessionHead } from './SessionHead';
import { SheetTools } from './SheetTools';
import { sheetFile } from './sheet-file';
import './session.css';
import './attendance.css';

const save = (table: SessionAttendance) =>
  downloadCSV(
    `\uFEFF${toCsv(attendanceColumns(table), attendanceRows(table))}`,
    sheetFile('attendance', table.session.title),
  );

const legend = Object.values(placeMarks)
  .filter(({ sign }) => sign)
  .map(({ sign, words }) => `${sign} ${words}`)
  .join(', ');

type PagesProps = { readonly table: SessionAttendance; readonly onTurn: (page: number) => void };

/** More lessons than fit on one sheet: which of them are shown, and the others. */
const Pages = ({ table: { page, pages, first, of, lessons }, onTurn }: PagesProps) => (
  <nav className="row middle wrap gap-2" aria-label="Lessons of the session">
    <span role="status">{`Lessons ${first} to ${first + lessons.length - 1} of ${of}`}</span>
    <span className="row gap-1 no-print">
      <Button size="small" variant="outlined" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        Earlier
      </Button>
      <Button size="small" variant="outlined" disabled={page === pages} onClick={() => onTurn(page + 1)}>
        Later
      </Button>
    </span>
    <span className="muted no-print">Only these are printed and saved; a rider’s sums are of all lessons.</span>
  </nav>
);

const Found = ({ table, onTurn }: PagesProps) =>
  table.riders.length === 0 ? (
    <Empty title="Nobody is registered yet" text="Who was in which lesson stands here once somebody is." />
  ) : (
    <>
      {table.pages > 1 && <Pages {...{ table, onTurn }} />}
      <AttendanceTable table={table} />
      <p className="muted">{`${legend}. Absent is a no-show or a late cancel; empty is not in that lesson.`}</p>
    </>
  );

const Page = () => {
  const { seriesId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { farm_name } = useBarn();
  useLessonChanges();
  const page = Math.max(0, Math.trunc(Number(params.get('page')) || 0));
  const { data: table, error, isPlaceholderData, refetch } = useSessionAttendance(seriesId, page || undefined);
  if (!table)
    // Nothing of its head before: what it says would push down what waits below it.
    return (
      <div className="page session-page">
        <title>Attendance – Leadline</title>
        <Unanswered error={error} refetch={refetch} rows={8} label="Loading the attendance" />
      </div>
    );
  return (
    <div className="page session-page attendance-page">
      <title>{`${table.session.title}: attendance – Leadline`}</title>
      <SessionHead seriesId={seriesId} told={table}>
        <SheetTools onSave={table.riders.length > 0 ? () => save(table) : undefined} />
      </SessionHead>
      <div className="stack gap-4" aria-busy={isPlaceholderData}>
        <Found table={table} onTurn={(next) => setParams({ page: String(next) })} />
      </div>
      <p className="only-print">{`${farm_name}, ${dayAndYear(table.today)}`}</p>
    </div>
  );
};

/** Who was in which lesson of a session; marking stays with the lesson that a place opens. */
export default function AttendancePage() {
  return useAccess().canCall('registrations/attendance') ? <Page /> : <Forbidden />;
}
