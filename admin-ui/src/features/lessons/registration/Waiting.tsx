import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useGiveUp, type Registration, type SessionWaiting } from '@/data/requests/registrations';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useMoment } from '../use-moment';

type Listed = { readonly session: Registration; readonly waiting: readonly SessionWaiting[] };
type One = { readonly session: Registration; readonly one: SessionWaiting };

const Freeing = ({ session, one, onClose }: One & { readonly onClose: () => void }) => {
  const { mutateAsync } = useGiveUp();
  const say = useSay();
  const { student_id, person_name } = one;
  const free = async () => {
    await mutateAsync({ series_id: session.id, student_id });
    say.done(`The place for ${person_name} is not kept any more`);
  };
  return (
    <Modal danger values={{}} onSubmit={free} onSaved={onClose}>
      <Question
        title={`Free the place of ${person_name}?`}
        submitLabel="Free the place"
        cancelLabel="Keep it"
        onClose={onClose}
      >
        <p>{`The place in ${session.title} is free for everybody at once. The family gets no mail about it.`}</p>
      </Question>
    </Modal>
  );
};

const Row = ({ session, one }: One) => {
  const [frees, setFrees] = useState(false);
  const moment = useMoment();
  const { person_id, person_name, offered_until } = one;
  return (
    <li className="row wrap middle between gap-2">
      <span>
        <Link to={`/clienthome/${person_id}`}>{person_name}</Link>
        {offered_until && <span className="muted">{` · kept until ${moment(offered_until)}`}</span>}
      </span>
      <Button
        size="small"
        variant="text"
        aria-label={`Free the place of ${person_name}`}
        onClick={() => setFrees(true)}
      >
        Free the place…
      </Button>
      {frees && <Freeing {...{ session, one }} onClose={() => setFrees(false)} />}
    </li>
  );
};

/** For whom places are kept; nothing where there are none. */
export const Waiting = ({ session, waiting }: Listed) =>
  waiting.length > 0 && (
    <section className="session-asking session-waiting" aria-label={`Places kept: ${session.title}`}>
      <h3>{`Places kept: ${waiting.length}`}</h3>
      <ul>
        {waiting.map((one) => (
          <Row key={one.student_id} session={session} one={one} />
        ))}
      </ul>
    </section>
  );
