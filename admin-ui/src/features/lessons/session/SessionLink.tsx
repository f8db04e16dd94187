import { Link } from 'react-router-dom';
import { sessionAddress } from '@/data/addresses/session-address';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useRegistrations } from '@/data/requests/registrations';
import type { Lesson } from '@/data/requests/types';

/** To the roster of the session that a lesson is of, where it is of one. */
export const SessionLink = ({ lesson: { lesson_date_time_series_id: seriesId } }: { lesson: Lesson }) => {
  const { clients_can_register } = useBarn();
  const mayOpen = useAccess().canCall('registrations/roster');
  const { data } = useRegistrations(mayOpen && clients_can_register === 1 && seriesId !== null);
  const session = data?.counts.find(({ id }) => id === seriesId);
  return session ? <Link to={sessionAddress(session.id)}>{`Roster of ${session.title}`}</Link> : null;
};
