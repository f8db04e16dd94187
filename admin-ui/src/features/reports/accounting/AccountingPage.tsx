import { Link, useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { settingsOfAccounting } from '@/data/addresses/settings-address';
import { useAccess } from '@/data/providers/use-access';
import { useAccounting, type Accounting } from '@/data/requests/accounting';
import { useBarn } from '@/data/requests/barn';
import { addDays, isDay, startOfMonth, todayIn } from '@/data/time/day';
import { count, dateOnly } from '@/data/time/words';
import { useAmount } from '@/features/money/amounts';
import { PrintButton } from '@/ui/HeadButton';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import '@/ui/record/record-table.css';
import { monthOf, type Period } from '../period';
import { PeriodDates, PeriodMenu } from '../PeriodChoice';
import '../report.css';
import { AccountingFiles } from './AccountingFiles';
import { AccountsTable } from './AccountsTable';
import { MissingCodes } from './MissingCodes';
import './accounting.css';

/** The days live in the address; books are closed by the month, so it is the last one unless others are chosen. */
const useDays = () => {
  const { time_zone } = useBarn();
  const [params, setParams] = useSearchParams();
  const month = monthOf(addDays(startOfMonth(todayIn(time_zone)), -1));
  const [from, to] = [params.get('from'), params.get('to')];
  return {
    period: { from: isDay(from) ? from : month.from, to: isDay(to) ? to : month.to },
    choose: (period: Period) => setParams({ ...period }),
  };
};

const Found = ({ found, period }: { found: Accounting; period: Period }) => {
  const amount = useAmount();
  if (found.has_codes === 0)
    return (
      <Empty
        title="No account has a code yet"
        text="Enter the codes of your bookkeeping, the first of them is enough to begin with."
        action={
          <Button component={Link} to={settingsOfAccounting} variant="contained">
            Enter account codes
          </Button>
        }
      />
    );
  if (found.documents === 0) return <Empty title="Nothing to book in these days" text="Other days may show more." />;
  return (
    <>
      <p role="status">
        {`${count(found.documents, 'document')}, ${amount(found.total)} booked: debits and credits are the same.`}
      </p>
      <MissingCodes missing={found.missing} />
      <AccountingFiles formats={found.formats} period={period} />
      <AccountsTable accounts={found.accounts} />
    </>
  );
};

const Books = () => {
  const { period, choose } = useDays();
  const { data, error, refetch } = useAccounting({ date1: period.from, date2: period.to });
  return (
    <div className="page report">
      <title>Accounting – Leadline</title>
      <header className="row middle wrap between gap-3">
        <h1>
          Accounting
          <span className="hidden-on-phones">{`, ${dateOnly(period.from)} to ${dateOnly(period.to)}`}</span>
        </h1>
        <div className="report-tools no-print">
          <Button component={Link} to={settingsOfAccounting} variant="outlined">
            Account codes
          </Button>
          <PrintButton />
        </div>
      </header>
      <p className="muted hidden-on-phones">What of these days belongs into which account of the books?</p>
      <div className="report-tools no-print">
        <PeriodDates {...period} quiet={false} onChoose={choose} />
        <PeriodMenu onChoose={choose} />
      </div>
      {data && !error ? (
        <Found found={data} period={period} />
      ) : (
        <Unanswered error={error} refetch={refetch} rows={8} label="Loading the bookings" />
      )}
    </div>
  );
};

/** The business of some days for the barn's bookkeeping. For administrators, as all of its money is. */
export default function AccountingPage() {
  return useAccess().canCall('reports/accounting') ? <Books /> : <Forbidden />;
}
