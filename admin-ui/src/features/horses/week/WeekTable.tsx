import { Link } from 'react-router-dom';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { hours } from '@/features/horses/home/work-words';
import { useAccess } from '@/data/providers/use-access';
import type { WeekOfHorses } from '@/data/requests/horse-week';
import { horseHome } from '@/data/addresses/horse-home-address';
import { count, shortDay } from '@/data/time/words';

type Row = WeekOfHorses['horses'][number];
type Day = Row['days'][number];

const Work = ({ lessons, minutes }: Pick<Day, 'lessons' | 'minutes'>) =>
  lessons === 0 ? (
    <span className="muted" aria-label="rests">
      –
    </span>
  ) : (
    <>
      <strong>{lessons}</strong>
      <span className="visually-hidden">{lessons === 1 ? ' lesson, ' : ' lessons, '}</span>
      <span className="week-time">{hours(minutes)}</span>
    </>
  );

const DayCell = ({ day, isToday }: { day: Day; isToday: boolean }) => {
  const told = day.warnings.join('. ');
  const kind = [isToday && 'week-today', told && 'week-over'].filter(Boolean).join(' ');
  return (
    <td className={kind || undefined} title={told || undefined}>
      <Work {...day} />
      {told && (
        <span className="warning">
          <WarningIcon fontSize="inherit" aria-hidden="true" />
          <span className="visually-hidden">{told}</span>
        </span>
      )}
    </td>
  );
};

const limitOf = ({ most_lessons_a_day, most_minutes_a_day }: Row) =>
  [
    most_lessons_a_day !== null && `${count(most_lessons_a_day, 'lesson')} a day`,
    most_minutes_a_day !== null && `${hours(most_minutes_a_day)} a day`,
  ]
    .filter(Boolean)
    .join(', ');

export const WeekTable = ({ week }: { week: WeekOfHorses }) => {
  const { canOpen } = useAccess();
  const [first] = week.horses;
  return (
    <div className="week-scroll">
      <table className="week-table">
        <thead>
          <tr>
            <th scope="col">Horse</th>
            {first?.days.map(({ date }) => (
              <th key={date} scope="col" className={date === week.today ? 'week-today' : undefined}>
                {shortDay(date)}
              </th>
            ))}
            <th scope="col">Week</th>
          </tr>
        </thead>
        <tbody>
          {week.horses.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {canOpen('horseProfile') ? <Link to={`${horseHome(row.id)}/work`}>{row.name}</Link> : row.name}
                {limitOf(row) && <span className="muted week-limit">at most {limitOf(row)}</span>}
              </th>
              {row.days.map((day) => (
                <DayCell key={day.date} day={day} isToday={day.date === week.today} />
              ))}
              <td>
                <Work {...row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
