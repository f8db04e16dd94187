import { t } from '../../i18n/t';
import type { CSSProperties } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { openedHere } from '../../ui/use-close-sheet';
import { longDay, nearby, todayIn } from '../../format/dates';
import { lasts } from '../../format/lesson-time';
import styles from './book-page.module.css';
import type { BookableLesson, OpenBooking } from './bookable-lessons';
import { paidBy } from './paid-by';

type Props = Pick<OpenBooking, 'page' | 'makeup'> & {
  readonly day: string;
  readonly lessons: readonly BookableLesson[];
};

const fullOf = ({ waiting, waiting_place }: BookableLesson): string => {
  if (waiting_place !== null)
    return t('Full · waiting: {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', {
      place: waiting_place,
    });
  return waiting ? t('Full · {count} waiting', { count: waiting }) : t('Full · join the waiting list');
};

/** What suits the rider stands first; each part stays in order of time. */
const fittingFirst = (one: BookableLesson, other: BookableLesson) =>
  Number(one.fit?.binds === 1) - Number(other.fit?.binds === 1);

export const DayOfLessons = ({ day, page, lessons, makeup }: Props) => {
  const { barn, base } = useFamily();
  const { search } = useLocation();
  const near = nearby(day, todayIn(barn.time_zone));
  return (
    <section className={styles.day}>
      <h2>{near ? `${near}, ${longDay(day)}` : longDay(day)}</h2>
      <ul>
        {[...lessons].sort(fittingFirst).map((lesson) => (
          <li key={lesson.lesson_date_time_id}>
            <Link
              className={styles.lesson}
              style={{ '--edge': lesson.color_code ?? undefined } as CSSProperties}
              to={{ pathname: `${base}/${page}/${lesson.lesson_date_time_id}`, search }}
              state={openedHere}
            >
              <span className={styles.time}>{lesson.is_allday ? t('All day') : lesson.scheduled_starttime}</span>
              <span className={styles.what}>
                <strong>{lesson.title}</strong>
                <span className="muted">
                  {[
                    lasts(lesson),
                    lesson.instructor_name && t('with {name}', { name: lesson.instructor_name }),
                    lesson.location_name,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span className={styles.terms}>
                  {lesson.is_full === 1 ? (
                    <span className={styles.full}>{fullOf(lesson)}</span>
                  ) : (
                    lesson.available !== null && (
                      <span className={styles.places}>
                        {t('{count, plural, one {# place} other {# places}} free', { count: lesson.available })}
                      </span>
                    )
                  )}
                  <span className="muted">{paidBy(lesson, makeup)}</span>
                </span>
                {lesson.fit && <span className="muted">{lesson.fit.reason}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
