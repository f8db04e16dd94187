import { classes } from './classes';
import styles from './skeleton.module.css';

/** Holds the place of what is on its way; said aloud once as "loading". */
export const Skeleton = ({ lines = 6 }: { readonly lines?: number }) => (
  <div role="status" className={styles.skeleton}>
    <span className="visually-hidden">loading</span>
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className={classes(styles.line, line === 1 && styles.tall)} />
    ))}
  </div>
);
