import { Link } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import type { KeptForGuest } from '@/data/requests/waiting-list';
import { useMoment } from '../use-moment';

/** Strangers who asked by the public page; what becomes of the place is decided in their enquiry. */
export const KeptForGuests = ({ guests }: { guests: readonly KeptForGuest[] }) => {
  const { canCall } = useAccess();
  const moment = useMoment();
  if (guests.length === 0) return null;
  return (
    <section className="stack gap-2 one-column" aria-label="KEPT FOR GUESTS">
      <h3>KEPT FOR GUESTS</h3>
      <ul>
        {guests.map(({ id, first_name, kept_until }) => (
          <li key={id} className="client">
            <span className="client-name stack break shrinks">
              {canCall('enquiries/enquiry') ? <Link to={`/enquiries/all/${id}`}>{first_name}</Link> : first_name}
              <span className="muted">{`A guest asked; kept until ${moment(kept_until)}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
