import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useGiveUp, type Registration, type SessionWaiting } from '@/data/requests/registrations';
import { useSay } from '@/ui/use-say';
import { useMoment } from '../use-moment';

type Listed = { readonly session: Registration; readonly waiting: readonly SessionWaiting[] };

const Row = ({ session, one }: { session: Registration; one: SessionWaiting }) => {
  const { mutateAsync, isPending } = useGiveUp();
  const say = useSay();
  const moment = useMoment();
  const { student_id, person_id, person_name, offered_until } = one;
  const free = () =>
    say.after(mutateAsync({ series_id: session.id, student_id }), () =>
      say.done(`The place for ${person_name} is not kept any more`),
    );
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
        disabled={isPending}
        onClick={() => void free()}
      >
        Free the place
      </Button>
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
