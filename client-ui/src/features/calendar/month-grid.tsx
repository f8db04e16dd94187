import { t } from '../../i18n/t';
import { Link } from 'react-router-dom';
import { longDay, weekdayOf } from '../../format/dates';
import type { ClosedDays } from '../../requests/closures';
import { classes } from '../../ui/classes';
import { AddLink } from './add-link';
import styles from './month-grid.module.css';
import { TileLine } from './tile-block';
import type { Tile } from './tiles';
import type { SlotAddress } from './use-slots';

const shownOfDay = 3;

type Props = {
  readonly days: readonly string[];
  readonly month: string;
  readonly today: string;
  readonly tiles: readonly Tile[];
  readonly slots: SlotAddress;
  readonly closed: ClosedDays;
  readonly dayAddress: (day: string) => string;
};

type DayProps = Omit<Props, 'days'> & { readonly day: string };

const Day = ({ day, month, today, tiles, slots, closed, dayAddress }: DayProps) => {
  const own = tiles.filter((tile) => tile.day === day);
  // The family's own rides are never among those that have no room.
  const shown = own.toSorted((one, other) => Number(other.own) - Number(one.own)).slice(0, shownOfDay);
  const more = own.length - shown.length;
  return (
    <td
      className={classes((!day.startsWith(month) || closed.has(day)) && styles.beside)}
      aria-current={day === today ? 'date' : undefined}
    >
      <div className={styles.head}>
        <Link
          className={styles.date}
          to={dayAddress(day)}
          aria-label={t('{day}, {count, plural, one {# lesson} other {# lessons}}', {
            day: longDay(day),
            count: own.length,
          })}
        >
          {Number(day.slice(8))}
        </Link>
        <AddLink day={day} slots={slots} className={styles.slot} />
      </div>
      {closed.has(day) && <p className={styles.closed}>{t('Closed: {why}', { why: closed.get(day) ?? '' })}</p>}
      <ul>
        {shown
          .toSorted((one, other) => one.from - other.from)
          .map((tile) => (
            <TileLine key={tile.id} tile={tile} />
          ))}
      </ul>
      {more > 0 && (
        <Link className={styles.more} to={dayAddress(day)}>
          {t('+{count} more', { count: more })}
          <span className="visually-hidden"> {t('on {day}', { day: longDay(day) })}</span>
        </Link>
      )}
    </td>
  );
};

/** Weeks below each other. A day opens by its number, and anywhere else the form for a new lesson, where families add them. */
export const MonthGrid = ({ days, ...rest }: Props) => {
  const weeks = days.flatMap((_day, place) => (place % 7 === 0 ? [days.slice(place, place + 7)] : []));
  return (
    <table className={styles.month}>
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th key={day} scope="col">
              {weekdayOf(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} day={day} {...rest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
