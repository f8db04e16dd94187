import { useSettleTimeOff, useWithdrawTimeOff, type StaffOff } from '@/data/requests/staff-off';
import { count } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { daysWords } from './time-off-words';

type TakeBackProps = { readonly timeOff: StaffOff; readonly isOwn: boolean; readonly onClose: () => void };

const consequence = ({ state, lessons }: StaffOff, isOwn: boolean) => {
  if (state === 'asked') return 'Nobody has to answer it any more.';
  const stays = 'Lessons that somebody else teaches on these days stay with them.';
  return [
    isOwn ? 'It is approved already; to have these days off after all, ask again.' : 'They are no longer off.',
    lessons > 0 ? `They teach ${count(lessons, 'lesson')} on these days.` : stays,
  ].join(' ');
};

/** By whoever asked, or for them by an administrator, who may undo it. */
export const TakeBackTimeOff = ({ timeOff, isOwn, onClose }: TakeBackProps) => {
  const { mutateAsync: withdraw } = useWithdrawTimeOff();
  const { mutateAsync: settle } = useSettleTimeOff();
  const say = useSay();
  const { id, state, name, answer } = timeOff;
  const submit = async () => {
    if (isOwn) {
      await withdraw({ time_off_id: id });
      say.done('Taken back');
      return;
    }
    await settle({ time_off_id: id, state: 'withdrawn', seen_state: state });
    const undo = () =>
      void say.after(settle({ time_off_id: id, state, seen_state: 'withdrawn', answer }), () => say.done('Undone'));
    say.done(`Time off of ${name} is taken back`, { undo });
  };
  return (
    <Modal values={{}} onSubmit={submit} onSaved={onClose}>
      <Question
        title={`Take back: ${daysWords(timeOff)}`}
        submitLabel="Take back"
        cancelLabel="Keep it"
        onClose={onClose}
      >
        <p>{consequence(timeOff, isOwn)}</p>
      </Question>
    </Modal>
  );
};
