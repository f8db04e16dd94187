import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAnswerRegistration, type RegisteredStudent, type Registration } from '@/data/requests/registrations';
import { useAmount } from '@/features/money/amounts';
import { AreaField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

type Asked = { readonly session: Registration; readonly client: RegisteredStudent };

const Decline = ({ session, client, onClose }: Asked & { readonly onClose: () => void }) => {
  const { mutateAsync } = useAnswerRegistration();
  const say = useSay();
  const { student_id, person_name } = client;
  const decline = async ({ reason }: { readonly reason: string }) => {
    const said = reason.trim();
    await mutateAsync({ series_id: session.id, student_id, approve: 0, ...(said && { reason: said }) });
    say.done(`${person_name} is declined; the place is free again`);
  };
  return (
    <Modal danger values={{ reason: '' }} onSubmit={decline} onSaved={onClose}>
      <Question
        title={`Decline ${person_name} for ${session.title}?`}
        submitLabel="Decline"
        cancelLabel="Let it wait"
        onClose={onClose}
      >
        <p>The place that is held is free again. The family gets a mail; nothing is to be paid.</p>
        <AreaField source="reason" label="Reason (optional)" hint="The family reads it in the mail." rows={3} />
      </Question>
    </Modal>
  );
};

/** A rider for whom a family asks: with one click in, or declined with a reason. */
const Row = ({ session, client }: Asked) => {
  const [declines, setDeclines] = useState(false);
  const { mutateAsync, isPending } = useAnswerRegistration();
  const say = useSay();
  const amount = useAmount();
  const { student_id, person_id, person_name, price } = client;
  const approve = () =>
    say.after(mutateAsync({ series_id: session.id, student_id, approve: 1 }), ({ warnings }) =>
      say.done(`${person_name} is registered in ${session.title}; the family gets a mail`, { warnings }),
    );
  return (
    <li className="row wrap middle between gap-2">
      <span>
        <Link to={`/clienthome/${person_id}`}>{person_name}</Link>
        {price > 0 && <span className="muted figures">{` · would pay ${amount(price)}`}</span>}
      </span>
      <span className="row gap-2">
        <Button size="small" variant="outlined" aria-label={`Decline ${person_name}`} onClick={() => setDeclines(true)}>
          Decline…
        </Button>
        <Button
          size="small"
          variant="contained"
          aria-label={`Approve ${person_name}`}
          disabled={isPending}
          onClick={() => void approve()}
        >
          Approve
        </Button>
      </span>
      {declines && <Decline {...{ session, client }} onClose={() => setDeclines(false)} />}
    </li>
  );
};

/** Who waits for an answer; nothing where nobody does. */
export const Asking = ({ session, clients }: { session: Registration; clients: readonly RegisteredStudent[] }) =>
  clients.length > 0 && (
    <section className="session-asking" aria-label={`Waiting for your answer: ${session.title}`}>
      <h3>{`Waiting for your answer: ${clients.length}`}</h3>
      <ul>
        {clients.map((client) => (
          <Row key={client.student_id} session={session} client={client} />
        ))}
      </ul>
    </section>
  );
