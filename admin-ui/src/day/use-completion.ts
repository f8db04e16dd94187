import { useCompleteLesson } from '@/requests/complete-lesson';
import type { Lesson } from '@/requests/types';
import { useSay } from '@/ui/use-say';
import { titleOf } from './roster';

export const useCompletion = (lesson: Lesson) => {
  const say = useSay();
  const { mutate, isPending } = useCompleteLesson({
    onSuccess: () => say.done(`${titleOf(lesson)} is completed`),
    onError: (error) => say.refused(error, 3),
  });
  return { complete: () => mutate({ lesson_date_time_id: lesson.id, code: 'COM' }), isPending };
};
