import { useGiveUp, type Registration, type SessionWaiting } from '@/data/requests/registrations';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

type TakingOffProps = {
  readonly session: Registration;
  readonly one: SessionWaiting;
  /** On the list beside this rider. */
  readonly others: number;
  readonly onClose: () => void;
};

const NEXT = 'held for the next who waits and fits, or else ';

const keptWords = ({ session, one, others }: Omit<TakingOffProps, 'onClose'>) => ({
  title: `Free the place of ${one.person_name}?`,
  submitLabel: 'Free the place',
  cancelLabel: 'Keep it',
  text: `The place in ${session.title} is ${others > 0 ? NEXT : ''}free for everybody at once. The family gets no mail about it.`,
  done: `The place for ${one.person_name} is not kept any more`,
});

const waitingWords = ({ session, one }: Omit<TakingOffProps, 'onClose'>) => ({
  title: `Take ${one.person_name} off the waiting list?`,
  submitLabel: 'Take off the list',
  cancelLabel: 'Keep waiting',
  text:
    `${one.person_name} waits for no place in ${session.title} any more, and begins at the end when added again. ` +
    'The family gets no mail about it.',
  done: `${one.person_name} was taken off the waiting list`,
});

/** Asked before a place is free for others, or a place in the row is lost. */
export const TakingOff = ({ onClose, ...about }: TakingOffProps) => {
  const { mutateAsync } = useGiveUp();
  const say = useSay();
  const { session, one } = about;
  const { title, submitLabel, cancelLabel, text, done } = one.offered_until ? keptWords(about) : waitingWords(about);
  const takeOff = async () => {
    await mutateAsync({ series_id: session.id, student_id: one.student_id });
    say.done(done);
  };
  return (
    <Modal danger values={{}} onSubmit={takeOff} onSaved={onClose}>
      <Question title={title} submitLabel={submitLabel} cancelLabel={cancelLabel} onClose={onClose}>
        <p>{text}</p>
      </Question>
    </Modal>
  );
};
