import { useNavigate, useParams } from 'react-router-dom';
import { CancelStudentDialog } from '@/features/lessons/cancel/CancelStudentDialog';
import { useAccess } from '@/data/providers/use-access';
import { useFamily } from '@/data/client-context';
import { useClientLessons } from '@/data/requests/client-lists';
import { Forbidden } from '@/ui/states';

/** Cancelling from a client's schedule, over it. R248 R249 */
export const CancelFromSchedule = () => {
  const { lpid } = useParams();
  const { address, currentClient } = useFamily();
  const { canCall } = useAccess();
  const navigate = useNavigate();
  const { data } = useClientLessons('lessonSchedule', currentClient.student_id ?? '');
  const lesson = data?.find(({ lesson_person_id }) => lesson_person_id === lpid);
  if (!canCall('lesson_people/cancelStudent')) return <Forbidden />;
  if (!lesson) return null;
  const { lesson_person_id: id, person_name: name, title, scheduled_date: day, scheduled_starttime: time } = lesson;
  return (
    <CancelStudentDialog
      student={{ ...lesson, id, name }}
      lesson={{ title, day, time }}
      onClose={() => void navigate(`${address}/lessons`)}
    />
  );
};
