import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useOptions } from '@/data/requests/options';
import { useDeregister, useRegister, type RegisteredStudent, type Registration } from '@/data/requests/registrations';
import { Picker } from '@/ui/form/Picker';
import { useSay } from '@/ui/use-say';

/** Undo registers again, or takes back out. */
const useRegistering = ({ id: series_id, title }: Registration) => {
  const register = useRegister();
  const leave = useDeregister();
  const say = useSay();
  const nameless = { done: () => say.done('Undone') };
  const add = (student_id: string, name: string) =>
    say.after(register.mutateAsync({ series_id, student_id }), ({ warnings }) => {
      const undo = () => void say.after(leave.mutateAsync({ series_id, student_id }), nameless.done);
      say.done(`${name} is registered in ${title}`, { undo, warnings });
    });
  const remove = ({ student_id, person_name }: RegisteredStudent) =>
    say.after(leave.mutateAsync({ series_id, student_id }), () => {
      const undo = () => void say.after(register.mutateAsync({ series_id, student_id }), nameless.done);
      say.done(`${person_name} is no longer registered in ${title}`, { undo });
    });
  return { add, remove, isBusy: register.isPending || leave.isPending };
};

type ClientsProps = {
  readonly id: string;
  readonly session: Registration;
  readonly clients: readonly RegisteredStudent[];
};

/** Saved with every click; what is full or there already is said in the server's words. */
export const SessionClients = ({ id, session, clients }: ClientsProps) => {
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
      <Picker
        key={clients.length}
        label="Register a client"
        placeholder="Choose a client"
        options={student}
        chosen={[]}
        taken={clients.map(({ student_id }) => student_id)}
        onChange={choose}
      />
    </div>
  );
};
