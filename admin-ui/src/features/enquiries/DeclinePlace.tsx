import { useDeclinePlace, type AskedPlace, type Enquiry } from '@/data/requests/enquiries';
import { AreaField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { heldAmount, lessonWords } from './enquiry-words';

type Props = { readonly enquiry: Enquiry; readonly place: AskedPlace; readonly onClose: () => void };

const check = ({ message }: { message: string }) => (message.trim() ? {} : { message: 'Write a sentence or two' });

/** With words, which go by mail. */
export const DeclinePlace = ({ enquiry, place, onClose }: Props) => {
  const { id, first_name, email, texts } = enquiry;
  const { mutateAsync } = useDeclinePlace();
  const say = useSay();
  const save = async ({ message }: { message: string }) => {
    await mutateAsync({ id, message: message.trim(), seen: texts.length - 1 });
    say.done(`Declined; your words go to ${email}`);
  };
  return (
    <Modal values={{ message: '' }} validate={check} onSubmit={save} onSaved={onClose}>
      <Question title={`Decline the place on ${lessonWords(place)}`} submitLabel="Decline by mail" onClose={onClose}>
        <p className="enquiry-line">
          {`${first_name} reads your words by mail.`}
          {place.kept_until && ' The place is free for others at once.'}
          {place.payment?.state === 'held' &&
            ` ${heldAmount(place.payment)} is let go by the guest’s bank; nothing was paid.`}
        </p>
        <AreaField source="message" label={`Your words to ${first_name}`} rows={5} required />
      </Question>
    </Modal>
  );
};
