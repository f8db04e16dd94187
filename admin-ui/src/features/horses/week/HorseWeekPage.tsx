import { Link } from 'react-router-dom';
import { useAskedDay } from '@/data/day/use-asked-day';
import { useAccess } from '@/data/providers/use-access';
import { useHorseWeek, type WeekOfHorses } from '@/data/requests/horse-week';
import { useLessonChanges } from '@/data/requests/use-lesson-changes';
import { addDays } from '@/data/time/day';
import { dayAndYear } from '@/data/time/words';
import { DayNavigator } from '@/ui/DayNavigator';
import { PrintButton } from '@/ui/HeadButton';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { WeekTable } from './WeekTable';
import '@/ui/day-head.css';
import '@/ui/record/record.css';
import './horse-week.css';

const Title = ({ week }: { week: WeekOfHorses | undefined }) => (
  <h1>
    How much the horses {week && week.week_end < week.today ? 'worked' : 'work'}
    {week && <span className="hidden-on-phones"> in the week of {dayAndYear(week.week_start)}</span>}
  </h1>
);

/** What a mark in the table means, also on paper. */
const Passed = ({ week }: { week: WeekOfHorses }) => {
  const told = week.horses.flatMap(({ days }) => days.flatMap(({ warnings }) => warnings));
  if (told.length === 0) return null;
  return (
    <section className="week-passed" aria-label="Limits that are passed">
      <h2>Limits that are passed</h2>
      <ul>
        {told.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
};

const Week = () => {
  const { today, day, setDay } = useAskedDay();
  const { canCall } = useAccess();
  useLessonChanges();
  const { data: week, error, isPlaceholderData, refetch } = useHorseWeek(day);
  return (
    <div className="page horse-week">
      <title>Horses’ week – Leadline</title>
      <header className="day-head week-head">
        <div className="record-title row baseline wrap shrinks">
          {canCall('GET rest/horses') && (
            <nav className="no-print" aria-label="Back to the list">
              <Link to="/horses">Horses</Link>
              <span aria-hidden> ›</span>
            </nav>
          )}
          <Title week={week} />
        </div>
        <div className="day-tools middle wrap gap-2 no-print">
          <DayNavigator
            unit="week"
            onStep={(step) => setDay(addDays(week?.week_start ?? day, step * 7))}
            onChoose={setDay}
            {...{ day, today }}
          />
          <PrintButton />
        </div>
      </header>
      {!week && <Unanswered error={error} refetch={refetch} rows={10} label="Loading the week" />}
      {week &&
        (week.horses.length === 0 ? (
          <Empty title="This barn has no horses yet" text={<Link to="/horses/create">Add the first one</Link>} />
        ) : (
          <div aria-busy={isPlaceholderData}>
            <WeekTable week={week} />
            <Passed week={week} />
            <p className="muted">
              Lessons, and how long they take. A mark says that a limit of the horse is passed; limits stand on its
              page.
            </p>
            <p className="only-print">{week.farm_name}</p>
          </div>
        ))}
    </div>
  );
};

/** What every horse does on each day of a week, against its limits; for the wall, too. */
export default function HorseWeekPage() {
  return useAccess().canCall('horses/workOfWeek') ? <Week /> : <Forbidden />;
}
