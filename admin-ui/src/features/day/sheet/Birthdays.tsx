import CakeIcon from '@mui/icons-material/CakeOutlined';
import { Link } from 'react-router-dom';
import { useBirthdays } from '@/data/requests/birthdays';
import { clientHome } from '@/data/addresses/client-home-address';
import { riders, type Ride } from '@/data/day/roster';
import { weekdayName } from '@/data/time/words';

/** Who rides in a lesson on their birthday. */
export const BirthdayOfRiders = ({ ride }: { ride: Ride }) => {
  const day = ride.lesson.scheduled_date;
  const { data = [] } = useBirthdays(day);
  const riding = new Set(riders(ride).map(({ student_id }) => student_id));
  const celebrated = data.filter(({ student_id, date }) => date === day && riding.has(student_id));
  if (celebrated.length === 0 || ride.lesson.lesson_is_cancelled === 1) return null;
  return (
    <p className="ride-details muted">
      <CakeIcon fontSize="inherit" /> Birthday: {celebrated.map(({ name, age }) => `${name} (${age})`).join(', ')}
    </p>
  );
};

/** Whose birthday is in the week of the day, with the weekday and how old they become. */
export const BirthdaysLine = ({ day }: { day: string }) => {
  const { data = [] } = useBirthdays(day);
  if (data.length === 0) return null;
  return (
    <p className="muted break birthdays" role="note">
      Birthdays this week:{' '}
      {data.map(({ student_id, person_id, name, date, age }, at) => (
        <span key={student_id}>
          {at > 0 && ', '}
          <Link to={clientHome(person_id)}>{name}</Link> {`(${age}) on ${weekdayName(date)}`}
        </span>
      ))}
    </p>
  );
};
