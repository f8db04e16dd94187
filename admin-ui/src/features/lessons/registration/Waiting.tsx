import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { useOptions } from '@/data/requests/options';
import type { RegisteredStudent, Registration, SessionWaiting } from '@/data/requests/registrations';
import { Picker } from '@/ui/form/Picker';
import { Tag } from '@/ui/Tag';
import { useMoment } from '../use-moment';
import { TakingOff } from './TakingOff';
import { useAddingToList } from './use-adding-to-list';
import { WaiterMenu } from './WaiterMenu';

type One = { readonly session: Registration; readonly one: SessionWaiting; readonly others: number };

const Row = ({ session, one, others }: One) => {
  const [isAsked, setAsked] = useState(false);
  const moment = useMoment();
  const { person_id, person_name, place, offered_until, passed_over } = one;
  const ask = () => setAsked(true);
  return (
    <li className="row wrap middle between gap-2">
      <span className="break">
        {`${place}. `}
        <Link to={`/clienthome/${person_id}`}>{person_name}</Link>
        <span className="muted">{offered_until ? ` · kept until ${moment(offered_until)}` : ' · waits'}</span>{' '}
        {passed_over && <Tag tone="warning">{passed_over}</Tag>}
      </span>
      {offered_until ? (
        <Button size="small" variant="text" aria-label={`Free the place of ${person_name}`} onClick={ask}>
          Free the place…
        </Button>
      ) : (
        <WaiterMenu session={session} one={one} last={others + 1} onTakeOff={ask} />
      )}
      {isAsked && <TakingOff {...{ session, one, others }} onClose={() => setAsked(false)} />}
    </li>
  );
};

const AddWaiting = ({ session, taken }: { readonly session: Registration; readonly taken: readonly string[] }) => {
  const { student } = useOptions();
  const { add } = useAddingToList(session);
  const choose = ([chosen]: readonly string[]) => {
    const rider = student.find(({ id }) => id === chosen);
    if (rider) void add(rider);
  };
  return (
    <Picker
      key={taken.length}
      label="Add to the waiting list"
      placeholder="Choose a client"
      options={student}
      chosen={[]}
      taken={taken}
      onChange={choose}
    />
  );
};

const headingOf = (waiting: readonly SessionWaiting[]): string => {
  const kept = waiting.filter(({ offered_until }) => offered_until !== null).length;
  const waits = waiting.length - kept;
  return [waits > 0 && `Waiting list: ${waits}`, kept > 0 && `Places kept: ${kept}`].filter(Boolean).join(' · ');
};

type Listed = {
  readonly session: Registration;
  readonly waiting: readonly SessionWaiting[];
  readonly clients: readonly RegisteredStudent[];
};

/** Who waits for a place or has one kept, in order; nothing where nobody does and nobody can. */
export const Waiting = ({ session, waiting, clients }: Listed) => {
  const { has_waiting_lists } = useBarn();
  const mayAdd = has_waiting_lists === 1 && session.available === 0 && session.lessons_left > 0;
  if (waiting.length === 0 && !mayAdd) return null;
  return (
    <section
      className={waiting.length > 0 ? 'session-asking session-waiting' : undefined}
      aria-label={`Waiting list: ${session.title}`}
    >
      {waiting.length > 0 && (
        <>
          <h3>{headingOf(waiting)}</h3>
          <ol>
            {waiting.map((one) => (
              <Row key={one.student_id} session={session} one={one} others={waiting.length - 1} />
            ))}
          </ol>
        </>
      )}
      {mayAdd && <AddWaiting session={session} taken={[...clients, ...waiting].map(({ student_id }) => student_id)} />}
    </section>
  );
};
