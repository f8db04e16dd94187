import { useId } from 'react';
import Button from '@mui/material/Button';
import { useFamily } from '@/data/client-context';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import {
  useRegistrations,
  type RegisteredStudent,
  type Registration,
  type SessionWaiting,
} from '@/data/requests/registrations';
import { Asking } from '@/features/lessons/registration/Asking';
import { SessionFacts } from '@/features/lessons/registration/SessionFacts';
import { Waits } from '@/features/lessons/registration/Waits';
import { ToTheCart } from '@/features/lessons/registration/ToTheCart';
import { useRegistering } from '@/features/lessons/registration/use-registering';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import '@/ui/list/record-cards.css';

type SessionProps = {
  readonly session: Registration;
  /** This client's place in it. */
  readonly place: RegisteredStudent | undefined;
  /** Who waits for one, or has one kept. */
  readonly waiting: readonly SessionWaiting[];
};

const Session = ({ session, place, waiting }: SessionProps) => {
  const name = useId();
  const { currentClient } = useFamily();
  const { add, remove, isBusy } = useRegistering(session);
  const { student_id, person_name } = currentClient;
  const isKept = waiting.some((one) => one.student_id === student_id && one.offered_until !== null);
  return (
    <li className="record-card" aria-labelledby={name}>
      <SessionFacts session={session} nameId={name} />
      {place?.state === 'asked' && <Asking session={session} clients={[place]} />}
      {place?.state === 'asked' ? null : place ? (
        <div className="row wrap middle between gap-2">
          <strong>{`${person_name} is registered`}</strong>
          <Button variant="outlined" size="small" disabled={isBusy} onClick={() => void remove(place)}>
            {`Remove ${person_name}`}
          </Button>
          {place.billed === 0 && <ToTheCart session={session} client={place} />}
        </div>
      ) : (
        student_id !== null && (
          <div className="row wrap middle gap-3">
            <Waits {...{ session, waiting }} rider={{ id: student_id, name: person_name }} />
            {(session.available !== 0 || isKept) && (
              <Button
                variant="contained"
                size="small"
                disabled={isBusy}
                onClick={() => void add(student_id, person_name)}
              >
                {`Register ${person_name}`}
              </Button>
            )}
          </div>
        )
      )}
    </li>
  );
};

/** What is open for registration, and in what of it this client is. R148 R209 */
export default function ClientRegistration() {
  const { clients_can_register } = useBarn();
  const { canCall } = useAccess();
  const { currentClient } = useFamily();
  const { data, error, refetch } = useRegistrations();
  if (!canCall('addStudentToRegistration')) return <Forbidden />;
  if (clients_can_register !== 1) return <Empty title="Clients cannot register at this barn" />;
  if (!data) return <Unanswered error={error} refetch={refetch} rows={4} label="Loading sessions" />;
  if (data.counts.length === 0) return <Empty title="No sessions yet" text="They are added in Setup, Registration." />;
  return (
    <div className="record-part">
      <ul className="record-cards client-sessions" aria-label="Sessions">
        {data.counts.map((session) => (
          <Session
            key={session.id}
            session={session}
            place={data.stu.find(
              ({ lesson_date_time_series_id, student_id }) =>
                lesson_date_time_series_id === session.id && student_id === currentClient.student_id,
            )}
            waiting={data.waiting.filter(({ lesson_date_time_series_id }) => lesson_date_time_series_id === session.id)}
          />
        ))}
      </ul>
    </div>
  );
}
