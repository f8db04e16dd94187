import { rich, t } from '../../i18n/t';
import { addToCart, useCart } from '../../components/cart';
import { priceWords } from '../../components/product-words';
import { useFamily } from '../../family/family-context';
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
        {t('{count, plural, one {# lesson} other {# lessons}} to come', { count: days.length })}
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
  if (!paysHere) return <span className="muted">{t('to be paid at the barn')}</span>;
  if (isInCart) return <span className="muted">{t('in the cart')}</span>;
  return (
    <Button
      aria-label={t('To the cart: {session} for {rider}', { session: session.title, rider: person_name })}
      onClick={() => addToCart({ productId, studentId, sessionId })}
    >
      {t('To the cart')}
    </Button>
  );
};

const Ours = ({ session, rider }: { readonly session: Session; readonly rider: Registered }) => {
  const { base } = useFamily();
  const { student_id, person_name } = rider;
  const isAsked = rider.state === 'asked';
  const said = { rider: person_name, session: session.title };
  return (
    <li>
      <span>
        {!isAsked && <Icon name="tick" size={16} />}{' '}
        {isAsked
          ? t('{rider}: a place is held until the barn has answered', { rider: person_name })
          : t('{rider} is registered', { rider: person_name })}
      </span>
      <Bill session={session} rider={rider} />
      <ButtonLink
        look="plain"
        to={`${base}/registration/${session.id}/leave/${student_id}`}
        state={openedHere}
        aria-label={isAsked ? t('Withdraw {rider} from {session}', said) : t('Remove {rider} from {session}', said)}
      >
        {isAsked ? t('Withdraw') : t('Remove')}
      </ButtonLink>
    </li>
  );
};

/** The whole price, or what is left of it for whoever joins now. */
const Price = ({ session }: { readonly session: Session }) => {
  const { barn } = useFamily();
  const { product_price, price_now } = session;
  const written = (amount: number) => priceWords(session, money(amount, barn.currency_code));
  if (product_price === 0) return <strong className="numbers">{t('Free')}</strong>;
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
      {ages && <p>{t('For riders {ages}', { ages })}</p>}
      {isUnderWay(session) && lessons_left > 0 && (
        <p>
          {t(
            'It has begun: {left} of {lessons, plural, one {# lesson} other {# lessons}} {left, plural, one {is left, and only that is paid for.} other {are left, and only they are paid for.}}',
            { left: lessons_left, lessons },
          )}
        </p>
      )}
      {what_to_bring && <p className={styles.text}>{t('What to bring: {things}', { things: what_to_bring })}</p>}
      {needs_approval === 1 && <p className="muted">{t('The barn answers each registration.')}</p>}
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
        {rich('A place is kept for {rider} until <strong>{when}</strong>', {
          rider: person_name,
          when: momentIn(barn.time_zone, until),
          strong: (words) => <strong>{words}</strong>,
        })}
      </span>
      <ButtonLink
        look="plain"
        to={`${base}/registration/${session.id}/leave/${student_id}`}
        state={openedHere}
        aria-label={t('Decline the place for {rider} in {session}', { rider: person_name, session: session.title })}
      >
        {t('Decline')}
      </ButtonLink>
    </li>
  );
};

const whyNotYet = ({ cnt, max_enrollment }: Session): string =>
  max_enrollment === null || cnt < max_enrollment
    ? t('Free places are offered in the order of the list.')
    : t('All places are taken.');

/** Why there is no place for the rider yet, and how many are in front. */
const Waits = ({ session, one }: { readonly session: Session; readonly one: Waiting }) => {
  const { base } = useFamily();
  const { student_id, person_name, place, passed_over } = one;
  return (
    <li>
      <span>
        {rich(
          '{rider} waits: <strong>{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {count}</strong>',
          {
            rider: person_name,
            place,
            count: session.waiting,
            strong: (words) => <strong className="numbers">{words}</strong>,
          },
        )}
        <span className="muted">
          {' · '}
          {passed_over
            ? t('A free place went to the next rider: {reason}.', { reason: passed_over })
            : whyNotYet(session)}
        </span>
      </span>
      <ButtonLink
        look="plain"
        to={`${base}/registration/${session.id}/leave/${student_id}`}
        state={openedHere}
        aria-label={t('Leave the waiting list of {session}: {rider}', { session: session.title, rider: person_name })}
      >
        {t('Leave the list')}
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
          aria-label={t('Register for {session}', { session: session.title })}
        >
          {t('Register')}
        </ButtonLink>
      )}
      {waiters.length > 0 && (
        <ButtonLink
          to={`${base}/registration/${session.id}/wait`}
          state={openedHere}
          aria-label={t('Join the waiting list of {session}', { session: session.title })}
        >
          {t('Join the waiting list')}
        </ButtonLink>
      )}
    </li>
  );
};
