import { useFormContext, useWatch } from 'react-hook-form';
import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { useCareKinds, useDueCare, useNoteCare, useRemoveCare, type CareLine } from '@/data/requests/care';
import { useOptions } from '@/data/requests/options';
import { todayIn } from '@/data/time/day';
import { count } from '@/data/time/words';
import { PickerField, SelectField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { careProblems, careToWire, type CareValues } from './care-values';
import { dueWords, stateName } from './care-words';
import { CareFields } from './CareFields';

const isDue = ({ state }: CareLine) => state === 'overdue' || state === 'soon';
const standing = (line: CareLine) => [stateName(line.state).toLowerCase(), dueWords(line)].filter(Boolean).join(' ');

/** Several horses at once; what is due of the kind stands beside each, and all that are due are one press. */
const Horses = () => {
  const { horse } = useOptions();
  const { setValue } = useFormContext<CareValues>();
  const [kindId, chosen] = useWatch<CareValues, ['care_kind_id', 'horse_ids']>({ name: ['care_kind_id', 'horse_ids'] });
  const { data } = useDueCare({ care_kind_id: kindId }, kindId !== '');
  const lines = kindId === '' ? [] : (data?.lines ?? []);
  const options = horse.map((one) => {
    const line = lines.find(({ horse_id }) => horse_id === one.id);
    return { ...one, ...(line && { detail: standing(line) }) };
  });
  const due = lines.filter(isDue).map(({ horse_id }) => horse_id);
  const isMore = due.some((id) => !chosen.includes(id));
  return (
    <div className="stack gap-2 from-left">
      <div className="full">
        <PickerField source="horse_ids" label="Horses" options={options} placeholder="Horses by name" />
      </div>
      {isMore && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => setValue('horse_ids', [...new Set([...chosen, ...due])], { shouldDirty: true })}
        >
          {`Choose the ${due.length} due by now or soon`}
        </Button>
      )}
    </div>
  );
};

const Kind = () => {
  const { data: kinds = [] } = useCareKinds();
  const options = kinds
    .filter(({ is_active }) => is_active === 1)
    .map(({ id, care_kind_name }) => ({ id, name: care_kind_name }));
  return <SelectField source="care_kind_id" label="What was done" options={options} empty="Choose …" required />;
};

type Wanted = {
  readonly kindId?: string;
  readonly horseIds?: readonly string[];
  /** Whose page it is; then nobody else is asked for. */
  readonly horse?: { readonly id: string; readonly name: string };
};

const Asked = ({ horse, onClose }: Wanted & { onClose: () => void }) => {
  const [chosen] = useWatch<CareValues, ['horse_ids']>({ name: ['horse_ids'] });
  const many = chosen.length > 1;
  return (
    <Question
      title={horse ? `Note care of ${horse.name}` : 'Note care'}
      submitLabel={many ? `Note for ${chosen.length} horses` : 'Note'}
      onClose={onClose}
    >
      <Kind />
      {!horse && <Horses />}
      <CareFields shared={many} />
    </Question>
  );
};

/** The farrier was here: what was done, for one horse or many, taken back by one press. */
export const NoteCare = ({ kindId = '', horseIds = [], horse, onClose }: Wanted & { onClose: () => void }) => {
  const { time_zone } = useBarn();
  const { data: kinds = [] } = useCareKinds();
  const { mutateAsync: note } = useNoteCare();
  const { mutateAsync: remove } = useRemoveCare();
  const say = useSay();
  const values: CareValues = {
    care_kind_id: kindId,
    horse_ids: horse ? [horse.id] : horseIds,
    done_on: todayIn(time_zone),
    done_by: '',
    remark: '',
    cost: '',
    next_on: '',
  };
  const save = async (filled: CareValues) => {
    const { added } = await note(careToWire(filled));
    const kind = kinds.find(({ id }) => id === filled.care_kind_id)?.care_kind_name ?? 'Care';
    if (added.length === 0) return say.done(`${kind} was noted in the same words before`);
    const whom = horse ? horse.name : count(added.length, 'horse');
    const undo = () => void say.after(remove({ ids: added.map(({ id }) => id) }), () => say.done('Undone'));
    return say.done(`${kind} noted for ${whom}`, { undo });
  };
  return (
    <Modal values={values} validate={careProblems} onSubmit={save} onSaved={onClose}>
      <Asked {...(horse && { horse })} onClose={onClose} />
    </Modal>
  );
};
