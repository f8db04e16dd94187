import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import type { RegisteredStudent, Registration, SessionWaiting } from '@/data/requests/registrations';
import { count } from '@/data/time/words';
import { Asking } from './Asking';
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
  const [name, list] = [useId(), useId()];
  return (
    <li className="record-card" aria-labelledby={name}>
      <SessionFacts session={session} nameId={name} />
      <Asking session={session} clients={all.filter(({ state }) => state === 'asked')} />
      <div>
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
        <Button
          size="small"
          component={Link}
          to={`/setup/registration/nextSeason/${session.id}`}
          aria-label={`Next season of ${session.title}`}
        >
          Next season…
        </Button>
      </div>
      <Waiting session={session} waiting={waiting} />
      {isOpen && <SessionClients id={list} session={session} clients={clients} taken={all} />}
    </li>
  );
};
