import { NavLink } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import styles from './money-page.module.css';

/** What there is to read of the account's money. */
export const MoneyKinds = () => {
  const { base } = useFamily();
  return (
    <nav className={styles.kinds} aria-label="Invoices and Payments">
      <NavLink to={`${base}/invoices`}>Invoices</NavLink>
      <NavLink to={`${base}/payments`}>Payments</NavLink>
      <NavLink to={`${base}/statement`}>Statement</NavLink>
    </nav>
  );
};
