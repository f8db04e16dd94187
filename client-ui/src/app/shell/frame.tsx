import { t } from '../../i18n/t';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Rider } from '../../family/family-context';
import type { Barn } from '../../requests/barn';
import { classes } from '../../ui/classes';
import styles from './frame.module.css';
import { OfflineBanner } from './offline-banner';
import { RiderSwitcher } from './rider-switcher';

type Props = {
  readonly barn?: Barn;
  readonly riders?: readonly Rider[];
  readonly rider?: Rider;
  readonly nav?: ReactNode;
  readonly children: ReactNode;
};

/** Seven days need more than the width of a page that is read; known before the page has come, or all of it would jump then. */
const widePage = /\/calendarview\/?$/;

/** Barn and rider above, the pages' bar below, everything else between. */
export const Frame = ({ barn, riders = [], rider, nav, children }: Props) => {
  const isWide = widePage.test(useLocation().pathname);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {t('Skip to the page')}
      </a>
      <header className={styles.top}>
        <div className={styles.bar}>
          <p className={styles.barn}>{barn?.farm_name ?? 'Leadline'}</p>
          {nav}
          {rider && <RiderSwitcher riders={riders} rider={rider} />}
        </div>
        <OfflineBanner />
      </header>
      <main id="main" className={classes(styles.main, isWide && styles.wide)} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
};
