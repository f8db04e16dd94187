import { useWatch } from 'react-hook-form';
import { titleOf } from '@/data/day/roster';
import { useAccess } from '@/data/providers/use-access';
import { useRestoreLessons } from '@/data/requests/deleted-lessons';
import { useDeleteLesson, usePreviewDelete } from '@/data/requests/delete-lesson';
import type { Lesson } from '@/data/requests/types';
import { dayAndTime } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { Consequence } from '../cancel/Consequence';
import { useNotifyOfEnd } from '../edit/use-notify';
import { NotifyToggle, tellsToWire, toldByMail, type Notify } from '../NotifyFields';
import { ReachField, reachToWire, reachWords, type Reach } from '../Reach';
import { versionOf, type useStaleLesson } from '../stale/use-stale-lesson';
import '../cancel/cancel.css';

/** Notes and attendance are what the warning means. */
export const KEPT_A_WHILE =
  'Time, place, staff, riders and horses can be brought back for 30 days, under Deleted events.';

type Asked = { readonly reach: Reach; readonly notify: Notify };

type DeleteLessonDialogProps = {
  readonly lesson: Lesson;
  /** Shows what somebody else has made of the lesson; without it, the refusal is read, and the lesson as it is now. */
  readonly guard?: ReturnType<typeof useStaleLesson>['guard'];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
};

const DeleteQuestion = ({ lesson, onClose }: Pick<DeleteLessonDialogProps, 'lesson' | 'onClose'>) => {
  const reach = useWatch<Asked, 'reach'>({ name: 'reach' });
  const isTold = useWatch<Asked, 'notify.on'>({ name: 'notify.on' });
  const { preview, error, isPending } = usePreviewDelete({ id: lesson.id, ...reachToWire(reach) });
  const foreseen = {
    preview: preview && { allowed: 1 as const, reason: null, sentence: preview.sentence },
    error,
    isPending,
  };
  return (
    <Question
      title="Delete event"
      submitLabel={reach === 'later' ? 'Delete these events' : 'Delete this event'}
      cancelLabel="Keep it"
      disabled={isPending || error !== null}
      onClose={onClose}
    >
      <p>
        <strong>{titleOf(lesson)}</strong>, {dayAndTime(lesson.scheduled_date, lesson.scheduled_starttime)}
      </p>
      <p>Warning! Events and all their associated data will be delete forever.</p>
      {lesson.lesson_is_cancelled !== 1 && <p className="muted">{KEPT_A_WHILE}</p>}
      {lesson.is_recuring === 1 && <ReachField />}
      <Consequence foreseen={foreseen}>
        {isTold && preview && preview.families > 0 && <p>{toldByMail(preview.families)}</p>}
      </Consequence>
      <NotifyToggle />
    </Question>
  );
};

/** What goes with it is counted before; the event and its riders can be brought back, notes and attendance cannot. C23 */
export const DeleteLessonDialog = ({ lesson, guard, onClose, onDeleted = onClose }: DeleteLessonDialogProps) => {
  const { mutateAsync } = useDeleteLesson();
  const { mutateAsync: restore } = useRestoreLessons();
  // What was called off was told, and does not come back.
  const canRestore = useAccess().canCall('lessons/restore') && lesson.lesson_is_cancelled !== 1;
  const say = useSay();
  const own: Asked = { reach: 'one', notify: useNotifyOfEnd() };
  const remove = async ({ reach, notify }: Asked) => {
    const send = (version: ReturnType<typeof versionOf>) =>
      mutateAsync({ id: lesson.id, ...reachToWire(reach), ...tellsToWire(notify.on), ...version });
    const gone = await (guard ? guard(lesson, send) : send(versionOf(lesson)));
    const undo = () =>
      void say.after(restore({ idarray: gone.lessonIds, ...tellsToWire(notify.on) }), () =>
        say.done(`Event ${titleOf(lesson)} is back${reachWords(reach)}`),
      );
    say.done(`Event ${titleOf(lesson)} has been successfully deleted${reachWords(reach)}`, {
      seconds: 3,
      ...(canRestore && { undo }),
    });
  };
  return (
    <Modal danger values={own} onSubmit={remove} onSaved={onDeleted}>
      <DeleteQuestion lesson={lesson} onClose={onClose} />
    </Modal>
  );
};
