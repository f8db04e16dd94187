import { Link } from 'react-router-dom';
import { useOffOn } from '@/data/requests/staff-off';
import { timeRange } from '@/data/time/words';

/** Who of the staff is off on the day; administrators read it. */
export const OffLine = ({ day }: { day: string }) => {
  const off = useOffOn(day);
  if (off.length === 0) return null;
  const names = off.map(({ name, start_time, end_time }) =>
    start_time && end_time ? `${name} ${timeRange(start_time, end_time)}` : name,
  );
  return (
    <p className="muted break" role="note">
      <Link to="/stafftimeoff">Off</Link>: {names.join(', ')}
    </p>
  );
};
