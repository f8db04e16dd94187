import { useEditMeasure, useNoteMeasure, useRemoveMeasure } from '@/data/requests/horse-measures';
import type { ConditionStep, HorseMeasure } from '@/data/requests/horse-measures';
import { useBarn } from '@/data/requests/barn';
import { todayIn } from '@/data/time/day';
import { dayAndYear } from '@/data/time/words';
import { AreaField, DateField, SelectField, TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import {
  editToWire,
  measureProblems,
  noteToWire,
  nothingMeasured,
  scoreOptions,
  valuesOf,
  type MeasureValues,
} from './measure-values';

type Asked = {
  readonly title: string;
  readonly submitLabel: string;
  readonly values: MeasureValues;
  readonly scale: readonly ConditionStep[];
  readonly onSubmit: (values: MeasureValues) => Promise<void>;
  readonly onClose: () => void;
};

const MeasureForm = ({ title, submitLabel, values, scale, onSubmit, onClose }: Asked) => (
  <Modal values={values} validate={measureProblems} onSubmit={onSubmit} onSaved={onClose}>
    <Question title={title} submitLabel={submitLabel} onClose={onClose}>
      <div className="measure-pair">
        <DateField source="measured_on" label="Measured on" required />
        <TextField
          source="weight"
          label="Weight (kg)"
          hint="Whole kilograms, by scale or tape"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      </div>
      <SelectField
        source="condition"
        label="Condition (Henneke, 1 to 9)"
        options={scoreOptions(scale)}
        empty="Not judged"
      />
      <AreaField source="remark" label="Remark" rows={2} />
    </Question>
  </Modal>
);

type About = { readonly horse: { readonly id: string; readonly name: string } } & Pick<Asked, 'scale' | 'onClose'>;

/** Taken back by one press. */
export const NoteMeasure = ({ horse, ...rest }: About) => {
  const { time_zone } = useBarn();
  const { mutateAsync: note } = useNoteMeasure();
  const { mutateAsync: remove } = useRemoveMeasure();
  const say = useSay();
  const save = async (values: MeasureValues) => {
    const { id, warnings } = await note(noteToWire(horse.id, values));
    const undo = () => void say.after(remove({ id }), () => say.done('Undone'));
    say.done(`Noted of ${horse.name} on ${dayAndYear(values.measured_on)}. ${warnings.join(' ')}`.trim(), { undo });
  };
  const title = `Note weight or condition of ${horse.name}`;
  return (
    <MeasureForm
      {...rest}
      title={title}
      submitLabel="Note"
      values={nothingMeasured(todayIn(time_zone))}
      onSubmit={save}
    />
  );
};

/** Puts right what was noted; what stood there comes back by one press. */
export const EditMeasure = ({ measure, ...rest }: { measure: HorseMeasure } & Pick<Asked, 'scale' | 'onClose'>) => {
  const { mutateAsync: edit } = useEditMeasure();
  const say = useSay();
  const before = valuesOf(measure);
  const save = async (values: MeasureValues) => {
    await edit(editToWire(measure.id, values));
    const undo = () => void say.after(edit(editToWire(measure.id, before)), () => say.done('Undone'));
    say.done(`Entry of ${dayAndYear(values.measured_on)} saved`, { undo });
  };
  return (
    <MeasureForm
      {...rest}
      title={`Weight and condition of ${dayAndYear(measure.measured_on)}`}
      submitLabel="Save"
      values={before}
      onSubmit={save}
    />
  );
};
