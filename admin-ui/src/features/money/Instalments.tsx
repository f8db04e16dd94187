import type { Payment } from '@/data/requests/money';
import { dayAndYear } from '@/data/time/words';
import { useAmount } from './amounts';

/** What of an invoice is to be paid until when, and what of that is open. */
export const Instalments = ({ payment: { instalments } }: { payment: Pick<Payment, 'instalments'> }) => {
  const amount = useAmount();
  if (!instalments) return null;
  return (
    <table className="record-table" aria-label="Instalments">
      <thead>
        <tr>
          <th scope="col">Instalment due</th>
          <th scope="col" className="money">
            Amount
          </th>
          <th scope="col" className="money">
            Open
          </th>
        </tr>
      </thead>
      <tbody>
        {instalments.map((part) => (
          <tr key={part.due_date}>
            <td>{dayAndYear(part.due_date)}</td>
            <td className="money">{amount(part.amount)}</td>
            <td className="money">{part.open === 0 ? 'paid' : amount(part.open)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
