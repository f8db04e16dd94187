import Button from '@mui/material/Button';
import { hasBegun, useCompletion } from '@/day/use-completion';
import { useAccess } from '@/providers/use-access';
import type { OneLesson } from '@/requests/lesson';

/** What can be done with the lesson as a whole. R082 */
export const LessonActions = ({ one, onCancel }: { one: OneLesson; onCancel: () => void }) => {
  const { lesson } = one;
  const { canCall } = useAccess();
  const { complete, reopen, isPending } = useCompletion(one);
  const isHeld = lesson.lesson_status_code === 'COM';
  if (lesson.lesson_is_cancelled === 1) return null;
  return (
    <>
      {canCall('lessons/cancel') && (
        <Button variant="outlined" color="error" onClick={onCancel}>
          Cancel lesson…
        </Button>
      )}
      {canCall('lesson_people/markLessonCompleted') && (isHeld || hasBegun(lesson)) && (
        <Button variant={isHeld ? 'outlined' : 'contained'} disabled={isPending} onClick={isHeld ? reopen : complete}>
          {isHeld ? 'Not completed after all' : 'Mark all present'}
        </Button>
      )}
    </>
  );
};
