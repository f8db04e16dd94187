import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import type { RegisteredStudent, Registration } from '@/data/requests/registrations';
import { count, shortDay } from '@/data/time/words';
import { Tag } from '@/ui/Tag';
import { SessionClients } from './SessionClients';

const yearOf = (day: string) => day.slice(0, 4);

const Places = ({ session: { cnt, max_enrollment, available } }: { session: Registration }) => (
  <span className="row-inline middle gap-2 figures">
    {max_enrollment === null ? `${cnt} registered, no limit` : `${cnt} of ${max_enrollment}`}
    {available === 0 && <Tag tone="warning">Full</Tag>}
  </span>
);

type CardProps = { readonly session: Registration; readonly clients: readonly RegisteredStudent[] };

export const SessionCard = ({ session, clients }: CardProps) => {
  const [isOpen, setOpen] = useState(false);
  const [name, list] = [useId(), useId()];
  const { title, first_date, last_date, start_time_day, end_time_day, repeatDesc } = session;
  return (
    <li className="session" aria-labelledby={name}>
      <div className="session-head row baseline wrap between gap-2">
        <h2 id={name}>{title}</h2>
        <Places session={session} />
      </div>
      {session.description && <p className="session-description">{session.description}</p>}
      <dl className="session-facts">
        <div>
          <dt>Dates</dt>
          <dd>
            {shortDay(first_date)} {yearOf(first_date)} – {shortDay(last_date)} {yearOf(last_date)}
          </dd>
        </div>
        <div>
          <dt>Times</dt>
          <dd title={repeatDesc}>
            {start_time_day} – {end_time_day}
          </dd>
        </div>
        <div>
          <dt>Section</dt>
          <dd>{session.section_name}</dd>
        </div>
        <div>
          <dt>Package</dt>
          <dd>{session.product_name}</dd>
        </div>
      </dl>
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
      </div>
      {isOpen && <SessionClients id={list} session={session} clients={clients} />}
    </li>
  );
};
