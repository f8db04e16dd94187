import type { CSSProperties } from 'react';
import { longDay, nearby } from '../../format/dates';
import { t } from '../../i18n/t';
import { ButtonLink } from '../../ui/button';
import { classes } from '../../ui/classes';
import type { PublicLesson } from './public-lessons';
import styles from './public-barn-page.module.css';

const Places = ({ lesson }: { readonly lesson: PublicLesson }) => {
  if (lesson.lesson_is_cancelled === 1) return <span className={styles.off}>{t('Cancelled')}</span>;
  return lesson.available > 0 ? (
    <span className={styles.places}>
      {t('{count, plural, one {# place} other {# places}} free', { count: lesson.available })}
    </span>
  ) : (
    <span className={styles.off}>{t('Full')}</span>
  );
};

const bookLabel = ({ can_wait, title, scheduled_starttime: time }: PublicLesson): string =>
  can_wait === 1
    ? t('Wait for {lesson}, {time}', { lesson: title, time })
    : t('Book {lesson}, {time}', { lesson: title, time });

type Props = {
  readonly day: string;
  readonly today: string;
  readonly lessons: readonly PublicLesson[];
  /** Where a lesson is booked; a listing alone has no such place. */
  readonly book?: ((lesson: PublicLesson) => string) | undefined;
};

export const PublicDay = ({ day, today, lessons, book }: Props) => {
  const near = nearby(day, today);
  return (
    <section className={styles.day}>
      <h2>{near ? `${near}, ${longDay(day)}` : longDay(day)}</h2>
      <ul>
        {lessons.map((lesson) => (
          <li
            key={lesson.id}
            className={classes(styles.lesson, lesson.lesson_is_cancelled === 1 && styles.cancelled)}
            style={{ '--edge': lesson.color_code ?? undefined } as CSSProperties}
          >
            <span className={styles.time}>
              {lesson.scheduled_starttime}–{lesson.scheduled_endtime}
            </span>
            <span className={styles.what}>
              <strong className={styles.title}>{lesson.title}</strong>
              <span className="muted">
                {[lesson.instructor_name && t('with {name}', { name: lesson.instructor_name }), lesson.location_name]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <Places lesson={lesson} />
              {book && (
                <ButtonLink className={styles.bookThis} to={book(lesson)} aria-label={bookLabel(lesson)}>
                  {lesson.can_wait === 1 ? t('Wait') : t('Book')}
                </ButtonLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
