import MedicalIcon from '@mui/icons-material/MedicalServicesOutlined';
import { riders, type Ride } from '@/data/day/roster';
import { medicalWords } from '@/ui/person/medical-words';
import { useEmergency } from './use-emergency';

/** Who comes to a lesson with something to know of; what it is stands behind the rider's menu. */
export const MedicalNotes = ({ ride }: { ride: Ride }) => {
  const { data = [] } = useEmergency(ride.lesson.scheduled_date);
  const noted = new Set(data.filter((card) => medicalWords(card) !== null).map((card) => card.student_id));
  const names = riders(ride).flatMap(({ student_id, name }) => (student_id && noted.has(student_id) ? [name] : []));
  if (names.length === 0 || ride.lesson.lesson_is_cancelled === 1) return null;
  return (
    <p className="ride-details muted">
      <MedicalIcon fontSize="inherit" /> Medical note: {names.join(', ')}
    </p>
  );
};
