import { NavLink } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { t } from '../../i18n/t';
import styles from './money-page.module.css';

/** What there is to read of the account's money. */
export const MoneyKinds = () => {
  const { base } = useFamily();
  return (
    <nav className={styles.kinds} aria-label={t('Invoices and Payments')}>
      <NavLink to={`${base}/invoices`}>{t('Invoices')}</NavLink>
      <NavLink to={`${base}/payments`}>{t('Payments')}</NavLink>
      <NavLink to={`${base}/statement`}>{t('Statement')}</NavLink>
    </nav>
  );
};
