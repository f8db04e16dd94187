import { priceWords } from '@leadline/api-client/money';
import { addToCart, useCart } from '../../components/cart';
import { useFamily } from '../../family/family-context';
import { counted } from '../../format/counts';
import { ordinal } from '../../format/ordinal';
import { shortDay } from '../../format/dates';
import { momentIn } from '../../format/moment';
import { money } from '../../format/money';
import type { Registered, Session, Waiting } from '../../requests/registrations';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { openedHere } from '../../ui/use-close-sheet';
import styles from './registration-page.module.css';
import {
  isUnderWay,
  placesOf,
  useCandidates,
  useDaysToCome,
  useWaiters,
  usePaysHere,
  whenOf,
  type Known,
  type Refused,
} from './session';

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
  const paysHere = usePaysHere(session);
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
  const isAsked = rider.state === 'asked';
  return (
    <li>
      <span>
        {!isAsked && <Icon name="tick" size={16} />}{' '}
        {isAsked ? `${person_name}: a place is held until the barn has answered` : `${person_name} is registered`}
      </span>
      <Bill session={session} rider={rider} />
      <ButtonLink
        look="plain"
        to={`${base}/registration/${session.id}/leave/${student_id}`}
        state={openedHere}
        aria-label={`${isAsked ? 'Withdraw' : 'Remove'} ${person_name} from ${session.title}`}
      >
        {isAsked ? 'Withdraw' : 'Remove'}
      </ButtonLink>
    </li>
  );
};

/** The whole price, or what is left of it for whoever joins now. */
const Price = ({ session }: { readonly session: Session }) => {
  const { barn } = useFamily();
  const { product_price, price_now } = session;
  const written = (amount: number) => priceWords(session, money(amount, barn.currency_code));
  if (product_price === 0) return <strong className="numbers">Free</strong>;
  if (!isUnderWay(session)) return <strong className="numbers">{written(product_price)}</strong>;
  return (
    <span className="numbers">
      <s className="muted">{written(product_price)}</s> <strong>{written(price_now)}</strong>
    </span>
  );
};

/** For whom it is, what to bring, and what else is good to know before. */
const Terms = ({ session }: { readonly session: Session }) => {
  const { ages, what_to_bring, needs_approval, lessons, lessons_left } = session;
  return (
    <>
      {ages && <p>{`For riders ${ages}`}</p>}
      {isUnderWay(session) && lessons_left > 0 && (
        <p>
          {`It has begun: ${lessons_left} of ${counted(lessons, 'lesson')} `}
          {lessons_left === 1 ? 'is left, and only that is paid for.' : 'are left, and only they are paid for.'}
        </p>
      )}
      {what_to_bring && <p className={styles.text}>{`What to bring: ${what_to_bring}`}</p>}
      {needs_approval === 1 && <p className="muted">The barn answers each registration.</p>}
    </>
  );
};

/** Why some of the family cannot join. */
const NotFor = ({ refused }: { readonly refused: readonly Refused[] }) => {
  const { riders } = useFamily();
  const told = refused.flatMap(({ student_id, reason }) => {
    const rider = riders.find(({ studentId, isActive }) => isActive && studentId === student_id);
    return rider ? [{ name: rider.firstName, reason, student_id }] : [];
  });
  return told.map(({ name, reason, student_id }) => (
    <p key={student_id} className="muted">
      {`${name}: ${reason}`}
    </p>
  ));
};

type Props = { readonly session: Session; readonly known: Known };

/** A place that is the rider's until then. */
const Kept = ({
  session,
  one,
  until,
}: {
  readonly session: Session;
  readonly one: Waiting;
  readonly until: string;
}) => {
  const { base, barn } = useFamily();
  const { student_id, person_name } = one;
  return (
    <li>
      <span>
        {`A place is kept for ${person_name} until `}
        <strong>{momentIn(barn.time_zone, until)}</strong>
      </span>
      <ButtonLink
        look="plain"
        to={`${base}/registration/${session.id}/leave/${student_id}`}
        state={openedHere}
        aria-label={`Decline the place for ${person_name} in ${session.title}`}
      >
        Decline
      </ButtonLink>
    </li>
  );
};

const whyNotYet = ({ cnt, max_enrollment }: Session): string =>
  max_enrollment === null || cnt < max_enrollment
    ? 'Free places are offered in the order of the list.'
    : 'All places are taken.';

/** Why there is no place for the rider yet, and how many are in front. */
const Waits = ({ session, one }: { readonly session: Session; readonly one: Waiting }) => {
  const { base } = useFamily();
  const { student_id, person_name, place, passed_over } = one;
  return (
    <li>
      <span>
        {`${person_name} waits: `}
        <strong className="numbers">{`${ordinal(place)} of ${session.waiting}`}</strong>
        <span className="muted">
          {` · ${passed_over ? `A free place went to the next rider: ${passed_over}.` : whyNotYet(session)}`}
        </span>
      </span>
      <ButtonLink
        look="plain"
        to={`${base}/registration/${session.id}/leave/${student_id}`}
        state={openedHere}
        aria-label={`Leave the waiting list of ${session.title}: ${person_name}`}
      >
        Leave the list
      </ButtonLink>
    </li>
  );
};

/** A series that is joined as a whole: when, what it costs, how many places are left, and who of the family is in it. R148 */
export const SessionCard = ({ session, known }: Props) => {
  const { registered, refused, waiting } = known;
  const { base } = useFamily();
  const candidates = useCandidates(session, known);
  const waiters = useWaiters(session, known);
  const places = placesOf(session);
  const isFull = session.available === 0;
  return (
    <li className={styles.session} aria-label={session.title}>
      <div className={styles.head}>
        <h2>{session.title}</h2>
        <Price session={session} />
      </div>
      <p className="numbers">{whenOf(session)}</p>
      <p className="muted">{`${session.section_name} · ${session.product_name}`}</p>
      {places && <p className={isFull ? styles.full : styles.places}>{places}</p>}
      {session.description && <p className={styles.text}>{session.description}</p>}
      <Terms session={session} />
      <Days session={session} />
      <NotFor refused={refused.filter(({ student_id }) => !registered.some((one) => one.student_id === student_id))} />
      {registered.length + waiting.length > 0 && (
        <ul className={styles.ours}>
          {waiting.map((one) =>
            one.offered_until ? (
              <Kept key={one.student_id} session={session} one={one} until={one.offered_until} />
            ) : (
              <Waits key={one.student_id} session={session} one={one} />
            ),
          )}
          {registered.map((rider) => (
            <Ours key={rider.student_id} session={session} rider={rider} />
          ))}
        </ul>
      )}
      {candidates.length > 0 && (
        <ButtonLink
          look="primary"
          to={`${base}/registration/${session.id}`}
          state={openedHere}
          aria-label={`Register for ${session.title}`}
        >
          Register
        </ButtonLink>
      )}
      {waiters.length > 0 && (
        <ButtonLink
          to={`${base}/registration/${session.id}/wait`}
          state={openedHere}
          aria-label={`Join the waiting list of ${session.title}`}
        >
          Join the waiting list
        </ButtonLink>
      )}
    </li>
  );
};
