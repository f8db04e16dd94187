import { Link } from 'react-router-dom';
import { horseHome } from '@/data/addresses/horse-home-address';
import { useAccess } from '@/data/providers/use-access';
import type { WeekOfHorses } from '@/data/requests/horse-week';
import { count, hours } from '@/data/time/words';
import { WorkOfDay } from '@/ui/week/WeekTable';

type Row = WeekOfHorses['horses'][number];
type Work = Pick<Row, 'lessons' | 'minutes'>;

export const HorseWork = ({ lessons, minutes }: Work) =>
  lessons === 0 ? (
    <span className="muted" aria-label="rests">
      –
    </span>
  ) : (
    <WorkOfDay {...{ lessons, minutes }} />
  );

export const HorseDay = ({ day }: { day: Work }) => <HorseWork {...day} />;

const limitOf = ({ most_lessons_a_day, most_minutes_a_day }: Row) =>
  [
    most_lessons_a_day !== null && `${count(most_lessons_a_day, 'lesson')} a day`,
    most_minutes_a_day !== null && `${hours(most_minutes_a_day)} a day`,
  ]
    .filter(Boolean)
    .join(', ');

export const HorseHead = ({ row }: { row: Row }) => {
  const { canOpen } = useAccess();
  return (
    <>
      {canOpen('horseProfile') ? <Link to={`${horseHome(row.id)}/work`}>{row.name}</Link> : row.name}
      {limitOf(row) && <span className="muted week-limit">at most {limitOf(row)}</span>}
    </>
  );
};
