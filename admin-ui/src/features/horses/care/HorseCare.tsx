import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useHorseCare, type HorseCareKind } from '@/data/requests/care';
import { useOpenHorse } from '@/features/horses/home/horse-context';
import { Unanswered } from '@/ui/states';
import { everyWords, lastWords } from './care-words';
import { CareEntries } from './CareEntries';
import { CareInterval } from './CareInterval';
import { CareMark } from './CareMark';
import { NoteCare } from './NoteCare';
import '@/ui/record/record-table.css';
import './care.css';

type KindsProps = { readonly kinds: readonly HorseCareKind[]; readonly onInterval: (kind: HorseCareKind) => void };

const Standing = ({ kind }: { kind: HorseCareKind }) =>
  kind.is_needed === 1 ? <CareMark line={kind} /> : <span className="muted">not needed</span>;

const Kinds = ({ kinds, onInterval }: KindsProps) => {
  const mayChange = useAccess().canCall('horse_care/setInterval');
  return (
    <table className="record-table care-table" aria-label="What is due">
      <thead>
        <tr>
          <th scope="col">Care</th>
          <th scope="col">Due</th>
          <th scope="col" className="wide">
            Last time
          </th>
          <th scope="col">How often</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind.care_kind_id}>
            <th scope="row">
              <span>{kind.care_kind_name}</span>
            </th>
            <td>
              <Standing kind={kind} />
            </td>
            <td className="wide">{lastWords(kind)}</td>
            <td>
              {mayChange ? (
                <Button
                  size="small"
                  variant="text"
                  aria-label={`How often: ${kind.care_kind_name}, ${everyWords(kind.every, kind.every_unit)}`}
                  onClick={() => onInterval(kind)}
                >
                  {everyWords(kind.every, kind.every_unit)}
                </Button>
              ) : (
                everyWords(kind.every, kind.every_unit)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What is done for the horse, when it is due again, and all that was noted of it. */
export const HorseCare = () => {
  const { id, horse_name } = useOpenHorse();
  const { canCall } = useAccess();
  const { data, error, refetch } = useHorseCare(id);
  const [isNoting, setNoting] = useState(false);
  const [interval, setInterval] = useState<HorseCareKind | null>(null);
  const horse = { id, name: horse_name };
  return (
    <div className="record-part stack gap-4 from-top one-column">
      <div className="row wrap between gap-2">
        <h2>What is due</h2>
        {canCall('horse_care/note') && (
          <Button variant="contained" onClick={() => setNoting(true)}>
            Note care
          </Button>
        )}
      </div>
      {!data && <Unanswered error={error} refetch={refetch} rows={6} label="Loading care" />}
      {data && (
        <>
          <Kinds kinds={data.kinds} onInterval={setInterval} />
          <CareEntries care={data} />
        </>
      )}
      <p>
        <Link to="/horsecare">What is due of all horses</Link>
      </p>
      {isNoting && <NoteCare horse={horse} onClose={() => setNoting(false)} />}
      {interval && <CareInterval horse={horse} kind={interval} onClose={() => setInterval(null)} />}
    </div>
  );
};
