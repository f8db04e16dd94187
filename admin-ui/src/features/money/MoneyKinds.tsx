import { NavLink } from 'react-router-dom';
import { useFamily } from '@/data/client-context';
import { useAccess } from '@/data/providers/use-access';

/** What there is to read of an account's money. */
export const MoneyKinds = () => {
  const { address } = useFamily();
  const { canCall } = useAccess();
  return (
    <nav className="money-kinds row gap-2" aria-label="Invoices and Payments">
      <NavLink to={`${address}/invoices`}>Invoices</NavLink>
      <NavLink to={`${address}/payments`}>Payments</NavLink>
      {canCall('payments/statement') && <NavLink to={`${address}/statement`}>Statement</NavLink>}
    </nav>
  );
};
