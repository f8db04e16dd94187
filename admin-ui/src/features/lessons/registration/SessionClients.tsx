import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useOptions } from '@/data/requests/options';
import type { RegisteredStudent, Registration } from '@/data/requests/registrations';
import { Picker } from '@/ui/form/Picker';
import { ToTheCart } from './ToTheCart';
import { useRegistering } from './use-registering';

type ClientsProps = {
  readonly id: string;
  readonly session: Registration;
  readonly clients: readonly RegisteredStudent[];
  /** Who holds a place, those who wait for an answer among them. */
  readonly taken: readonly RegisteredStudent[];
};

export const SessionClients = ({ id, session, clients, taken }: ClientsProps) => {
  const { student } = useOptions();
  const { add, remove, isBusy } = useRegistering(session);
  const choose = ([chosen]: readonly string[]) => {
    const rider = student.find((option) => option.id === chosen);
    if (rider) void add(rider.id, rider.name);
  };
  return (
    <div id={id} className="session-clients">
      {clients.length === 0 && <p className="muted">Nobody is registered yet.</p>}
      <ul aria-label={`Clients of ${session.title}`}>
        {clients.map((client) => (
          <li key={client.student_id}>
            <Link to={`/clienthome/${client.person_id}`}>{client.person_name}</Link>
            <Button
              size="small"
              variant="text"
              aria-label={`Remove ${client.person_name}`}
              disabled={isBusy}
              onClick={() => void remove(client)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <ul aria-label="Not billed yet">
        {clients
          .filter(({ billed }) => billed === 0)
          .map((client) => (
            <li key={client.student_id}>
              <ToTheCart session={session} client={client} />
            </li>
          ))}
      </ul>
      <Picker
        key={clients.length}
        label="Register a client"
        placeholder="Choose a client"
        options={student}
        chosen={[]}
        taken={taken.map(({ student_id }) => student_id)}
        onChange={choose}
      />
    </div>
  );
};
