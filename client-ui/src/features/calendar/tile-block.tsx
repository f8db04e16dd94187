import { t } from '../../i18n/t';
import type { CSSProperties } from 'react';
import { classes } from '../../ui/classes';
import styles from './tile-block.module.css';
import type { Tile } from './tiles';

const classOf = ({ cancelled, own }: Tile) => classes(styles.tile, cancelled && styles.cancelled, own && styles.own);
const edgeOf = ({ edge }: Tile) => ({ '--edge': edge ?? undefined }) as CSSProperties;

type BlockProps = {
  readonly tile: Tile;
  /** How many whole lines of text it holds. */
  readonly lines: number;
  readonly style: CSSProperties;
};

/** A lesson in the hours of a day. It is read, not opened. A09 */
export const TileBlock = ({ tile, lines, style }: BlockProps) => (
  <li className={classes(classOf(tile), styles.block)} style={{ ...edgeOf(tile), ...style }}>
    <p style={{ WebkitLineClamp: lines }}>
      <strong className={styles.title}>
        <span className={styles.time}>{tile.time.split('–')[0]}</span> {tile.title}
      </strong>
      <br />
      <span className={styles.more}>{[tile.riders, tile.places, tile.where].filter(Boolean).join(' · ')}</span>
    </p>
  </li>
);

/** One line of a month's day. */
export const TileLine = ({ tile }: { readonly tile: Tile }) => (
  <li className={classes(classOf(tile), styles.line)} style={edgeOf(tile)}>
    <span className={styles.time}>{tile.time.split('–')[0]}</span> {tile.title}
    {tile.own && <span className="visually-hidden">, {tile.riders}</span>}
    {tile.cancelled && <span className="visually-hidden">, {t('cancelled')}</span>}
  </li>
);

/** A row of the list of days. */
export const TileRow = ({ tile }: { readonly tile: Tile }) => (
  <li className={classes(classOf(tile), styles.row)} style={edgeOf(tile)}>
    <span className={styles.time}>{tile.time}</span>
    <div>
      <p className={styles.title}>{tile.title}</p>
      {tile.riders && <p>{tile.riders}</p>}
      <p className="muted">{tile.where}</p>
    </div>
    {tile.places && <span className={tile.cancelled ? styles.tag : 'muted'}>{tile.places}</span>}
  </li>
);
