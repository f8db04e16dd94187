import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { statementPeriods } from '@leadline/api-client/money';
import { useFamily } from '@/data/client-context';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useStatement, useStatementPaper, type AskedStatement, type StatementEntry } from '@/data/requests/statement';
import { isDay, todayIn } from '@/data/time/day';
import { dayAndYear } from '@/data/time/words';
import { DateInput } from '@/ui/form/DateInput';
import { MenuButton } from '@/ui/MenuButton';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import '@/ui/record/record-table.css';
import { useAmount } from './amounts';
import { MoneyKinds } from './MoneyKinds';
import { SendStatement } from './SendStatement';
import { Sums } from './Sums';
import './money.css';

/** In the address, so that it is kept and can be handed on. */
const usePeriod = () => {
  const { time_zone } = useBarn();
  const [params, setParams] = useSearchParams();
  const periods = statementPeriods(todayIn(time_zone));
  const [from, until] = [params.get('from'), params.get('until')];
  const [{ from: first, until: last }] = periods;
  const period = isDay(from) && isDay(until) ? { from, until } : { from: first, until: last };
  const choose = (next: typeof period) => setParams({ from: next.from, until: next.until }, { replace: true });
  return { period, periods, choose };
};

const Period = ({ period: { from, until }, periods, choose }: ReturnType<typeof usePeriod>) => (
  <>
    <DateInput label="From" value={from} onChange={(day) => isDay(day) && choose({ from: day, until })} />
    <DateInput label="To" value={until} onChange={(day) => isDay(day) && choose({ from, until: day })} />
    <MenuButton
      label="Period of the statement"
      entries={periods.map((one) => ({ key: one.id, label: one.name, onClick: () => choose(one) }))}
    >
      Period
    </MenuButton>
  </>
);

const Download = ({ asked }: { asked: AskedStatement }) => {
  const { mutate, isPending } = useStatementPaper();
  const say = useSay();
  return (
    <Button
      variant="outlined"
      disabled={isPending}
      onClick={() => mutate(asked, { onError: (error) => say.refused(error) })}
    >
      {isPending ? 'Preparing…' : 'Download PDF'}
    </Button>
  );
};

const pageOf = {
  invoice: 'invoices',
  instalment: 'invoices',
  settled: 'invoices',
  payment: 'payments',
  purchase: 'payments',
  voucher: 'payments',
  credit: 'payments',
};

const Entry = ({ entry: { date, payment_id, kind, what, charged, paid, balance } }: { entry: StatementEntry }) => {
  const { address } = useFamily();
  const amount = useAmount();
  return (
    <tr>
      <td>{dayAndYear(date)}</td>
      <th scope="row">
        {kind === 'refund' ? what : <Link to={`${address}/${pageOf[kind]}/inv/${payment_id}`}>{what}</Link>}
      </th>
      <td className="money">{charged !== 0 && amount(charged)}</td>
      <td className="money">{paid !== 0 && amount(paid)}</td>
      <td className="money wide">{amount(balance)}</td>
    </tr>
  );
};

const Entries = ({ entries }: { entries: readonly StatementEntry[] }) => (
  <div className="record-part">
    <table className="record-table" aria-label="Account statement">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">What</th>
          <th scope="col" className="money">
            Charged
          </th>
          <th scope="col" className="money">
            Paid
          </th>
          <th scope="col" className="money wide">
            Open
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Entry key={`${entry.payment_id} ${entry.kind} ${entry.date}`} entry={entry} />
        ))}
      </tbody>
    </table>
  </div>
);

/** What an account was charged and paid in a period, and what was open before and after: on screen as on paper. */
export const StatementPage = () => {
  const { currentClient } = useFamily();
  const { canCall } = useAccess();
  const chosen = usePeriod();
  const asked = { person_id: currentClient.person_id, ...chosen.period };
  const { data, error, refetch } = useStatement(asked);
  if (!canCall('payments/statement')) return <Forbidden />;
  return (
    <>
      <div className="money-head">
        <MoneyKinds />
        <div className="statement-asked row wrap gap-2">
          <Period {...chosen} />
          <Download asked={asked} />
          <SendStatement asked={asked} />
        </div>
      </div>
      {!data || error ? (
        <div className="record-part">
          <Unanswered error={error} refetch={refetch} label="Account statement" />
        </div>
      ) : (
        <>
          <div className="record-part">
            <Sums
              className="statement-sums"
              rows={[
                { label: `Open before ${dayAndYear(data.from)}`, value: data.opening },
                { label: 'Charged', value: data.charged },
                { label: 'Paid', value: -data.paid },
                { label: `Open at the end of ${dayAndYear(data.until)}`, value: data.closing },
                ...(data.credits > 0 ? [{ label: 'Credits not used yet', value: data.credits }] : []),
              ]}
            />
          </div>
          {data.entries.length > 0 ? (
            <Entries entries={data.entries} />
          ) : (
            <Empty title="Nothing happened on this account between these days" />
          )}
        </>
      )}
    </>
  );
};
