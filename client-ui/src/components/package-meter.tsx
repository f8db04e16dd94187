import { t } from '../i18n/t';
import type { CSSProperties } from 'react';
import { countsLessons, type Item } from '../requests/student-purchases';
import { classes } from '../ui/classes';
import { dateWithYear } from '../format/dates';
import styles from './package-meter.module.css';
import { leftWords } from './package-words';

const mostPieces = 24;

export const Expiry = ({ item }: { readonly item: Item }) => {
  if (!item.package_expiry_date) return item.kind === 'credit' ? null : <span className="muted">{t('no expiry')}</span>;
  const date = dateWithYear(item.package_expiry_date);
  return item.is_expired ? (
    <span className={styles.past}>{t('expired {date}', { date })}</span>
  ) : (
    <span className="muted">{t('expires {date}', { date })}</span>
  );
};

const Bar = ({ remain, start_count }: { readonly remain: number; readonly start_count: number }) => (
  <div
    className={classes(styles.bar, start_count <= mostPieces && styles.pieces)}
    style={{ '--remain': Math.max(remain, 0), '--count': Math.max(start_count, 1) } as CSSProperties}
    aria-hidden="true"
  />
);

/** What is left of a package, as a bar where lessons are counted, and in words. */
export const PackageMeter = ({ item }: { readonly item: Item }) => {
  const { remain, start_count } = item;
  const counts = countsLessons(item);
  return (
    <div className={classes(item.is_expired === 1 && styles.over)}>
      {counts && remain !== null && <Bar {...{ remain, start_count }} />}
      <p className={styles.words}>
        {counts && <span className={remain === 0 ? styles.none : styles.left}>{leftWords(item)}</span>}
        <Expiry item={item} />
      </p>
    </div>
  );
};
