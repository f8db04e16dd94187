import { t } from '../../i18n/t';
import { Link } from 'react-router-dom';
import { daysLater, longDay, weekdayOf } from '../../format/dates';
import styles from './day-strip.module.css';
import type { BookableLesson, BookingRange } from './bookable-lessons';

const daysOf = ({ from, to }: BookingRange): readonly string[] => {
  const days = [from];
  for (let day = from; day < to;) days.push((day = daysLater(day, 1)));
  return days;
};

type Props = {
  readonly range: BookingRange;
  readonly lessons: readonly BookableLesson[];
  /** The day that is shown alone, or nothing where all are. */
  readonly chosen: string | null;
  readonly addressOf: (day: string | null) => string;
};

/** Every day of the two weeks, and how many lessons it has for this rider; days without any lead nowhere. */
export const DayStrip = ({ range, lessons, chosen, addressOf }: Props) => (
  <nav aria-label={t('Days')} className={styles.strip}>
    <ul>
      <li>
        <Link replace to={addressOf(null)} aria-current={chosen === null ? 'true' : undefined} className={styles.all}>
          {t('All days')}
        </Link>
      </li>
      {daysOf(range).map((day) => {
        const count = lessons.filter((lesson) => lesson.scheduled_date === day).length;
        const name = (
          <>
            <span aria-hidden="true">{weekdayOf(day)}</span>
            <strong aria-hidden="true">{Number(day.slice(8))}</strong>
            <span className="visually-hidden">
              {longDay(day)}, {t('{count, plural, one {# lesson} other {# lessons}}', { count })}
            </span>
          </>
        );
        return (
          <li key={day}>
            {count > 0 || day === chosen ? (
              <Link replace to={addressOf(day)} aria-current={day === chosen ? 'true' : undefined}>
                {name}
              </Link>
            ) : (
              <span className={styles.empty}>{name}</span>
            )}
          </li>
        );
      })}
    </ul>
  </nav>
);
