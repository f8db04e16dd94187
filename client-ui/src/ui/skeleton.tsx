import { t } from '../i18n/t';
import { classes } from './classes';
import styles from './skeleton.module.css';

type Props = {
  readonly lines?: number;
  /** Keeps what stands below out of the window until its place is known. */
  readonly fills?: boolean;
};

/** Holds the place of what is on its way; said aloud once as "loading". */
export const Skeleton = ({ lines = 6, fills = false }: Props) => (
  <div role="status" className={classes(styles.skeleton, fills && styles.fills)}>
    <span className="visually-hidden">{t('loading')}</span>
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className={classes(styles.line, line === 1 && styles.tall)} />
    ))}
  </div>
);
