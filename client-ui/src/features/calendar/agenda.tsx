import { useFamily } from '../../family/family-context';
import { longDay, nearby, todayIn } from '../../format/dates';
import { AddLink } from './add-link';
import styles from './agenda.module.css';
import { TileRow } from './tile-block';
import type { Tile } from './tiles';
import type { SlotAddress } from './use-slots';

type Props = { readonly days: readonly string[]; readonly tiles: readonly Tile[]; readonly slots: SlotAddress };

/** Days below each other, for whom seven beside each other have no room. */
export const Agenda = ({ days, tiles, slots }: Props) => {
  const { barn } = useFamily();
  const today = todayIn(barn.time_zone);
  return days.map((day) => {
    const own = tiles.filter((tile) => tile.day === day);
    if (own.length === 0) return null;
    const near = nearby(day, today);
    return (
      <section key={day} className={styles.day}>
        <header>
          <h3>{near ? `${near}, ${longDay(day)}` : longDay(day)}</h3>
          <AddLink day={day} slots={slots} />
        </header>
        <ul>
          {own.map((tile) => (
            <TileRow key={tile.id} tile={tile} />
          ))}
        </ul>
      </section>
    );
  });
};
