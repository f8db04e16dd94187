import { StaleChanges } from '@/ui/form/StaleChanges';
import { useSay } from '@/ui/use-say';
import { lessonDifferences } from './lesson-differences';
import type { StaleLesson } from './use-stale-lesson';

type StaleLessonNoticeProps = {
  readonly stale: StaleLesson;
  /** The lesson is now what one of the two wanted; `mine` whether it was the person here. */
  readonly onSettled: (mine: boolean) => void;
};

/** What somebody else did to the lesson meanwhile, and whether one's own change is made on top of it. */
export const StaleLessonNotice = ({ stale: { before, now, keepMine }, onSettled }: StaleLessonNoticeProps) => {
  const say = useSay();
  return (
    <StaleChanges
      noun="lesson"
      changed_by={now.changed_by ?? null}
      {...(now.changed_at && { changed_at: now.changed_at })}
      changes={lessonDifferences(before, now)}
      onKeepMine={() => void say.after(keepMine(), () => onSettled(true))}
      onTakeTheirs={() => onSettled(false)}
    />
  );
};
