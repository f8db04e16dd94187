import { t } from '../../i18n/t';
import { useConnection } from '../../connection/connection';
import { Icon } from '../../ui/icon';
import { clockTime } from '../../format/dates';
import styles from './offline-banner.module.css';

export const OfflineBanner = () => {
  const { online, savedAt } = useConnection();
  const away = !online || savedAt !== null;
  return (
    <div role="status">
      {away && (
        <p className={styles.banner}>
          <Icon name="signal" />
          {savedAt
            ? t('No signal. Showing what was saved at {when}.', { when: clockTime(savedAt) })
            : t('No signal. Showing what you opened last.')}
        </p>
      )}
    </div>
  );
};
