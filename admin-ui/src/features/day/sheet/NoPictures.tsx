import NoPicturesIcon from '@mui/icons-material/NoPhotographyOutlined';
import { riders, type Ride } from '@/data/day/roster';
import { usePhotosOfDay } from './use-photos-of-day';

/** Who comes to a lesson and is not to be pictured; who has not answered is none of them. */
export const NoPictures = ({ ride }: { ride: Ride }) => {
  const { data = [] } = usePhotosOfDay(ride.lesson.scheduled_date);
  const unpictured = new Set(data.filter((one) => one.photo_consent === 'none').map((one) => one.student_id));
  const names = riders(ride).flatMap(({ student_id, name }) =>
    student_id && unpictured.has(student_id) ? [name] : [],
  );
  if (names.length === 0 || ride.lesson.lesson_is_cancelled === 1) return null;
  return (
    <p className="ride-details muted">
      <NoPicturesIcon fontSize="inherit" /> No pictures: {names.join(', ')}
    </p>
  );
};
