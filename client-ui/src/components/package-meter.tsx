import { leftWords } from '@leadline/api-client/money';
import type { CSSProperties } from 'react';
import { countsLessons, type Item } from '../requests/student-purchases';
import { classes } from '../ui/classes';
import { dateWithYear } from '../format/dates';
import styles from './package-meter.module.css';

const mostPieces = 24;

export const Expiry = ({ item }: { readonly item: Item }) => {
  if (!item.package_expiry_date) return item.kind === 'credit' ? null : <span className="muted">no expiry</span>;
  const date = dateWithYear(item.package_expiry_date);
  return item.is_expired ? (
    <span className={styles.past}>expired {date}</span>
  ) : (
    <span className="muted">expires {date}</span>
  );
};

/** What is left of a package, as a bar and in words. */
export const PackageMeter = ({ item }: { readonly item: Item }) => {
  if (!countsLessons(item)) {
    return (
      <p>
        <Expiry item={item} />
      </p>
    );
  }
  if (item.remain === null) {
    return (
      <p className={classes(styles.words, item.is_expired === 1 && styles.over)}>
        <span className={item.left_this_week === 0 ? undefined : styles.left}>{leftWords(item)}</span>
        <Expiry item={item} />
      </p>
    );
  }
  const share = { '--remain': Math.max(item.remain, 0), '--count': Math.max(item.start_count, 1) } as CSSProperties;
  return (
    <div className={classes(item.is_expired === 1 && styles.over)}>
      <div
        className={classes(styles.bar, item.start_count <= mostPieces && styles.pieces)}
        style={share}
        aria-hidden="true"
      />
      <p className={styles.words}>
        <span className={item.remain > 0 ? styles.left : styles.none}>{leftWords(item)}</span>
        <Expiry item={item} />
      </p>
    </div>
  );
};
