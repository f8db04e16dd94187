import { t } from '../../i18n/t';
import { Outlet } from 'react-router-dom';
import { AskTheBarn } from '../../components/ask-the-barn';
import { useFamily } from '../../family/family-context';
import { shortDay } from '../../format/dates';
import { takesBookings } from '../../requests/barn';
import { ButtonLink } from '../../ui/button';
import { State } from '../../ui/state';
import styles from './book-page.module.css';
import { BookableDays } from './bookable-days';
import type { OpenBooking } from './bookable-lessons';
import { useBookingRange } from './booking-range';

type Props = {
  /** The page's part of the address, under which a lesson opens. */
  readonly page: string;
};

/** What the rider may book, two weeks at a time. B01 R141 R250 */
const BookPage = ({ page }: Props) => {
  const { barn, rider } = useFamily();
  const { range: weeks, isFirst, later, earlier } = useBookingRange();
  const range = { ...weeks, ...(barn.has_waiting_lists === 1 && { withFull: true }) };
  const byMakeup = barn.clients_can_book_lessons === 0;
  if (!takesBookings(barn)) {
    return (
      <State title={t('The barn books lessons for you')}>
        <AskTheBarn barn={barn} subject={t('A lesson for {name}', { name: rider.name })} />
      </State>
    );
  }
  return (
    <>
      <title>{`${t('Book a lesson')} · ${barn.farm_name}`}</title>
      <h1>{t('Book a lesson for {name}', { name: rider.firstName })}</h1>
      <p className="muted">
        {shortDay(range.from)} – {shortDay(range.to)}
      </p>
      <BookableDays range={range} page={page} empty={t('No free places in these two weeks')}>
        {byMakeup
          ? t('Shown are lessons that a makeup of {name}’s can pay for.', { name: rider.firstName })
          : t('New lessons and freed places appear here at once.')}
      </BookableDays>
      <nav className={styles.weeks} aria-label={t('Weeks')}>
        {!isFirst && <ButtonLink to={earlier}>{t('Earlier')}</ButtonLink>}
        <ButtonLink to={later}>{t('Next two weeks')}</ButtonLink>
      </nav>
      <Outlet context={{ range, page } satisfies OpenBooking} />
    </>
  );
};

export default BookPage;
