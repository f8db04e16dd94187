import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { sessionAddress } from '@/data/addresses/session-address';
import type { RegisteredStudent, Registration, SessionWaiting } from '@/data/requests/registrations';
import { count } from '@/data/time/words';
import { MailButton } from '../session/MailButton';
import { Asking } from './Asking';
import { PlacesQuestion } from './PlacesQuestion';
import { SessionClients } from './SessionClients';
import { Waiting } from './Waiting';
import { SessionFacts } from './SessionFacts';

type CardProps = {
  readonly session: Registration;
  readonly clients: readonly RegisteredStudent[];
  readonly waiting: readonly SessionWaiting[];
};

export const SessionCard = ({ session, clients: all, waiting }: CardProps) => {
  const clients = all.filter(({ state }) => state === 'registered');
  const [isOpen, setOpen] = useState(false);
  const [changes, setChanges] = useState(false);
  const [name, list] = [useId(), useId()];
  return (
    <li className="record-card" aria-labelledby={name}>
      <SessionFacts session={session} nameId={name} />
      <Asking session={session} clients={all.filter(({ state }) => state === 'asked')} />
      <div className="row wrap middle gap-1">
        <Button
          size="small"
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          Show Clients
        </Button>
        <span className="muted session-number">{count(clients.length, 'client')}</span>
        <Button size="small" component={Link} to={sessionAddress(session.id)} aria-label={`Roster of ${session.title}`}>
          Roster
        </Button>
        <Button
          size="small"
          component={Link}
          to={`/setup/registration/nextSeason/${session.id}`}
          aria-label={`Next season of ${session.title}`}
        >
          Next season…
        </Button>
        <MailButton session={session} />
        {session.lessons_left > 0 && (
          <Button size="small" aria-label={`Places of ${session.title}`} onClick={() => setChanges(true)}>
            Places…
          </Button>
        )}
      </div>
      {changes && <PlacesQuestion session={session} waiting={waiting} onClose={() => setChanges(false)} />}
      <Waiting session={session} waiting={waiting} clients={all} />
      {isOpen && <SessionClients id={list} session={session} clients={clients} taken={all} />}
    </li>
  );
};
