import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useOptions } from '@/data/requests/options';
import {
  useDeregister,
  useRegister,
  type RegisteredStudent,
  type Registration,
  type RegistrationLine,
} from '@/data/requests/registrations';
import { useAmount } from '@/features/money/amounts';
import { Picker } from '@/ui/form/Picker';
import { useSay } from '@/ui/use-say';

/** Undo registers again, or takes back out. */
const useRegistering = ({ id: series_id, title }: Registration) => {
  const register = useRegister();
  const leave = useDeregister();
  const say = useSay();
  const [due, setDue] = useState<readonly RegistrationLine[]>([]);
  const nameless = { done: () => say.done('Undone') };
  const add = (student_id: string, name: string) =>
    say.after(register.mutateAsync({ series_id, student_id }), ({ warnings, item_details }) => {
      setDue((before) => [...before, ...item_details]);
      const undo = () => void say.after(leave.mutateAsync({ series_id, student_id }), nameless.done);
      say.done(`${name} is registered in ${title}`, { undo, warnings });
    });
  const remove = ({ student_id, person_name }: RegisteredStudent) =>
    say.after(leave.mutateAsync({ series_id, student_id }), () => {
      setDue((before) => before.filter((line) => line.student_id !== student_id));
      const undo = () => void say.after(register.mutateAsync({ series_id, student_id }), nameless.done);
      say.done(`${person_name} is no longer registered in ${title}`, { undo });
    });
  return { add, remove, due, isBusy: register.isPending || leave.isPending };
};

/** Registering bills nothing by itself: the package waits here for the family's cart. F12 R148 */
const ToTheCart = ({ line }: { line: RegistrationLine }) => {
  const amount = useAmount();
  const { person_id, student_name, product_name, product_price } = line;
  return (
    <li>
      <span>{`${student_name}: ${product_name}, ${amount(product_price)}, is not billed yet.`}</span>
      <Button
        component={Link}
        to={`/clienthome/${person_id}/online`}
        state={{ registered: line }}
        size="small"
        variant="outlined"
        aria-label={`Put ${product_name} into the cart for ${student_name}`}
      >
        To the cart
      </Button>
    </li>
  );
};

type ClientsProps = {
  readonly id: string;
  readonly session: Registration;
  readonly clients: readonly RegisteredStudent[];
};

/** Saved with every click; what is full or there already is said in the server's words. */
export const SessionClients = ({ id, session, clients }: ClientsProps) => {
  const { student } = useOptions();
  const { add, remove, due, isBusy } = useRegistering(session);
  const registered = due.filter((line) => clients.some(({ student_id }) => student_id === line.student_id));
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
        {registered.map((line) => (
          <ToTheCart key={line.student_id} line={line} />
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
