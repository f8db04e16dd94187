import { priceWords } from '@leadline/api-client/money';
import type { Registration } from '@/data/requests/registrations';
import { count, shortDay } from '@/data/time/words';
import { useAmount } from '@/features/money/amounts';
import { Tag } from '@/ui/Tag';
import './registration.css';

const dayOf = (day: string) => `${shortDay(day)} ${day.slice(0, 4)}`;

const Places = ({ session: { cnt, max_enrollment, available, held } }: { session: Registration }) => (
  <span className="row-inline middle gap-2 figures">
    {max_enrollment === null ? `${cnt} registered, no limit` : `${cnt} of ${max_enrollment}`}
    {held > 0 && <span className="muted">{`${held} kept`}</span>}
    {available === 0 && <Tag tone="warning">Full</Tag>}
  </span>
);

/** What a session is, when, for how much, and how many are in it. R044 R148 */
export const SessionFacts = ({ session, nameId }: { session: Registration; nameId: string }) => {
  const amount = useAmount();
  const { title, first_date, last_date, start_time_day, end_time_day, repeatDesc } = session;
  return (
    <>
      <div className="session-head row baseline wrap between gap-2">
        <h2 id={nameId}>{title}</h2>
        <Places session={session} />
      </div>
      {session.description && <p className="session-description">{session.description}</p>}
      <dl className="session-facts">
        <div>
          <dt>Dates</dt>
          <dd>{first_date === last_date ? dayOf(first_date) : `${dayOf(first_date)} – ${dayOf(last_date)}`}</dd>
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
          <dd>
            {session.product_name}
            <span className="muted figures">{` ${priceWords(session, amount(session.product_price))}`}</span>
            {session.price_now < session.product_price && session.lessons_left > 0 && (
              <span className="figures">
                {`, ${amount(session.price_now)} now: `}
                {`${session.lessons_left} of ${count(session.lessons, 'lesson')} left`}
              </span>
            )}
          </dd>
        </div>
        {session.ages && (
          <div>
            <dt>Riders</dt>
            <dd>{session.ages}</dd>
          </div>
        )}
        {session.needs_approval === 1 && (
          <div>
            <dt>Families</dt>
            <dd>ask, staff answer</dd>
          </div>
        )}
        {session.what_to_bring && (
          <div>
            <dt>What to bring</dt>
            <dd>{session.what_to_bring}</dd>
          </div>
        )}
      </dl>
    </>
  );
};
