import { t } from '../../i18n/t';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { settingOf } from '@leadline/api-client';
import { useFamily } from '../../family/family-context';
import { longDay, shortDay } from '../../format/dates';
import type { ClosedDays } from '../../requests/closures';
import { AddLink } from './add-link';
import { inLanes } from './lanes';
import { TileBlock } from './tile-block';
import type { Tile } from './tiles';
import styles from './time-grid.module.css';
import { timeOf, type SlotAddress } from './use-slots';

const shortestSlot = 30;
const narrowestLane = 84;
const pixelsPerMinute = 1.2;
const pixelsPerLine = 18;

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The barn's hours, in whole ones, wider where a lesson is outside of them. */
const useHours = (tiles: readonly Tile[]) => {
  const { barn } = useFamily();
  const timed = tiles.filter(({ allday }) => !allday);
  const from = Math.min(minutes(settingOf(barn, 'min_time')), ...timed.map((tile) => tile.from));
  const to = Math.max(minutes(settingOf(barn, 'max_time')), ...timed.map((tile) => tile.to));
  return { from: Math.floor(from / 60) * 60, to: Math.min(1440, Math.ceil(to / 60) * 60) };
};

type Hours = ReturnType<typeof useHours>;

const steps = ({ from, to }: Hours, step: number): readonly number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, place) => from + place * step);

const at = (from: number, length: number) => ({ '--from': from, '--length': length }) as CSSProperties;

type ColumnProps = {
  readonly day: string;
  readonly tiles: readonly Tile[];
  readonly hours: Hours;
  readonly slots: SlotAddress;
  readonly closed: ClosedDays;
};

const Column = ({ day, tiles, hours, slots, closed }: ColumnProps) => {
  const { barn } = useFamily();
  const step = Math.max(shortestSlot, settingOf(barn, 'calendar_interval'));
  const placed = inLanes(tiles.map((tile) => ({ ...tile, from: Math.max(tile.from, hours.from) })));
  const most = Math.max(1, ...placed.map(({ lanes }) => lanes));
  return (
    <div className={styles.column} style={{ minInlineSize: most * narrowestLane }}>
      {closed.has(day) && <p className={styles.closed}>{t('Closed: {why}', { why: closed.get(day) ?? '' })}</p>}
      {steps(hours, step).map((start) => {
        const to = slots?.(day, start);
        return (
          to && (
            // By keyboard the day's own link leads there.
            <Link
              key={start}
              to={to}
              tabIndex={-1}
              aria-hidden="true"
              className={styles.slot}
              data-slot={timeOf(start)}
              style={at(start - hours.from, step)}
            />
          )
        );
      })}
      <ul>
        {placed.map(({ span, lane, lanes }) => {
          const length = Math.max(20, span.to - span.from);
          return (
            <TileBlock
              key={span.id}
              tile={span}
              lines={Math.floor((length * pixelsPerMinute - 2) / pixelsPerLine)}
              style={{
                ...at(span.from - hours.from, length),
                insetInlineStart: `${(lane / lanes) * 100}%`,
                inlineSize: `${100 / lanes}%`,
              }}
            />
          );
        })}
      </ul>
    </div>
  );
};

type Props = {
  readonly days: readonly string[];
  readonly today: string;
  readonly tiles: readonly Tile[];
  readonly slots: SlotAddress;
  readonly closed: ClosedDays;
  readonly dayAddress: (day: string) => string;
};

/** Time down, days across; more than fits is scrolled to, not squeezed. */
export const TimeGrid = ({ days, today, tiles, slots, closed, dayAddress }: Props) => {
  const hours = useHours(tiles);
  return (
    // It may hold nothing that takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={t('Hours')} tabIndex={0}>
      <div
        className={styles.grid}
        style={{ '--hours': (hours.to - hours.from) / 60, '--minute': `${pixelsPerMinute}px` } as CSSProperties}
      >
        <div className={styles.gutter} aria-hidden="true">
          {steps(hours, 60).map((hour) => (
            <span key={hour} style={at(hour - hours.from, 60)}>
              {timeOf(hour)}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <section key={day} className={styles.day} aria-label={longDay(day)}>
            <header className={styles.head} aria-current={day === today ? 'date' : undefined}>
              {days.length > 1 ? <Link to={dayAddress(day)}>{shortDay(day)}</Link> : <span>{shortDay(day)}</span>}
              <AddLink day={day} slots={slots} />
            </header>
            <Column day={day} tiles={tiles.filter((tile) => tile.day === day)} {...{ hours, slots, closed }} />
          </section>
        ))}
      </div>
    </div>
  );
};
