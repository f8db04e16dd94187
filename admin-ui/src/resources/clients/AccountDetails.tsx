import { Link } from 'react-router-dom';
import type { Reply } from '@leadline/api-client';
import { useAccess } from '@/providers/use-access';
import { LessonsLeft, Rides } from './ClientDetails';

/** An account holder beside the list: who rides next, who rides at all, and what is left to each. */
export const AccountDetails = ({ record }: { record: Reply<'rest/accounts'>[number] }) => {
  const { canCall } = useAccess();
  const riders = record.members.filter(({ is_active }) => is_active === 1);
  return (
    <>
      <Rides whose={{ person_id: record.person_id }} />
      <section className="client-part" aria-label="Riders">
        <h3>Riders</h3>
        {riders.length === 0 && <p className="muted">Nobody rides on this account</p>}
        <ul>
          {riders.map(({ student_id, person_name }) => (
            <li key={student_id}>
              {canCall('GET rest/students') ? <Link to={`/students/${student_id}`}>{person_name}</Link> : person_name}
            </li>
          ))}
        </ul>
      </section>
      {canCall('items/studentPurchases') &&
        riders.map(({ student_id, person_name }) => (
          <LessonsLeft key={student_id} studentId={student_id} title={`Lessons left to ${person_name}`} />
        ))}
    </>
  );
};
