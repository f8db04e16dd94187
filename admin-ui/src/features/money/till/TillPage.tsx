import { Link, useNavigate, useParams } from 'react-router-dom';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { tillAddress } from '@/data/addresses/till-address';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useTillDay, useTillPaper, type TillPaper } from '@/data/requests/till';
import { isDay, todayIn } from '@/data/time/day';
import { DayHead } from '@/ui/DayHead';
import { HeadWords } from '@/ui/HeadButton';
import { MenuButton } from '@/ui/MenuButton';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';
import '@/ui/record/record-table.css';
import '../money.css';
import { ClosedTill, FormerClosings } from './ClosedTill';
import { CloseTill } from './CloseTill';
import { LatePayments, Takings } from './Takings';
import './till.css';

const papers: readonly TillPaper['paper'][] = ['A4', 'Letter'];

const Print = ({ day }: { day: string }) => {
  const { mutate, isPending } = useTillPaper();
  const say = useSay();
  const entries = papers.map((paper) => ({
    key: String(paper),
    label: String(paper),
    onClick: () => mutate({ day, paper }, { onError: (error) => say.refused(error) }),
  }));
  return (
    <MenuButton label="Print the day" className="head-button" entries={entries} icon={<PrintIcon fontSize="small" />}>
      <HeadWords>{isPending ? 'Preparing…' : 'Print'}</HeadWords>
    </MenuButton>
  );
};

const Day = ({ day }: { day: string }) => {
  const { data: till, error, refetch } = useTillDay(day);
  if (!till) return <Unanswered error={error} refetch={refetch} label="Loading the takings" />;
  const standing = till.closings.find(({ ending }) => ending === null);
  return (
    <>
      <div className="till-columns">
        <section aria-labelledby="till-counted">
          <h2 id="till-counted" className="row middle gap-2">
            Counted
            <Tag tone={standing ? 'success' : 'plain'}>{standing ? 'closed' : 'open'}</Tag>
          </h2>
          {standing ? (
            <ClosedTill till={till} closing={standing} />
          ) : (
            <CloseTill key={till.closings.length} till={till} />
          )}
        </section>
        <section aria-labelledby="till-expected">
          <h2 id="till-expected">Expected</h2>
          <Takings till={till} />
        </section>
      </div>
      <LatePayments late={till.late} />
      <FormerClosings closings={till.closings.filter(({ ending }) => ending !== null)} />
    </>
  );
};

/** A day's takings: what is expected by method, what was counted, and the difference. For administrators, as the report is. */
export default function TillPage() {
  const { day: asked } = useParams();
  const { canCall } = useAccess();
  const { time_zone } = useBarn();
  const navigate = useNavigate();
  const today = todayIn(time_zone);
  if (!canCall('till/day')) return <Forbidden />;
  const day = isDay(asked) ? asked : today;
  return (
    <div className="page till">
      <DayHead title="Takings" day={day} today={today} setDay={(next) => void navigate(tillAddress(next))}>
        <Print day={day} />
      </DayHead>
      {day > today ? <Empty title="This day is still to come" /> : <Day key={day} day={day} />}
      <p className="no-print">
        <Link to="/reports/takings/closings">All closings</Link>
      </p>
    </div>
  );
}
