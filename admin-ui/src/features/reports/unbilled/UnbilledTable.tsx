import { Link } from 'react-router-dom';
import { clientHome } from '@/data/addresses/client-home-address';
import type { UnbilledAccount, UnbilledPlace } from '@/data/requests/lesson-billing';
import { count, dayAndTime } from '@/data/time/words';
import { useAmount } from '@/features/money/amounts';
import { billable } from './chosen';

type Choice = {
  readonly leftOut: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], chosen: boolean) => void;
};

/** Ticked, not, or in between where some of them are. */
const TickBox = ({ ids, label, leftOut, onChoose }: Choice & { ids: readonly string[]; label: string }) => {
  const chosen = ids.filter((id) => !leftOut.has(id)).length;
  const some = chosen > 0 && chosen < ids.length;
  return (
    <label className="unbilled-tick">
      <input
        type="checkbox"
        aria-label={label}
        disabled={ids.length === 0}
        checked={ids.length > 0 && chosen === ids.length}
        ref={(box) => {
          if (box) box.indeterminate = some;
        }}
        onChange={(event) => onChoose(ids, event.target.checked)}
      />
    </label>
  );
};

const PlaceRow = ({ place, ...choice }: Choice & { place: UnbilledPlace }) => {
  const amount = useAmount();
  const { lesson_person_id: id, person_name, title, scheduled_date, start_time } = place;
  const when = dayAndTime(scheduled_date, start_time);
  return (
    <tr>
      <td>
        <TickBox ids={place.amount === null ? [] : [id]} label={`${person_name}, ${when}`} {...choice} />
      </td>
      <td>
        <span className="unbilled-rider">{person_name}</span>
        <span className="muted unbilled-when">{when}</span>
        <span className="muted unbilled-lesson">
          <Link to={`/calendarGroup/edit/${place.lesson_date_time_id}?date=${scheduled_date}`}>{title}</Link>
        </span>
      </td>
      <td className="wide nowrap">{when}</td>
      <td className="wide">{place.enrollment_status_name}</td>
      <td className="money">
        {place.amount === null ? <span className="muted">{place.no_price}</span> : amount(place.amount)}
      </td>
    </tr>
  );
};

const AccountRows = ({ account, ...choice }: Choice & { account: UnbilledAccount }) => {
  const amount = useAmount();
  const { account_holder_id, name, lessons, total, places } = account;
  return (
    <tbody>
      <tr className="unbilled-account">
        <td>
          <TickBox ids={billable(account)} label={`All of ${name}`} {...choice} />
        </td>
        <th scope="rowgroup">
          <Link to={`${clientHome(account_holder_id)}/purchases`}>{name}</Link>
          {account.has_email === 0 && <span className="muted"> · no email</span>}
        </th>
        <td className="wide" colSpan={2}>
          {count(lessons, 'lesson')}
        </td>
        <td className="money">{lessons > 0 && amount(total)}</td>
      </tr>
      {places.map((place) => (
        <PlaceRow key={place.lesson_person_id} place={place} {...choice} />
      ))}
    </tbody>
  );
};

/** Account by account, each with its lessons; what has no price says why and cannot be ticked. */
export const UnbilledTable = ({ accounts, ...choice }: Choice & { accounts: readonly UnbilledAccount[] }) => (
  <table className="record-table unbilled-table" aria-label="Lessons without cover">
    <thead>
      <tr>
        <th scope="col">
          <TickBox ids={accounts.flatMap(billable)} label="All" {...choice} />
        </th>
        <th scope="col">Account and rider</th>
        <th scope="col" className="wide">
          When
        </th>
        <th scope="col" className="wide">
          Attendance
        </th>
        <th scope="col" className="money">
          With tax
        </th>
      </tr>
    </thead>
    {accounts.map((account) => (
      <AccountRows key={account.account_holder_id} account={account} {...choice} />
    ))}
  </table>
);
