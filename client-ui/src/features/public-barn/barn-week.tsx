import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shortDay, todayIn } from '../../format/dates';
import { isDay } from '../../format/is-day';
import { t } from '../../i18n/t';
import { ButtonLink } from '../../ui/button';
import { Field } from '../../ui/field';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { State } from '../../ui/state';
import styles from './public-barn-page.module.css';
import { PublicDay } from './public-day';
import { publicLessonsQuery, type PublicLesson } from './public-lessons';
import type { PublicListing } from './public-listing';
import { publicWeek } from './public-week';

type Props = {
  readonly publicId: string;
  readonly barn: PublicListing;
  /** What the lessons are called: lessons, or those with spots. */
  readonly of: string;
  readonly lists: (lesson: PublicLesson) => boolean;
  readonly book?: (lesson: PublicLesson) => string;
  readonly children?: ReactNode;
};

/** Seven days of lessons, or the one that is chosen. R144 R227 */
export const BarnWeek = ({ publicId, barn, of, lists, book, children }: Props) => {
  const [search, setSearch] = useSearchParams();
  const today = todayIn(barn.time_zone);
  const asked = search.get('day');
  const chosen = isDay(asked) && asked >= today ? asked : null;
  const { from, to, earlier, later } = publicWeek(chosen ?? search.get('from'), today);
  const lessons = useQuery(publicLessonsQuery(publicId, from));
  return (
    <>
      <title>{`${of} · ${barn.title}`}</title>
      <header className={styles.head}>
        <h1>{barn.title}</h1>
        {barn.description && <p className="muted">{barn.description}</p>}
        <p>{chosen ? `${of}, ${shortDay(chosen)}` : `${of}, ${shortDay(from)} – ${shortDay(to)}`}</p>
      </header>
      <Field
        label={t('Day')}
        type="date"
        min={today}
        value={chosen ?? ''}
        onChange={({ target }) => setSearch(target.value ? { day: target.value } : {}, { replace: true })}
      />
      <Loaded query={lessons} waiting={<Skeleton fills />}>
        {(all) => {
          const shown = all.filter((one) => lists(one) && (!chosen || one.scheduled_date === chosen));
          const days = [...new Set(shown.map((lesson) => lesson.scheduled_date))];
          if (days.length === 0)
            return (
              <State title={chosen ? t('No open lessons on this day') : t('No open lessons in these seven days')}>
                <p>{t('Look at the days after, or ask the barn.')}</p>
              </State>
            );
          return days.map((day) => (
            <PublicDay
              key={day}
              {...{ day, today, book }}
              lessons={shown.filter((lesson) => lesson.scheduled_date === day)}
            />
          ));
        }}
      </Loaded>
      <nav className={styles.weeks} aria-label={t('Weeks')}>
        {chosen ? (
          <ButtonLink to={chosen === today ? '?' : `?from=${chosen}`}>{t('Seven days from here')}</ButtonLink>
        ) : (
          earlier && <ButtonLink to={earlier}>{t('Earlier')}</ButtonLink>
        )}
        <ButtonLink to={later}>{t('Next seven days')}</ButtonLink>
      </nav>
      {children}
    </>
  );
};
