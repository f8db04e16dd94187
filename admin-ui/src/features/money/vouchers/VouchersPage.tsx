import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { wayOf } from '@leadline/api-client/money';
import { useAccess } from '@/data/providers/use-access';
import {
  useVoucherPaper,
  useVouchers,
  type AskedVouchers,
  type Voucher,
  type Vouchers,
} from '@/data/requests/vouchers';
import { count, dayAndYear } from '@/data/time/words';
import { SelectInput, TextInput } from '@/ui/form/inputs';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';
import { useSettled } from '@/ui/use-settled';
import '@/ui/record/record-table.css';
import { useAmount } from '../amounts';
import '../money.css';
import { CancelVoucher } from './CancelVoucher';
import { MailVoucher } from './MailVoucher';
import './vouchers.css';

type State = Voucher['state'];
const states: readonly { readonly id: State; readonly name: string }[] = [
  { id: 'open', name: 'Open' },
  { id: 'redeemed', name: 'Redeemed' },
  { id: 'expired', name: 'Expired' },
  { id: 'cancelled', name: 'Cancelled' },
];
const nameOf = (state: State) => states.find(({ id }) => id === state)?.name ?? state;
const page = 50;
const most = 200;

const Print = ({ voucher }: { voucher: Voucher }) => {
  const { mutate, isPending } = useVoucherPaper();
  const say = useSay();
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={`Print the voucher …${voucher.code_end}`}
      onClick={() => mutate(voucher.id, { onError: (error) => say.refused(error) })}
    >
      Print
    </Button>
  );
};

/** Nobody has redeemed it, and it is not cancelled. */
const isHeld = ({ state }: Voucher) => state === 'open' || state === 'expired';

const Became = ({ voucher }: { voucher: Voucher }) => {
  const { state, expiry_date, redeemed_on, redeemed_for, redeemed_by_id, cancelled_on } = voucher;
  return (
    <>
      <Tag tone={state === 'open' ? 'success' : 'plain'}>{nameOf(state).toLowerCase()}</Tag>
      {isHeld(voucher) && (
        <span className="voucher-line muted">{expiry_date ? `until ${dayAndYear(expiry_date)}` : 'no expiry'}</span>
      )}
      {redeemed_on && (
        <span className="voucher-line muted">
          {`${dayAndYear(redeemed_on)} `}
          {redeemed_by_id && <Link to={`/clienthome/${redeemed_by_id}/purchases`}>{redeemed_for}</Link>}
        </span>
      )}
      {cancelled_on && <span className="voucher-line muted">{dayAndYear(cancelled_on)}</span>}
    </>
  );
};

const namesOf = ({ given_to, given_by }: Voucher) =>
  [given_to && `for ${given_to}`, given_by && `from ${given_by}`].filter(Boolean).join(', ');

const Row = ({ voucher }: { voucher: Voucher }) => {
  const amount = useAmount();
  const { code_end, sold_on, buyer, buyer_id, payment_method } = voucher;
  const names = namesOf(voucher);
  return (
    <tr>
      <th scope="row">
        <span className="nowrap">{`…${code_end}`}</span>
        {names && <span className="voucher-line muted">{names}</span>}
      </th>
      <td className="money">{amount(voucher.amount)}</td>
      <td className="wide">
        <Link to={`/clienthome/${buyer_id}/payments`}>{buyer}</Link>
        <span className="voucher-line muted">
          {[dayAndYear(sold_on), wayOf({ payment_method, reference: null })].filter(Boolean).join(', ')}
        </span>
      </td>
      <td>
        <Became voucher={voucher} />
      </td>
      <td>
        {isHeld(voucher) && (
          <div className="voucher-does">
            <Print voucher={voucher} />
            <MailVoucher voucher={voucher} />
            <CancelVoucher voucher={voucher} />
          </div>
        )}
      </td>
    </tr>
  );
};

const Sums = ({ sums }: Pick<Vouchers, 'sums'>) => {
  const amount = useAmount();
  return (
    <p role="status">
      <strong>{`${amount(sums.open)} is open`}</strong>
      {sums.expired > 0 && `, ${amount(sums.expired)} of it expired`}
      {`: of ${amount(sums.sold)} sold, ${amount(sums.redeemed)} is redeemed and ${amount(sums.cancelled)} cancelled.`}
    </p>
  );
};

const none = (
  <Empty
    title="No vouchers yet"
    text={
      'Open a client’s Invoices and Payments, then Payments, and press Sell Gift Voucher; or let strangers buy them on the public page ' +
      '(Settings, Gift vouchers). Until then families see nothing of them.'
    }
  />
);

const Table = ({ found }: { found: Vouchers }) => (
  <table className="record-table" aria-label="Gift vouchers">
    <thead>
      <tr>
        <th scope="col">Voucher</th>
        <th scope="col" className="money">
          Amount
        </th>
        <th scope="col" className="wide">
          Sold
        </th>
        <th scope="col">State</th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
    <tbody>
      {found.vouchers.map((voucher) => (
        <Row key={voucher.id} voucher={voucher} />
      ))}
    </tbody>
  </table>
);

const List = ({ asked }: { asked: AskedVouchers }) => {
  const [limit, setLimit] = useState(page);
  const { data, error, refetch } = useVouchers({ ...asked, limit });
  if (!data) return <Unanswered error={error} refetch={refetch} rows={6} label="Loading vouchers" />;
  if (data.sums.sold === 0) return none;
  return (
    <>
      <Sums sums={data.sums} />
      {data.size === 0 ? (
        <Empty title="No voucher is like this" text="Another search may show more." />
      ) : (
        <Table found={data} />
      )}
      {data.size > data.vouchers.length && limit < most && (
        <div>
          <Button variant="outlined" onClick={() => setLimit(most)}>
            Show more
          </Button>
        </div>
      )}
      {data.size > most && limit >= most && (
        <p className="muted">{`The newest of ${count(data.size, 'voucher')}: search for others.`}</p>
      )}
    </>
  );
};

/** What gift vouchers the barn has sold, and what became of them. */
export default function VouchersPage() {
  const { canCall } = useAccess();
  const [state, setState] = useState('');
  const [search, setSearch] = useState('');
  const typed = useSettled(search.trim());
  if (!canCall('vouchers/search')) return <Forbidden />;
  const wanted = states.find(({ id }) => id === state)?.id;
  return (
    <div className="page vouchers">
      <title>Gift vouchers – Leadline</title>
      <h1>Gift vouchers</h1>
      <p className="muted">What is open is owed to whoever holds the code: no revenue until it is spent.</p>
      <div className="voucher-filters">
        <TextInput
          label="Search"
          value={search}
          onChange={setSearch}
          maxLength={100}
          hint="A code, its end, or a name"
        />
        <SelectInput label="State" value={state} empty="All" options={states} onChange={setState} />
      </div>
      <List asked={{ ...(wanted && { state: wanted }), ...(typed && { search: typed }) }} />
    </div>
  );
}
