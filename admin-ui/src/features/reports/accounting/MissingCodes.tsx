import { Link } from 'react-router-dom';
import { addressOfField } from '@/data/addresses/settings-address';
import type { Accounting } from '@/data/requests/accounting';
import { count } from '@/data/time/words';

/** What is booked without a code, before anybody takes a file along. */
export const MissingCodes = ({ missing }: Pick<Accounting, 'missing'>) => {
  if (missing.length === 0) return null;
  return (
    <section className="accounting-missing" aria-label="Missing account codes">
      <p>
        <strong>{`${count(missing.length, 'account has', 'accounts have')} no code yet`}</strong>, which bookkeeping
        programs need. Enter a code for
      </p>
      <ul>
        {missing.map(({ field, label }) => (
          <li key={label}>
            <Link to={addressOfField(field) ?? ''}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
