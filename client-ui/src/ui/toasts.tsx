import { t } from '../i18n/t';
import { useSyncExternalStore } from 'react';
import { Icon } from './icon';
import { currentToasts, dismiss, subscribeToToasts } from './toast';
import styles from './toast.module.css';

export const Toasts = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {toasts.map(({ id, text, kind }) => (
        <div key={id} className={styles.toast}>
          <Icon name={kind === 'success' ? 'tick' : 'warning'} />
          <p>{text}</p>
          <button type="button" className={styles.dismiss} onClick={() => dismiss(id)} aria-label={t('Close message')}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
};
