import { useWatch } from 'react-hook-form';
import { titleOf } from '@/day/roster';
import { useDeleteLesson, usePreviewDelete } from '@/requests/delete-lesson';
import { dayAndTime } from '@/time/words';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { Consequence } from '../cancel/Consequence';
import { ReachField, reachToWire, reachWords, type Reach } from '../Reach';
import { useEditing } from './edit-context';
import '../cancel/cancel.css';

type Asked = { readonly reach: Reach };

const DeleteQuestion = ({ onClose }: { onClose: () => void }) => {
  const { lesson } = useEditing().one;
  const reach = useWatch<Asked, 'reach'>({ name: 'reach' });
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
      {lesson.is_recuring === 1 && <ReachField />}
      <Consequence foreseen={foreseen} />
    </Question>
  );
};

/** For good, so what goes with it is counted before. C23 */
export const DeleteLessonDialog = ({ onClose }: { onClose: () => void }) => {
  const { one, guard, onClose: leave } = useEditing();
  const { lesson } = one;
  const { mutateAsync } = useDeleteLesson();
  const say = useSay();
  const own: Asked = { reach: 'one' };
  const remove = async ({ reach }: Asked) => {
    await guard(lesson, (version) => mutateAsync({ id: lesson.id, ...reachToWire(reach), ...version }));
    say.done(`Event ${titleOf(lesson)} has been successfully deleted${reachWords(reach)}`, { seconds: 3 });
  };
  return (
    <Modal danger values={own} onSubmit={remove} onSaved={leave}>
      <DeleteQuestion onClose={onClose} />
    </Modal>
  );
};
