import { Link } from 'react-router-dom';
import { useRecordContext } from 'react-admin';
import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { todayIn } from '@/data/time/day';
import { count } from '@/data/time/words';
import type { ClosedDay } from './setup-rows';
import './setup-cells.css';

type Cell = { readonly row: ClosedDay };

const lastOf = ({ first_day, last_day }: ClosedDay) => last_day ?? first_day;

/** Where its lessons are called off. */
const callOff = ({ first_day, ...row }: ClosedDay) =>
  `/closedDays?${new URLSearchParams({ from: first_day, to: lastOf({ first_day, ...row }) })}`;

const useIsToCome = () => {
  const today = todayIn(useBarn().time_zone);
  return (row: ClosedDay) => lastOf(row) >= today && row.is_active === 1;
};

/** Of days that are over it says nothing that anybody could do something about. */
export const LessonsStillOn = ({ row }: Cell) => {
  const isToCome = useIsToCome();
  if (row.lesson_count === 0 || !isToCome(row)) return <span className="muted">–</span>;
  return (
    <Link
      className="cell-link"
      to={callOff(row)}
      aria-label={`${count(row.lesson_count, 'lesson')} still on: ${row.closed_day_name}`}
    >
      {row.lesson_count}
    </Link>
  );
};

/** Below the form: what is still on, and where it is called off. */
export const ClosedDayBelongings = () => {
  const row = useRecordContext<ClosedDay>();
  const isToCome = useIsToCome();
  if (!row || row.lesson_count === 0 || !isToCome(row)) return null;
  return (
    <section className="section-links stack gap-2 ruled-above" aria-label="Lessons on these days">
      <p>{`${count(row.lesson_count, 'lesson')} still on.`}</p>
      <div>
        <Button component={Link} variant="outlined" to={callOff(row)}>
          Call them off…
        </Button>
      </div>
    </section>
  );
};
