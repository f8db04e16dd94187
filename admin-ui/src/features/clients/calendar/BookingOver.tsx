import Dialog from '@mui/material/Dialog';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useLesson } from '@/data/requests/lesson';
import { Unanswered } from '@/ui/states';
import { BookingQuestion } from './BookingQuestion';

/** `{url}/bookingCalendar`: the question over the calendar on which a lesson was clicked. R067 */
export default function BookingOver() {
  const { lessonId = '', makeupId } = useParams();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { data, error, refetch } = useLesson(lessonId);
  const close = () => void navigate(`${pathname.slice(0, pathname.lastIndexOf('/bookingCalendar/'))}${search}`);
  if (data) return <BookingQuestion one={data} makeupId={makeupId} onClose={close} />;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-label="Event">
      <Unanswered error={error} refetch={refetch} label="Loading the event" />
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}
