import { useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useAccess } from '@/providers/use-access';
import { useBarn } from '@/requests/barn';
import { useHorseWeek, type WeekOfHorses } from '@/requests/horse-week';
import { useLessonChanges } from '@/requests/use-lesson-changes';
import { addDays, isDay, todayIn } from '@/time/day';
import { dayAndYear } from '@/time/words';
import { DayNavigator } from '@/ui/DayNavigator';
import { Empty, Failed, Forbidden, Loading } from '@/ui/states';
import { WeekTable } from './WeekTable';
import './horse-week.css';

const useDay = () => {
  const { time_zone } = useBarn();
  const today = todayIn(time_zone);
  const [params, setParams] = useSearchParams();
  const asked = params.get('date');
  const setDay = (day: string) => setParams(day === today ? {} : { date: day });
  return { today, day: isDay(asked) ? asked : today, setDay };
};

const titleOf = ({ week_start, week_end, today }: WeekOfHorses) =>
  `How much the horses ${week_end < today ? 'worked' : 'work'} in the week of ${dayAndYear(week_start)}`;

const Week = () => {
  const { today, day, setDay } = useDay();
  useLessonChanges();
  const { data: week, error, isPlaceholderData, refetch } = useHorseWeek(day);
  return (
    <div className="page horse-week">
      <title>Horses’ week – Leadline</title>
      <header className="horse-week-head">
        <h1>{week ? titleOf(week) : 'How much the horses work'}</h1>
        <div className="horse-week-tools no-print">
          <DayNavigator
            unit="week"
            onStep={(step) => setDay(addDays(week?.week_start ?? day, step * 7))}
            onChoose={setDay}
            {...{ day, today }}
          />
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </header>
      {!week &&
        (error ? (
          <Failed error={error} retry={() => void refetch()} />
        ) : (
          <Loading rows={10} label="Loading the week" />
        ))}
      {week &&
        (week.horses.length === 0 ? (
          <Empty title="This barn has no horses yet" />
        ) : (
          <div aria-busy={isPlaceholderData}>
            <WeekTable week={week} />
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
