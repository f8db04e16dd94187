import { addToCart, useCart } from '../../components/cart';
import { useFamily } from '../../family/family-context';
import { counted } from '../../format/counts';
import { shortDay } from '../../format/dates';
import { money } from '../../format/money';
import type { Registered, Session } from '../../requests/registrations';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { openedHere } from '../../ui/use-close-sheet';
import styles from './registration-page.module.css';
import { placesOf, useCandidates, useDaysToCome, usePaysHere, whenOf } from './session';

const Days = ({ session }: { readonly session: Session }) => {
  const days = useDaysToCome(session);
  if (days.length < 2) return null;
  return (
    <details className={styles.days}>
      <summary>
        <Icon name="chevron" size={16} />
        {`${counted(days.length, 'lesson')} to come`}
      </summary>
      <ul>
        {days.map((day) => (
          <li key={day}>{shortDay(day)}</li>
        ))}
      </ul>
    </details>
  );
};

/** Whether the package waits in the cart, can be put there, or is paid at the barn. F12 */
const Bill = ({ session, rider }: { readonly session: Session; readonly rider: Registered }) => {
  const paysHere = usePaysHere();
  const { id: sessionId, product_id: productId } = session;
  const { student_id: studentId, person_name } = rider;
  const isInCart = useCart().some((line) => line.sessionId === sessionId && line.studentId === studentId);
  if (rider.billed === 1 || paysHere === undefined) return null;
  if (!paysHere) return <span className="muted">to be paid at the barn</span>;
  if (isInCart) return <span className="muted">in the cart</span>;
  return (
    <Button
      aria-label={`To the cart: ${session.title} for ${person_name}`}
      onClick={() => addToCart({ productId, studentId, sessionId })}
    >
      To the cart
    </Button>
  );
};

const Ours = ({ session, rider }: { readonly session: Session; readonly rider: Registered }) => {
  const { base } = useFamily();
  const { student_id, person_name } = rider;
  return (
    <li>
      <span>
        <Icon name="tick" size={16} /> {`${person_name} is registered`}
      </span>
      <Bill session={session} rider={rider} />
      <ButtonLink
        look="plain"
        to={`${base}/registration/${session.id}/leave/${student_id}`}
        state={openedHere}
        aria-label={`Remove ${person_name} from ${session.title}`}
      >
        Remove
      </ButtonLink>
    </li>
  );
};

type Props = { readonly session: Session; readonly registered: readonly Registered[] };

/** A series that is joined as a whole: when, what it costs, how many places are left, and who of the family is in it. R148 */
export const SessionCard = ({ session, registered }: Props) => {
  const { barn, base } = useFamily();
  const candidates = useCandidates(registered);
  const places = placesOf(session);
  const isFull = session.available === 0;
  return (
    <li className={styles.session} aria-label={session.title}>
      <div className={styles.head}>
        <h2>{session.title}</h2>
        <strong className="numbers">
          {session.product_price > 0 ? money(session.product_price, barn.currency_code) : 'Free'}
        </strong>
      </div>
      <p className="numbers">{whenOf(session)}</p>
      <p className="muted">{`${session.section_name} · ${session.product_name}`}</p>
      {places && <p className={isFull ? styles.full : styles.places}>{places}</p>}
      {session.description && <p className={styles.text}>{session.description}</p>}
      <Days session={session} />
      {registered.length > 0 && (
        <ul className={styles.ours}>
          {registered.map((rider) => (
            <Ours key={rider.student_id} session={session} rider={rider} />
          ))}
        </ul>
      )}
      {!isFull && candidates.length > 0 && (
        <ButtonLink
          look="primary"
          to={`${base}/registration/${session.id}`}
          state={openedHere}
          aria-label={`Register for ${session.title}`}
        >
          Register
        </ButtonLink>
      )}
    </li>
  );
};
