import { Link } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { clientHome } from '@/data/addresses/client-home-address';
import { useLevelProposals } from '@/data/requests/rider-level';
import { count } from '@/data/time/words';
import { WaitingLevel } from '@/ui/person/WaitingLevel';
import './levels.css';

/** What was proposed for riders and waits for an answer, the oldest first. */
export const LevelProposals = () => {
  const { canCall } = useAccess();
  const { data } = useLevelProposals(canCall('rider_levels/proposals'));
  if (!data?.length) return null;
  return (
    <section className="levels-waiting stack gap-2 round" aria-label="Proposed levels">
      <h2>{`${count(data.length, 'level')} to confirm`}</h2>
      <ul className="stack gap-2">
        {data.map((one) => (
          <li key={one.id} className="stack gap-1">
            <span>
              <Link to={`${clientHome(one.person_id)}/details`}>{one.name}</Link>
              <span className="muted">{` · ${one.former_name ?? 'no level'} now`}</span>
            </span>
            <WaitingLevel studentId={one.student_id} name={one.name} levelId={one.level_id} line={one} />
          </li>
        ))}
      </ul>
    </section>
  );
};
