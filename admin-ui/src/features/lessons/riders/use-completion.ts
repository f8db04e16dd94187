import { useCompleteLesson } from '@/data/requests/complete-lesson';
import type { Lesson } from '@/data/requests/types';
import { useSay } from '@/ui/use-say';
import { riders, titleOf, type Ride } from '@/data/day/roster';

/** A lesson can be marked once it has begun: before, nobody knows who comes. */
export const hasBegun = ({ starts_at }: Pick<Lesson, 'starts_at'>, now = Date.now()): boolean =>
  Date.parse(starts_at) <= now;

/** Everybody who is not marked yet is present; taking it back leaves alone who was marked on their own. */
export const useCompletion = ({ lesson, students }: Pick<Ride, 'lesson' | 'students'>) => {
  const say = useSay();
  const { mutateAsync, isPending } = useCompleteLesson();
  const send = (code: 'COM' | 'SCH', said: () => void) =>
    void say.after(mutateAsync({ lesson_date_time_id: lesson.id, code }), said);
  const reopen = () => send('SCH', () => say.done(`${titleOf(lesson)} is open again`));
  const complete = () => {
    const present = riders({ students }).filter(({ enrollment_status_code: code }) => (code ?? 'SCH') === 'SCH').length;
    send('COM', () =>
      say.done(present > 0 ? `${present} present` : `${titleOf(lesson)} is completed`, { undo: reopen }),
    );
  };
  return { complete, reopen, isPending };
};
