import { t } from '../../i18n/t';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Outlet, useParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { dateWithYear, shortDay, todayIn } from '../../format/dates';
import { lessonScheduleQuery } from '../../requests/lesson-schedule';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { State } from '../../ui/state';
import { BookableDays } from './bookable-days';
import type { OpenBooking } from './bookable-lessons';

/** The lessons to come that one makeup can pay for: from its first day to its last. R134 R218 */
const BookMakeupPage = ({ page }: { readonly page: string }) => {
  const { makeupId = '' } = useParams();
  const { barn, rider, base } = useFamily();
  const schedule = useInfiniteQuery(lessonScheduleQuery(rider.studentId));
  return (
    <Loaded query={schedule}>
      {({ pages: [first] }) => {
        const makeup = first?.makeups.find(({ id }) => id === makeupId);
        if (!makeup || barn.clients_can_book_makeups !== 1)
          return (
            <State title={t('This makeup can not be used any more')}>
              <ButtonLink to={`${base}/${page}`}>{t('View Makeups')}</ButtonLink>
            </State>
          );
        const today = todayIn(barn.time_zone);
        const from = makeup.package_start_date > today ? makeup.package_start_date : today;
        const booking = {
          range: {
            studentId: rider.studentId,
            from,
            to: makeup.package_expiry_date,
            ...(barn.has_waiting_lists === 1 && { withFull: true }),
          },
          page: `${page}/${makeup.id}`,
          makeup,
        } satisfies OpenBooking;
        return (
          <>
            <title>{`${t('A makeup')} · ${barn.farm_name}`}</title>
            <h1>{t('Book a makeup for {name}', { name: rider.firstName })}</h1>
            <p className="muted">
              {dateWithYear(from)} – {dateWithYear(makeup.package_expiry_date)}
              {makeup.scheduled_date &&
                `, ${t('for the lesson missed on {day}', { day: shortDay(makeup.scheduled_date) })}`}
            </p>
            <BookableDays {...booking} empty={t('No free places in these days')}>
              {t('New lessons and freed places appear here at once.')}
            </BookableDays>
            <Outlet context={booking} />
          </>
        );
      }}
    </Loaded>
  );
};

export default BookMakeupPage;
