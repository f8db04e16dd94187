import { Link } from 'react-router-dom';
import { useAskedDay } from '@/data/day/use-asked-day';
import { useAccess } from '@/data/providers/use-access';
import { useHorseWeek, type WeekOfHorses } from '@/data/requests/horse-week';
import { useLessonChanges } from '@/data/requests/use-lesson-changes';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { WeekPage } from '@/ui/week/WeekPage';
import { WeekTable, WeekWarnings } from '@/ui/week/WeekTable';
import { HorseDay, HorseHead, HorseWork } from './HorseRow';

const Found = ({ week: { horses, today, farm_name }, isBusy }: { week: WeekOfHorses; isBusy: boolean }) => {
  if (horses.length === 0)
    return <Empty title="This barn has no horses yet" text={<Link to="/horses/create">Add the first one</Link>} />;
  return (
    <div aria-busy={isBusy}>
      <WeekTable of="Horse" rows={horses} today={today} Head={HorseHead} Day={HorseDay} Sum={HorseWork} />
      <WeekWarnings title="Limits that are passed" rows={horses} />
      <p className="muted">
        Lessons, and how long they take. A mark says that a limit of the horse is passed; limits stand on its page.
      </p>
      <p className="only-print">{farm_name}</p>
    </div>
  );
};

const Week = () => {
  const { day } = useAskedDay();
  const { canCall } = useAccess();
  useLessonChanges();
  const { data: week, error, isPlaceholderData, refetch } = useHorseWeek(day);
  const isOver = week !== undefined && week.week_end < week.today;
  return (
    <WeekPage
      name="Horses’ week"
      heading={`How much the horses ${isOver ? 'worked' : 'work'}`}
      list={canCall('GET rest/horses') ? { to: '/horses', label: 'Horses' } : null}
      weekStart={week?.week_start}
    >
      {week ? (
        <Found week={week} isBusy={isPlaceholderData} />
      ) : (
        <Unanswered error={error} refetch={refetch} rows={10} label="Loading the week" />
      )}
    </WeekPage>
  );
};

/** What every horse does on each day of a week, against its limits; for the wall, too. */
export default function HorseWeekPage() {
  return useAccess().canCall('horses/workOfWeek') ? <Week /> : <Forbidden />;
}
