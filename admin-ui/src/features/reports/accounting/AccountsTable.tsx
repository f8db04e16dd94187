import type { Accounting } from '@/data/requests/accounting';
import { useAmount } from '@/features/money/amounts';

/** What each account comes to; a telephone has room for the balance alone. */
export const AccountsTable = ({ accounts }: Pick<Accounting, 'accounts'>) => {
  const amount = useAmount();
  const figure = (value: number, className: string) => (
    <td className={className}>{value === 0 ? '–' : amount(value)}</td>
  );
  return (
    <div className="report-scroll">
      <table className="record-table accounts-table" aria-label="Accounts">
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Code</th>
            <th scope="col" className="report-figure wide">
              Debit
            </th>
            <th scope="col" className="report-figure wide">
              Credit
            </th>
            <th scope="col" className="report-figure">
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ label, code, debit, credit, balance }) => (
            <tr key={`${label} ${code}`}>
              <th scope="row">{label}</th>
              <td>{code ?? <span className="muted">no code</span>}</td>
              {figure(debit, 'report-figure wide')}
              {figure(credit, 'report-figure wide')}
              {figure(balance, 'report-figure')}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
