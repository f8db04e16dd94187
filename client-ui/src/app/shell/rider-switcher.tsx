import { t } from '../../i18n/t';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Rider } from '../../family/family-context';
import { Icon } from '../../ui/icon';
import styles from './rider-switcher.module.css';

type Props = { readonly riders: readonly Rider[]; readonly rider: Rider };

/** Changes the rider and stays on the same page; with one rider it is only the name. */
export const RiderSwitcher = ({ riders, rider }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  const page = useLocation().pathname.split('/')[3] ?? '';
  if (riders.length < 2) {
    return (
      <p className={styles.name}>
        <span>{rider.firstName}</span>
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget="riders"
        aria-label={t('Rider: {name}. Change rider', { name: rider.name })}
      >
        <span>{rider.firstName}</span>
        <Icon name="down" />
      </button>
      <div ref={list} id="riders" popover="auto" className={styles.list}>
        <nav aria-label={t('Riders')}>
          <ul>
            {riders.map((other) => (
              <li key={other.personId}>
                <Link
                  to={`/clienthome/${other.personId}/${page}`}
                  aria-current={other === rider ? 'true' : undefined}
                  onClick={() => list.current?.hidePopover()}
                >
                  {other.name}
                  {other === rider && <Icon name="tick" />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
};
