import { Link } from 'react-router-dom';
import { staffHome } from '@/data/addresses/staff-home-address';
import type { WeekOfStaff } from '@/data/requests/staff-hours';
import { timeRange } from '@/data/time/words';
import { Tag } from '@/ui/Tag';
import { WorkOfDay } from '@/ui/week/WeekTable';
import { hoursWords } from './hours-words';

type Row = WeekOfStaff['staff'][number];
type Day = Row['days'][number];

export const StaffHead = ({ row: { person_id, name } }: { row: Row }) => (
  <Link to={`${staffHome(person_id)}/timeoff`}>{name}</Link>
);

export const StaffWork = ({ lessons, minutes }: Pick<Row, 'lessons' | 'minutes'>) =>
  lessons === 0 ? <span className="muted">–</span> : <WorkOfDay {...{ lessons, minutes }} />;

const offWords = ({ start_time, end_time }: Day['off'][number]) =>
  start_time && end_time ? `Off ${timeRange(start_time, end_time)}` : 'Off';

/** What they teach, below it when they are there, and when they are not. */
export const StaffDay = ({ day: { hours, off, ...work } }: { day: Day }) => (
  <>
    <StaffWork {...work} />
    {hours.length > 0 && <span className="week-time">{hoursWords(hours)}</span>}
    {off.map((one) => (
      <span key={offWords(one)} className="week-time">
        <Tag tone="warning">{offWords(one)}</Tag>
      </span>
    ))}
  </>
);
