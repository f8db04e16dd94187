import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { useRegistrations } from '@/data/requests/registrations';
import { CardPage } from '@/ui/list/CardPage';
import { Empty, Unanswered } from '@/ui/states';
import { SessionCard } from './SessionCard';
import './registration.css';

const Add = () => {
  const navigate = useNavigate();
  return (
    <Button variant="contained" onClick={() => void navigate('/setup/registration/registrationAdd')}>
      Add New Program
    </Button>
  );
};

const Sessions = () => {
  const { data, error, refetch } = useRegistrations();
  if (!data)
    return (
      <div className="list-pad">
        <Unanswered error={error} refetch={refetch} label="Loading sessions" />
      </div>
    );
  if (data.counts.length === 0)
    return (
      <Empty
        title="No sessions yet"
        text="A session is a series of lessons that families register for as a whole, with a package and a number of places."
        action={<Add />}
      />
    );
  return (
    <ul className="record-cards" aria-label="Sessions">
      {data.counts.map((session) => (
        <SessionCard
          key={session.id}
          session={session}
          clients={data.stu.filter(({ lesson_date_time_series_id }) => lesson_date_time_series_id === session.id)}
          waiting={data.waiting.filter(({ lesson_date_time_series_id }) => lesson_date_time_series_id === session.id)}
        />
      ))}
    </ul>
  );
};

/** Only where the barn lets clients register. R044 */
export default function RegistrationPage() {
  const { clients_can_register } = useBarn();
  return (
    <CardPage
      title="Registration"
      call="lesson_date_time_series/createRegistration"
      isOn={clients_can_register === 1}
      off={{ title: 'Clients cannot register at this barn', search: 'register', says: 'opens registration to them.' }}
      add={<Add />}
    >
      <Sessions />
    </CardPage>
  );
}
