import { t } from '../../i18n/t';
import { useState } from 'react';
import { useFamily } from '../../family/family-context';
import { longDay, nearby, todayIn } from '../../format/dates';
import type { ClosedDays } from '../../requests/closures';
import { Button } from '../../ui/button';
import { AddLink } from './add-link';
import styles from './agenda.module.css';
import { TileRow } from './tile-block';
import type { Tile } from './tiles';
import type { SlotAddress } from './use-slots';

type Props = {
  readonly days: readonly string[];
  readonly tiles: readonly Tile[];
  readonly slots: SlotAddress;
  readonly closed: ClosedDays;
};

const DayOfTiles = ({ day, tiles, slots, closed }: Omit<Props, 'days'> & { readonly day: string }) => {
  const { barn } = useFamily();
  const near = nearby(day, todayIn(barn.time_zone));
  return (
    <section className={styles.day}>
      <header>
        <h3>{near ? `${near}, ${longDay(day)}` : longDay(day)}</h3>
        <AddLink day={day} slots={slots} />
      </header>
      {closed.has(day) && <p>{t('The barn is closed: {why}', { why: closed.get(day) ?? '' })}</p>}
      <ul>
        {tiles.map((tile) => (
          <TileRow key={tile.id} tile={tile} />
        ))}
      </ul>
    </section>
  );
};

/** Days below each other, for whom seven beside each other have no room. What has gone by waits behind a button. */
export const Agenda = ({ days, tiles, slots, closed }: Props) => {
  const { barn } = useFamily();
  const [all, setAll] = useState(false);
  const today = todayIn(barn.time_zone);
  const busy = days.filter((day) => closed.has(day) || tiles.some((tile) => tile.day === day));
  const past = days.includes(today) && !all ? busy.filter((day) => day < today) : [];
  return (
    <>
      {past.length > 0 && (
        <Button onClick={() => setAll(true)}>
          {t('Show {count, plural, one {# earlier day} other {# earlier days}}', { count: past.length })}
        </Button>
      )}
      {busy
        .filter((day) => !past.includes(day))
        .map((day) => (
          <DayOfTiles key={day} day={day} tiles={tiles.filter((tile) => tile.day === day)} {...{ slots, closed }} />
        ))}
    </>
  );
};
