import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { clientHome } from '@/data/addresses/client-home-address';
import { useLevelProposals } from '@/data/requests/rider-level';
import { count } from '@/data/time/words';
import { ReadyForLevel } from '@/ui/person/ReadyForLevel';
import { WaitingLevel } from '@/ui/person/WaitingLevel';
import './levels.css';

type Rider = { readonly person_id: string; readonly name: string; readonly former_name: string | null };

const Line = ({ rider, children }: { rider: Rider; children: ReactNode }) => (
  <li className="stack gap-1">
    <span>
      <Link to={`${clientHome(rider.person_id)}/details`}>{rider.name}</Link>
      <span className="muted">{` · ${rider.former_name ?? 'no level'} now`}</span>
    </span>
    {children}
  </li>
);

/** What was proposed for riders and waits for an answer, the oldest first; and riders who could be given the next level. */
export const LevelProposals = () => {
  const { canCall } = useAccess();
  const { data } = useLevelProposals(canCall('rider_levels/proposals'));
  if (!data) return null;
  const { proposals, ready } = data;
  return (
    <>
      {proposals.length > 0 && (
        <section className="levels-waiting stack gap-2 round" aria-label="Proposed levels">
          <h2>{`${count(proposals.length, 'level')} to confirm`}</h2>
          <ul className="stack gap-2">
            {proposals.map((one) => (
              <Line key={one.id} rider={one}>
                <WaitingLevel studentId={one.student_id} name={one.name} levelId={one.level_id} line={one} />
              </Line>
            ))}
          </ul>
        </section>
      )}
      {ready.length > 0 && (
        <section className="levels-waiting stack gap-2 round" aria-label="Ready for the next level">
          <h2>{`${count(ready.length, 'rider')} ready for the next level`}</h2>
          <ul className="stack gap-2">
            {ready.map((one) => (
              <Line key={one.student_id} rider={one}>
                <ReadyForLevel rider={{ studentId: one.student_id, name: one.name }} next={one} />
              </Line>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
