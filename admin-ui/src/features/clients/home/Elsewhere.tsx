import { generatePath, Navigate, useParams } from 'react-router-dom';
import { clientHome } from '@/data/addresses/client-home-address';
import type { Family } from '@/data/requests/people';

/** What opens over another page of the client's than the one its address is below; nothing is drawn before that is. R209 */
export const Elsewhere = ({ family, at }: { family: Family; at: string }) => {
  const params = useParams();
  return <Navigate to={`${clientHome(family.currentClient.person_id)}/${generatePath(at, params)}`} replace />;
};
