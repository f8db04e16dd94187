import { t } from '../../i18n/t';
import type { Reply } from '@leadline/api-client';
import { dateWithYear } from '../../format/dates';
import styles from './attendance-year.module.css';

type Props = { readonly year: Reply<'students/attendanceYear'> };

/** A year of a rider's lessons as squares, a column for each week; the list below says the same in words. */
export const AttendanceYear = ({ year: { weeks, sums } }: Props) => {
  if (sums.length === 0) return null;
  const [first] = weeks;
  return (
    <figure className={styles.year}>
      <div
        className={styles.weeks}
        role="img"
        aria-label={t('The last year: {sums}', { sums: sums.map(({ label }) => label).join(', ') })}
      >
        {weeks.map(({ monday, marks }) => (
          // oxlint-disable-next-line react/no-array-index-key -- a weekday is its place in the week
          <span key={monday}>
            {marks.map((mark, day) => (
              <i key={day} data-mark={mark} />
            ))}
          </span>
        ))}
      </div>
      <figcaption>
        {first && <span>{t('Since {day}', { day: dateWithYear(first.monday) })}</span>}
        {sums.map(({ mark, label }) => (
          <span key={mark}>
            <i data-mark={mark} /> {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
};
