import { Link, Outlet } from 'react-router-dom';
import { useTopTen } from '@/ui/record/top-ten';
import { flatWords, itemName } from '@leadline/api-client/lessons-left';
import { sharedWords } from '@leadline/api-client/money';
import { usePurchases, type Purchase } from '@/data/requests/client-lists';
import { dateOnly } from '@/data/time/words';
import { useAccess } from '@/data/providers/use-access';
import { useFamily } from '@/data/client-context';
import { PagedTable } from '@/ui/record/PagedTable';

const Expiry = ({ item: { package_expiry_date, is_expired, kind } }: { item: Purchase }) =>
  package_expiry_date === null ? (
    kind !== 'credit' && 'no expiry'
  ) : (
    <span className={is_expired ? 'strong danger' : undefined}>
      {`${is_expired ? 'expired' : 'expires'} ${dateOnly(package_expiry_date)}`}
    </span>
  );

/** Beside a lesson there is no room for a package's own details. */
const PackageName = ({ item }: { item: Purchase }) => {
  const { address, currentClient } = useFamily();
  const name = itemName(item, currentClient.student_id);
  return useTopTen() ? <span>{name}</span> : <Link to={`${address}/purchases/package/${item.id}`}>{name}</Link>;
};

/** Of what is not counted, the week's; a week that is used up is nobody's alarm. */
const Left = ({ item }: { item: Purchase }) => {
  if (item.remain !== null)
    return <td className={item.remain === 0 ? 'strong danger' : undefined}>{`${item.remain} left`}</td>;
  return <td>{item.left_this_week === null ? flatWords(item) : `${item.left_this_week} left this week`}</td>;
};

const Row = ({ item }: { item: Purchase }) => (
  <tr>
    <th scope="row">
      <PackageName item={item} />
      {item.is_shared === 1 && <span className="muted">{sharedWords(item)}</span>}
      {item.package_renew_date && <span className="muted">{`renews ${dateOnly(item.package_renew_date)}`}</span>}
      {item.item_notes && <span className="muted">{item.item_notes}</span>}
    </th>
    <td className="wide">{dateOnly(item.purchase_date)}</td>
    <td className="wide">{dateOnly(item.package_start_date)}</td>
    <td>
      <Expiry item={item} />
    </td>
    <td className="wide">{flatWords(item) ?? item.start_count}</td>
    <td className="wide">{item.usedtilltoday}</td>
    <td className="wide">{item.usedaftertoday}</td>
    <Left item={item} />
  </tr>
);

/** Beside a lesson there is no room for it, either. */
const ToDeleted = () => {
  const { address } = useFamily();
  const isShown = useAccess().canCall('items/restore');
  if (useTopTen() || !isShown) return null;
  return (
    <p className="record-part">
      <Link to={`${address}/purchases/deleted`}>Deleted packages…</Link>
    </p>
  );
};

/** What was bought for a rider or is shared with them, the latest first. */
export const ClientPackages = () => {
  const { currentClient } = useFamily();
  return (
    <>
      <PagedTable
        label="Packages"
        columns={[
          { label: 'Package' },
          { label: 'Bought', wide: true },
          { label: 'Start', wide: true },
          { label: 'Expiry' },
          { label: 'Count', wide: true },
          { label: 'Used', wide: true },
          { label: 'Booked', wide: true },
          { label: 'Remain' },
        ]}
        asked={usePurchases(currentClient.student_id ?? '')}
      >
        {(item) => <Row key={item.id} item={item} />}
      </PagedTable>
      <ToDeleted />
      <Outlet />
    </>
  );
};
