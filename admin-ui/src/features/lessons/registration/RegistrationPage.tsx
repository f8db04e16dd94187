import { Link, Outlet, useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useRegistrations } from '@/data/requests/registrations';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { SessionCard } from './SessionCard';
import '@/ui/side-panel.css';
import '@/ui/list/list.css';
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
    <ul className="sessions" aria-label="Sessions">
      {data.counts.map((session) => (
        <SessionCard
          key={session.id}
          session={session}
          clients={data.stu.filter(({ lesson_date_time_series_id }) => lesson_date_time_series_id === session.id)}
        />
      ))}
    </ul>
  );
};

/** Only where the barn lets clients register. R044 */
export default function RegistrationPage() {
  const { canCall } = useAccess();
  const { clients_can_register } = useBarn();
  if (!canCall('lesson_date_time_series/createRegistration')) return <Forbidden />;
  if (clients_can_register !== 1)
    return (
      <Empty
        title="Clients cannot register at this barn"
        text={
          <>
            <Link to="/setup/updateprefs?q=register">A setting</Link> opens registration to them.
          </>
        }
      />
    );
  return (
    <div className="with-panel">
      <title>Registration – Leadline</title>
      <section className="list-page" aria-label="Registration">
        <header className="list-head">
          <h1>Registration</h1>
          <div className="list-tools">
            <Add />
          </div>
        </header>
        <Sessions />
      </section>
      <Outlet />
    </div>
  );
}
