import { Link } from 'react-router-dom';
import { clientHome } from '@/data/addresses/client-home-address';
import type { TillDay } from '@/data/requests/till';
import { useAmount } from '../amounts';
import { useMoment } from './ClosedTill';

/** What is expected of a day, by method; of a closed one what has changed since stands beside it. */
export const Takings = ({ till }: { till: TillDay }) => {
  const amount = useAmount();
  const closed = till.is_closed === 1;
  const since = (value: number) => (value === 0 ? '–' : amount(value));
  return (
    <table className="record-table till-takings" aria-label="Takings by method">
      <thead>
        <tr>
          <th scope="col">Method</th>
          <th scope="col" className="money wide">
            Payments
          </th>
          <th scope="col" className="money">
            Given back
          </th>
          <th scope="col" className="money">
            Total
          </th>
          {closed && (
            <th scope="col" className="money">
              After closing
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {till.takings.map(({ method, name, payments, refunds, expected, after }) => (
          <tr key={method}>
            <th scope="row">
              <span>{name}</span>
            </th>
            <td className="money wide">{payments}</td>
            <td className="money">{since(refunds)}</td>
            <td className="money">{amount(expected)}</td>
            {closed && <td className="money">{since(after)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          <td className="money wide">–</td>
          <td className="money">–</td>
          <td className="money">{amount(till.expected_total)}</td>
          {closed && <td className="money">{since(till.after_total)}</td>}
        </tr>
      </tfoot>
    </table>
  );
};

/** What was recorded for a closed day afterwards: its figures stay as they were. */
export const LatePayments = ({ late }: Pick<TillDay, 'late'>) => {
  const amount = useAmount();
  const moment = useMoment();
  if (late.length === 0) return null;
  return (
    <section aria-labelledby="till-late">
      <h2 id="till-late">After closing</h2>
      <ul className="till-former">
        {late.map((one) => (
          <li key={one.payment_id}>
            <Link to={`${clientHome(one.account_holder_id)}/payments`}>{one.name}</Link>
            {` ${amount(one.amount)}, ${one.method}, recorded ${moment(one.recorded_at)}`}
          </li>
        ))}
      </ul>
    </section>
  );
};
