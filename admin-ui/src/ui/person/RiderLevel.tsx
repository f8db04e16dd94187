import { useState } from 'react';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useOptions } from '@/data/requests/options';
import { useRiderLevel, type RiderLevel as Known } from '@/data/requests/rider-level';
import { dayAndYear } from '@/data/time/words';
import { Unanswered } from '@/ui/states';
import { LevelQuestion } from './LevelQuestion';
import { lineInWords, waitingIn } from './level-words';
import { WaitingLevel } from './WaitingLevel';

type Props = { readonly studentId: string; readonly name: string };

const History = ({ history }: Pick<Known, 'history'>) =>
  history.length === 0 ? null : (
    <details>
      <summary>History of levels</summary>
      <ul className="stack gap-1">
        {history.map((line) => (
          <li key={line.id}>{lineInWords(line)}</li>
        ))}
      </ul>
    </details>
  );

const Shown = ({ studentId, name, known }: Props & { known: Known }) => {
  const [asking, setAsking] = useState(false);
  const { canCall } = useAccess();
  const waiting = waitingIn(known);
  const confirms = canCall('rider_levels/confirm');
  return (
    <>
      <p>
        <strong>{known.level_name ?? 'No level yet'}</strong>
        {known.since && <span className="muted">{` since ${dayAndYear(known.since)}`}</span>}
      </p>
      {waiting?.level_id && (
        <WaitingLevel studentId={studentId} name={name} levelId={waiting.level_id} line={waiting} />
      )}
      {(confirms || canCall('rider_levels/propose')) && (
        <p>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {confirms ? 'Change level…' : 'Propose level…'}
          </Button>
        </p>
      )}
      <History history={known.history} />
      {asking && <LevelQuestion rider={{ studentId, name }} onClose={() => setAsking(false)} />}
    </>
  );
};

/** Nothing of it is seen in a barn that has no levels. */
export const RiderLevel = ({ studentId, name }: Props) => {
  const { level } = useOptions();
  const { data, error, refetch } = useRiderLevel(studentId, level.length > 0);
  if (level.length === 0) return null;
  return (
    <section className="client-section stack gap-2" aria-label="Level">
      <h2>Level</h2>
      {data ? (
        <Shown studentId={studentId} name={name} known={data} />
      ) : (
        <Unanswered error={error} refetch={refetch} rows={2} label="Level" />
      )}
    </section>
  );
};
