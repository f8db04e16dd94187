import { NavLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useFamily } from '@/data/client-context';

const pages = [
  { page: 'calendarview', label: 'View Calendar', opensOnRider: true },
  { page: 'calendarbook', label: 'Book Lesson', opensOnRider: false },
  { page: 'calendarmakeup', label: 'View Makeups', opensOnRider: false },
] as const;

/** A client is booked by administrators. R203 R219 */
export const useBooksClients = (): boolean => {
  const { canAct, canCall } = useAccess();
  return canAct('staff', 'list') && canCall('lesson_people/addStudentToLesson');
};

/** What can be booked for whoever rides; the calendar opens on the rider's own lessons, by a filter that can be taken away. */
export const ClientActions = () => {
  const { address, currentClient } = useFamily();
  const books = useBooksClients();
  if (!books || currentClient.student_id === null) return null;
  const own = `?student=${currentClient.student_id}`;
  return pages.map(({ page, label, opensOnRider }) => (
    <Button key={page} variant="outlined" component={NavLink} to={`${address}/${page}${opensOnRider ? own : ''}`}>
      {label}
    </Button>
  ));
};
