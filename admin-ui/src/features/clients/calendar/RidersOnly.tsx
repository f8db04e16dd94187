import { Outlet } from 'react-router-dom';
import { useFamily } from '@/data/client-context';
import { Empty, Forbidden } from '@/ui/states';
import { useBooksClients } from './ClientActions';

/** Around the pages on which a rider is booked. */
export const RidersOnly = () => {
  const { currentClient } = useFamily();
  const books = useBooksClients();
  if (!books) return <Forbidden />;
  if (currentClient.student_id === null)
    return <Empty title={`${currentClient.person_name} does not ride`} text="Lessons are booked for a rider." />;
  return <Outlet />;
};
