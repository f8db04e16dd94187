import { rich, t } from '../../i18n/t';
import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { momentIn } from '../../format/moment';
import { beginsAt } from '../../format/lesson-time';
import { ownWaitingQuery, useLeaveWaiting, useTakeOffer, type Waiting } from '../../requests/waiting-list';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast';
import styles from './home-page.module.css';

const whoOf = ({ lesson_date_time_id, student_id }: Waiting) => ({ lesson_date_time_id, student_id });

/** Its button first: it is what may end while one reads the rest. */
const Offer = ({ one, until }: { readonly one: Waiting; readonly until: string }) => {
  const { barn } = useFamily();
  const take = useTakeOffer();
  const leave = useLeaveWaiting();
  const failed = take.error ?? leave.error;
  const taken = (): void =>
    toast(
      t('{name} has been booked for {lesson} on {when}.', {
        name: one.first_name,
        lesson: one.title,
        when: beginsAt(one),
      }),
    );
  return (
    <section className={styles.next} aria-label={t('A place for {name}', { name: one.first_name })}>
      <h2 className={styles.eyebrow}>{t('A place for {name}', { name: one.first_name })}</h2>
      <p className={styles.when}>{beginsAt(one)}</p>
      <p className="muted">{[one.title, one.location_name].filter(Boolean).join(' · ')}</p>
      <p>
        {rich('Held until <b>{when}</b>. If you leave it, the next rider gets it.', {
          when: momentIn(barn.time_zone, until),
          b: (when) => <strong>{when}</strong>,
        })}
      </p>
      {failed && (
        <Notice tone="danger" role="alert">
          {asApiError(failed).message}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button look="primary" busy={take.isPending} onClick={() => take.mutate(whoOf(one), { onSuccess: taken })}>
          {t('Take the place')}
        </Button>
        <Button busy={leave.isPending} onClick={() => leave.mutate(whoOf(one))}>
          {t('Leave it')}
        </Button>
      </div>
    </section>
  );
};

const Line = ({ one }: { readonly one: Waiting }) => {
  const { base } = useFamily();
  const where = `${base}/calendarbook/${one.lesson_date_time_id}?from=${one.scheduled_date}`;
  return (
    <li>
      <Link to={where}>
        {t('Waiting: {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place: one.place })}
      </Link>{' '}
      · {one.title}, {beginsAt(one)}
    </li>
  );
};

/** What the rider waits for, and the places that are held now; nothing where there is neither. */
const WaitingHere = () => {
  const { rider } = useFamily();
  const waiting = useQuery(ownWaitingQuery());
  const mine = (waiting.data ?? []).filter(({ student_id }) => student_id === rider.studentId);
  const lines = mine.filter(({ offered_until }) => offered_until === null);
  return (
    <>
      {mine.map(
        (one) => one.offered_until && <Offer key={one.lesson_date_time_id} one={one} until={one.offered_until} />,
      )}
      {lines.length > 0 && (
        <ul className={styles.waiting} aria-label={t('Waiting lists')}>
          {lines.map((one) => (
            <Line key={one.lesson_date_time_id} one={one} />
          ))}
        </ul>
      )}
    </>
  );
};

export default WaitingHere;
