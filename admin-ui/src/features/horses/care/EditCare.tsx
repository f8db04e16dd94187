import { useEditCare, type CareEntry } from '@/data/requests/care';
import { dayAndYear } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { careProblems, changeToWire, valuesOf, type CareValues } from './care-values';
import { CareFields } from './CareFields';

/** Puts right what was noted; what stood there comes back by one press. */
export const EditCare = ({ entry, onClose }: { entry: CareEntry; onClose: () => void }) => {
  const { mutateAsync } = useEditCare();
  const say = useSay();
  const before = valuesOf(entry);
  const { id, care_kind_name, done_on } = entry;
  const save = async (values: CareValues) => {
    await mutateAsync(changeToWire(id, values));
    const undo = () => void say.after(mutateAsync(changeToWire(id, before)), () => say.done('Undone'));
    say.done(`${care_kind_name} of ${dayAndYear(values.done_on)} saved`, { undo });
  };
  return (
    <Modal values={before} validate={careProblems} onSubmit={save} onSaved={onClose}>
      <Question title={`${care_kind_name} of ${dayAndYear(done_on)}`} submitLabel="Save" onClose={onClose}>
        <CareFields />
      </Question>
    </Modal>
  );
};
