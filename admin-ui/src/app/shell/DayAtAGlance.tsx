import { Link } from 'react-router-dom';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { isUrgent, needsOf } from '@/data/day/needs';
import { riders, toRides } from '@/data/day/roster';
import { useLessonsOfDay } from '@/data/requests/lessons-of-day';
import { todayIn } from '@/data/time/day';
import { count } from '@/data/time/words';

/** Today in three numbers, on every screen. */
export const DayAtAGlance = ({ zone }: { zone: string }) => {
  const { data } = useLessonsOfDay(todayIn(zone));
  if (!data) return null;
  const rides = toRides(data).filter(({ lesson }) => lesson.lesson_is_cancelled !== 1);
  const names = new Set(rides.flatMap((ride) => riders(ride).map((student) => student.student_id)));
  const needs = needsOf(rides, data.packages).filter(isUrgent).length;
  return (
    <p className="glance">
      <span>Today {count(rides.length, 'lesson')}</span>
      <span>{count(names.size, 'rider')}</span>
      {needs > 0 && (
        <Link to="/daysheet?needs=1" className="glance-needs row-inline middle gap-1 strong warning">
          <WarningIcon fontSize="inherit" /> {needs === 1 ? '1 needs a hand' : `${needs} need a hand`}
        </Link>
      )}
    </p>
  );
};
