import { useAssignTack } from '@/data/requests/lesson-horses';
import { useOptions } from '@/data/requests/options';
import { SelectField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { reachToWire, reachWords } from '../Reach';
import { useEditing } from './edit-context';
import type { HorseInLesson } from './horses-in';

/** Which tack a horse wears in this lesson. */
export const TackDialog = ({ horse, onClose }: { horse: HorseInLesson; onClose: () => void }) => {
  const { one, reach } = useEditing();
  const { tack } = useOptions();
  const { mutateAsync } = useAssignTack();
  const say = useSay();
  const { horse_id, name, rowId } = horse;
  const which = rowId ? { lesson_date_time_horse_id: rowId } : { lesson_date_time_id: one.lesson.id, horse_id };
  const save = async ({ tack_id }: { tack_id: string }) => {
    await mutateAsync({ ...which, tack_id: tack_id || null, ...reachToWire(reach) });
    const chosen = tack.find(({ id }) => id === tack_id)?.name;
    say.done(`${chosen ? `${name} wears ${chosen}` : `${name} has no tack now`}${reachWords(reach)}`);
  };
  return (
    <Modal values={{ tack_id: horse.tack?.id ?? '' }} onSubmit={save} onSaved={onClose}>
      <Question title={`Tack of ${name}`} submitLabel="Save Changes" onClose={onClose}>
        <SelectField source="tack_id" label="Tack" empty="No tack" options={tack} />
      </Question>
    </Modal>
  );
};
