import { Skeleton } from './skeleton';
import styles from './page.module.css';

/** Stands in while a part of the portal is fetched. */
export const ShellPlaceholder = () => (
  <div className={styles.page}>
    <Skeleton />
  </div>
);
