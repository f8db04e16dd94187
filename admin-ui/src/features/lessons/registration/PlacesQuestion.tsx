import { useSetPlaces, type Registration, type SessionWaiting } from '@/data/requests/registrations';
import { count } from '@/data/time/words';
import { TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

type PlacesProps = {
  readonly session: Registration;
  readonly waiting: readonly SessionWaiting[];
  readonly onClose: () => void;
};

type Draft = { readonly max_enrollment: number | '' };

const check = ({ max_enrollment }: Draft) =>
  Number(max_enrollment) > 0 ? {} : { max_enrollment: 'How many places are there?' };

/** What stands in the way of fewer, and who gets more, is said before. */
export const PlacesQuestion = ({ session, waiting, onClose }: PlacesProps) => {
  const { mutateAsync } = useSetPlaces();
  const say = useSay();
  const kept = waiting.filter(({ offered_until }) => offered_until !== null).length;
  const save = async ({ max_enrollment }: Draft) => {
    await mutateAsync({ series_id: session.id, max_enrollment: Number(max_enrollment) });
    say.done(`${session.title} has ${count(Number(max_enrollment), 'place')}`);
  };
  const taken = `${session.cnt} taken${kept > 0 ? `, ${kept} kept` : ''}`;
  const values: Draft = { max_enrollment: session.max_enrollment ?? '' };
  return (
    <Modal values={values} validate={check} onSubmit={save} onSaved={onClose}>
      <Question title={`Places of ${session.title}`} submitLabel="Save" onClose={onClose}>
        <TextField
          source="max_enrollment"
          label="PLACES"
          type="number"
          min={1}
          max={500}
          hint={`Of the session and each of its lessons to come. ${taken}; fewer than are taken is not possible.`}
        />
        {waiting.length > kept && <p>More places are offered to who waits, in the order of the list.</p>}
        {kept > 0 && <p>With too few places the last that are kept are taken away again; those families get a mail.</p>}
      </Question>
    </Modal>
  );
};
