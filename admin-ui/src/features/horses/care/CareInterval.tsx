import { useWatch } from 'react-hook-form';
import { useSetCareInterval, type HorseCareKind } from '@/data/requests/care';
import { RadioField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { everyWords } from './care-words';
import { EveryFields, everyProblems, everyToWire, type EveryValues } from './EveryFields';

type Values = EveryValues & { readonly how: 'kind' | 'own' | 'none' };

const valuesOf = ({ is_needed, is_own, every, every_unit }: HorseCareKind): Values => ({
  how: is_needed === 0 ? 'none' : is_own ? 'own' : 'kind',
  every: String(every ?? ''),
  every_unit: every_unit ?? 'week',
});

const toWire = ({ how, ...every }: Values) => ({
  is_needed: how === 'none' ? (0 as const) : (1 as const),
  ...(how === 'own' ? everyToWire(every) : { every: null, every_unit: null }),
});

const problems = ({ how, ...every }: Values) => (how === 'own' ? everyProblems(every, true) : {});

const Own = () => {
  const how = useWatch<Values, 'how'>({ name: 'how' });
  return how === 'own' ? <EveryFields /> : null;
};

type IntervalProps = {
  readonly horse: { readonly id: string; readonly name: string };
  readonly kind: HorseCareKind;
  readonly onClose: () => void;
};

/** How often this horse needs it: as the kind says, otherwise, or not at all. */
export const CareInterval = ({ horse, kind, onClose }: IntervalProps) => {
  const { mutateAsync } = useSetCareInterval();
  const say = useSay();
  const before = valuesOf(kind);
  const { care_kind_id, care_kind_name, kind_every, kind_every_unit } = kind;
  const set = (values: Values) => mutateAsync({ horse_id: horse.id, care_kind_id, ...toWire(values) });
  const save = async (values: Values) => {
    await set(values);
    const undo = () => void say.after(set(before), () => say.done('Undone'));
    say.done(`${care_kind_name} of ${horse.name} saved`, { undo });
  };
  return (
    <Modal values={before} validate={problems} onSubmit={save} onSaved={onClose}>
      <Question title={`How often ${horse.name} needs it: ${care_kind_name}`} submitLabel="Save" onClose={onClose}>
        <RadioField
          source="how"
          legend="How often"
          options={[
            { id: 'kind', name: `As for all horses: ${everyWords(kind_every, kind_every_unit)}` },
            { id: 'own', name: 'Otherwise' },
            { id: 'none', name: 'Not at all: it is not told of any more' },
          ]}
        />
        <Own />
      </Question>
    </Modal>
  );
};
