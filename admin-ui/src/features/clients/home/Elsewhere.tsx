import { generatePath, Navigate, useParams } from 'react-router-dom';
import { useFamily } from '@/data/client-context';

/** What opens over another page of the client's than the one its address is below. R209 */
export const Elsewhere = ({ at }: { at: string }) => {
  const { address } = useFamily();
  const params = useParams();
  return <Navigate to={`${address}/${generatePath(at, params)}`} replace />;
};
