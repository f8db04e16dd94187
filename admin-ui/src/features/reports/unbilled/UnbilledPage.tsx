import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useUnbilled, type Unbilled } from '@/data/requests/lesson-billing';
import { addDays, isDay, startOfMonth, todayIn } from '@/data/time/day';
import { count, dateOnly } from '@/data/time/words';
import { useAmount } from '@/features/money/amounts';
import { TextInput, Toggle } from '@/ui/form/inputs';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import '@/ui/record/record-table.css';
import '@/features/money/money.css';
import { monthOf } from '../period';
import { PeriodDates, PeriodMenu } from '../PeriodChoice';
import '../report.css';
import { BillingRun, EarlierRuns } from './BillingRun';
import { BillLessons } from './BillLessons';
import { chosenOf, named } from './chosen';
import { UnbilledTable } from './UnbilledTable';
import './unbilled.css';

/** Days, search and the run that is looked at live in the address; last month unless it says other days. */
const useAsked = () => {
  const { time_zone } = useBarn();
  const [params, setParams] = useSearchParams();
  const month = monthOf(addDays(startOfMonth(todayIn(time_zone)), -1));
  const [from, to] = [params.get('from'), params.get('to')];
  const set = (values: Readonly<Record<string, string>>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: 'q' in values },
    );
  return {
    period: { from: isDay(from) ? from : month.from, to: isDay(to) ? to : month.to },
    unmarked: params.get('unmarked') === '1',
    q: params.get('q') ?? '',
    run: params.get('run'),
    set,
  };
};

const Unsaid = ({ unmarked }: Pick<Unbilled, 'unmarked'>) =>
  unmarked > 0 && (
    <p className="muted">
      {`${count(unmarked, 'more lesson is', 'more lessons are')} over without anybody having said who was there.`}
    </p>
  );

type ChoiceProps = { readonly found: Unbilled; readonly q: string; readonly onRun: (id: string) => void };

/** What is listed, and what is ticked of it: everything that has a price, until somebody leaves something out. */
const Choice = ({ found, q, onRun }: ChoiceProps) => {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [asks, setAsks] = useState(false);
  const shown = named(found.accounts, q);
  const chosen = chosenOf(shown, leftOut);
  const choose = (ids: readonly string[], wanted: boolean) =>
    setLeftOut((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (wanted) next.delete(id);
        else next.add(id);
      }
      return next;
    });
  const done = (runId: string) => {
    setAsks(false);
    onRun(runId);
  };
  if (shown.length === 0) return <Empty title="Nobody is called so" text="Another name shows more." />;
  return (
    <>
      <UnbilledTable accounts={shown} leftOut={leftOut} onChoose={choose} />
      <div className="unbilled-bar no-print">
        <span role="status">{`${count(chosen.length, 'lesson')} chosen`}</span>
        {found.uses_invoices === 1 ? (
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => setAsks(true)}>
            {`Bill ${count(chosen.length, 'lesson')}…`}
          </Button>
        ) : (
          <span>
            Lessons are billed on invoices, which this barn does not use.{' '}
            <Link to="/setup/preferences">Preferences</Link>
          </span>
        )}
      </div>
      {asks && <BillLessons ids={chosen} onDone={done} onClose={() => setAsks(false)} />}
    </>
  );
};

const Found = ({ found, q, onRun }: ChoiceProps) => {
  const amount = useAmount();
  const { accounts, lessons, without_price, total, size } = found;
  const listed = lessons + without_price;
  if (listed === 0)
    return (
      <>
        <Empty
          title="Everything that was ridden is covered"
          text="Other days may have lessons that nothing pays for."
        />
        <Unsaid unmarked={found.unmarked} />
      </>
    );
  return (
    <>
      <p role="status">
        {`${count(listed, 'lesson')} of ${count(accounts.length, 'family', 'families')}, ${amount(total)} with tax`}
        {without_price > 0 && `, ${without_price} without a price`}
        {size > listed && `. The oldest ${listed} of ${size} are listed`}
      </p>
      <Unsaid unmarked={found.unmarked} />
      <Choice found={found} q={q} onRun={onRun} />
    </>
  );
};

const UnbilledLessons = () => {
  const { period, unmarked, q, run, set } = useAsked();
  const { data, error, refetch } = useUnbilled({
    date1: period.from,
    date2: period.to,
    ...(unmarked && { unmarked: 1 as const }),
  });
  return (
    <div className="page report">
      <title>Lessons without cover – Leadline</title>
      <header>
        <h1>
          Lessons without cover
          <span className="hidden-on-phones">{`, ${dateOnly(period.from)} to ${dateOnly(period.to)}`}</span>
        </h1>
        <p className="muted hidden-on-phones">
          Ridden, or used up by a late cancellation, and no package pays for them.
        </p>
      </header>
      {run && <BillingRun key={run} id={run} />}
      <div className="report-tools no-print">
        <PeriodDates {...period} quiet={false} onChoose={set} />
        <PeriodMenu onChoose={set} />
        <TextInput label="Account or rider" type="search" value={q} onChange={(text) => set({ q: text })} />
        <Toggle
          label="also without attendance"
          checked={unmarked}
          onChange={(shown) => set({ unmarked: shown ? '1' : '' })}
        />
      </div>
      {data ? (
        <Found key={`${period.from} ${period.to} ${unmarked}`} found={data} q={q} onRun={(id) => set({ run: id })} />
      ) : (
        <Unanswered error={error} refetch={refetch} rows={10} label="Loading the lessons" />
      )}
      <EarlierRuns shown={run} />
    </div>
  );
};

/** Lessons that were ridden and that nothing covers, and the one run that bills them. For administrators. E18 */
export default function UnbilledPage() {
  return useAccess().canCall('lesson_billing/index') ? <UnbilledLessons /> : <Forbidden />;
}
