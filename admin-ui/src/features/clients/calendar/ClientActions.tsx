import { NavLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useFamily } from '@/data/client-context';

const pages = [
  { page: 'calendarview', label: 'View Calendar' },
  { page: 'calendarbook', label: 'Book Lesson' },
  { page: 'calendarmakeup', label: 'View Makeups' },
] as const;

/** A client is booked by administrators. R203 R219 */
export const useBooksClients = (): boolean => {
  const { canAct, canCall } = useAccess();
  return canAct('staff', 'list') && canCall('lesson_people/addStudentToLesson');
};

/** What can be booked for whoever rides. */
export const ClientActions = () => {
  const { address, currentClient } = useFamily();
  const books = useBooksClients();
  if (!books || currentClient.student_id === null) return null;
  return pages.map(({ page, label }) => (
    <Button key={page} variant="outlined" component={NavLink} to={`${address}/${page}`}>
      {label}
    </Button>
  ));
};
