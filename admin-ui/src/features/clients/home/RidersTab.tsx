import { Link, Outlet, useLocation } from 'react-router-dom';
import { clientHome } from '@/data/addresses/client-home-address';
import { useFamily } from '@/data/client-context';
import { Empty } from '@/ui/states';

/** Around what riders alone have; of an account holder who does not ride it leads to the same of those who do. */
export const RidersTab = () => {
  const { address, currentClient, members } = useFamily();
  const { pathname } = useLocation();
  if (currentClient.student_id !== null) return <Outlet />;
  const [tab = ''] = pathname.slice(address.length + 1).split('/');
  const riders = members.filter(({ is_active }) => is_active === 1);
  return (
    <Empty
      title={`${currentClient.person_name} does not ride`}
      text={riders.length > 0 ? 'This belongs to each rider of the account:' : 'Nobody rides on this account yet.'}
      action={riders.map(({ person_id, person_name }) => (
        <Link key={person_id} to={`${clientHome(person_id)}/${tab}`}>
          {person_name}
        </Link>
      ))}
    />
  );
};
