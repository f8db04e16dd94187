import { useState } from 'react';
import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import type { TillClosing, TillDay } from '@/data/requests/till';
import { timeIn, todayIn } from '@/data/time/day';
import { dayAndTime } from '@/data/time/words';
import { useAmount } from '../amounts';
import { Sums } from '../Sums';
import { CorrectTill, ReopenTill } from './CorrectTill';
import { Difference } from './Difference';

/** By the barn's clock. */
export const useMoment = () => {
  const { time_zone } = useBarn();
  return (instant: string) => dayAndTime(todayIn(time_zone, new Date(instant)), timeIn(time_zone, new Date(instant)));
};

export const nobody = 'somebody who is gone';

/** A closed day: what was counted, by whom, and what may be done about it. */
export const ClosedTill = ({ till, closing }: { till: TillDay; closing: TillClosing }) => {
  const [asks, setAsks] = useState<'correct' | 'reopen' | null>(null);
  const moment = useMoment();
  const close = () => setAsks(null);
  return (
    <div className="till-form">
      <Difference count={closing} />
      <Sums
        rows={[
          { label: 'In the till before', value: closing.opening },
          { label: 'Expected', value: closing.expected },
          { label: 'Counted', value: closing.counted },
        ]}
      />
      <p className="muted">{`Closed ${moment(closing.closed_at)} by ${closing.closed_by ?? nobody}`}</p>
      {closing.remark && <p className="till-remark">{closing.remark}</p>}
      <div className="row wrap gap-2 no-print">
        <Button variant="outlined" onClick={() => setAsks('correct')}>
          Correct…
        </Button>
        <Button variant="outlined" onClick={() => setAsks('reopen')}>
          Open again…
        </Button>
      </div>
      {asks === 'correct' && <CorrectTill till={till} closing={closing} onClose={close} />}
      {asks === 'reopen' && <ReopenTill till={till} closing={closing} onClose={close} />}
    </div>
  );
};

/** What was closed before and does not stand any more. */
export const FormerClosings = ({ closings }: { closings: readonly TillClosing[] }) => {
  const amount = useAmount();
  const moment = useMoment();
  if (closings.length === 0) return null;
  return (
    <section aria-labelledby="till-former">
      <h2 id="till-former">Closed before</h2>
      <ul className="till-former">
        {closings.map((one) => (
          <li key={one.closing_id}>
            {`${moment(one.closed_at)}, ${one.closed_by ?? nobody}: ${amount(one.counted)} counted, ${amount(one.expected)} expected.`}
            <span className="muted">
              {one.ending === 'corrected' ? ' Corrected ' : ' Opened again '}
              {`${moment(one.ended_at ?? one.closed_at)} by ${one.ended_by ?? nobody}.`}
            </span>
            {one.remark && <span className="till-remark">{` ${one.remark}`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
