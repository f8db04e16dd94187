import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useLessonChanges } from '@/data/requests/use-lesson-changes';
import { useWorkloadGraphic, type WorkloadGraphic } from '@/data/requests/workload-graphic';
import { addDays, isDay, todayIn } from '@/data/time/day';
import { dayAndYear } from '@/data/time/words';
import { DayNavigator } from '@/ui/DayNavigator';
import { PrintButton } from '@/ui/HeadButton';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { TabStrip } from '@/ui/TabStrip';
import { WorkloadTable } from './WorkloadTable';
import '@/ui/day-head.css';
import '@/ui/week/week.css';
import './workload.css';

const views = [
  { to: '/reports/workloadgraphic/graphic', label: 'Weekly Graphic' },
  { to: '/reports/workloadgraphic/numbers', label: 'Weekly Numbers' },
];

const Shown = ({ report, today }: { report: WorkloadGraphic; today: string }) =>
  report.a.length === 0 ? (
    <Empty
      title="No horse is in a lesson of these days"
      text={
        <>
          Horses are given to riders on the <Link to="/daysheet">day sheet</Link> or the{' '}
          <Link to="/whiteboard">whiteboard</Link>.
        </>
      }
    />
  ) : (
    <WorkloadTable report={report} today={today} />
  );

const Week = ({ word }: { word: WorkloadGraphic['graphicword'] }) => {
  const { time_zone } = useBarn();
  const today = todayIn(time_zone);
  const [params, setParams] = useSearchParams();
  const asked = params.get('date');
  const from = isDay(asked) ? asked : undefined;
  const setFrom = (day: string) => setParams(day === today ? {} : { date: day });
  useLessonChanges();
  const { data: report, error, refetch } = useWorkloadGraphic(word, from);
  const [first = from ?? today] = report?.dateheaders ?? [];
  const search = from ? `?date=${from}` : '';
  return (
    <div className="page week-page">
      <title>Horses’ lessons – Leadline</title>
      <header className="day-head week-head">
        <h1>
          How often the horses go<span className="hidden-on-phones"> in the week from {dayAndYear(first)}</span>
        </h1>
        <div className="day-tools middle wrap gap-2 no-print">
          <DayNavigator
            unit="week"
            day={from ?? today}
            today={today}
            onStep={(step) => setFrom(addDays(first, step * 7))}
            onChoose={setFrom}
          />
        </div>
      </header>
      <div className="workload-views row middle gap-2">
        <TabStrip label="Views" tabs={views.map(({ to, label }) => ({ to: `${to}${search}`, label }))} />
        <PrintButton />
      </div>
      {report ? (
        <Shown report={report} today={today} />
      ) : (
        <Unanswered error={error} refetch={refetch} rows={10} label="Loading the week" />
      )}
    </div>
  );
};

/** One icon for each lesson of a horse, or the numbers alone. R191 */
export default function WorkloadPage() {
  const { word } = useParams();
  const { canCall } = useAccess();
  if (!canCall('reports/workloadgraphic')) return <Forbidden />;
  if (word !== 'graphic' && word !== 'numbers') return <Empty title="There is no report at this address" />;
  return <Week word={word} />;
}
