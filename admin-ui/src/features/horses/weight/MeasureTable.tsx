import { useAccess } from '@/data/providers/use-access';
import { useNoteMeasure, useRemoveMeasure, type HorseMeasure } from '@/data/requests/horse-measures';
import { dayAndYear } from '@/data/time/words';
import { EntryMenu } from '@/ui/record/EntryMenu';
import { useSay } from '@/ui/use-say';
import { changeWords, noteToWire, scoreWords, valuesOf } from './measure-values';

const useRemoval = (horseId: string) => {
  const { mutateAsync: remove } = useRemoveMeasure();
  const { mutateAsync: note } = useNoteMeasure();
  const say = useSay();
  return (measure: HorseMeasure) =>
    void say.after(remove({ id: measure.id }), () =>
      say.done(`Entry of ${dayAndYear(measure.measured_on)} removed`, {
        undo: () => void say.after(note(noteToWire(horseId, valuesOf(measure))), () => say.done('Undone')),
      }),
    );
};

type RowProps = { readonly horseId: string; readonly measure: HorseMeasure; readonly onEdit: () => void };

const Measured = ({ horseId, measure, onEdit }: RowProps) => {
  const { canCall } = useAccess();
  const remove = useRemoval(horseId);
  const { measured_on, weight, weight_change, condition, condition_words, remark } = measure;
  return (
    <tr>
      <th scope="row">
        <span>{dayAndYear(measured_on)}</span>
        {remark && <span className="muted break">{remark}</span>}
      </th>
      <td className="nowrap">
        {weight !== null && `${weight} kg`}
        {weight_change !== null && <span className="measure-change muted">{changeWords(weight_change)}</span>}
      </td>
      <td>{condition !== null && scoreWords(condition, condition_words ?? '')}</td>
      {canCall('horse_measures/update') && (
        <td>
          <EntryMenu of={dayAndYear(measured_on)} onEdit={onEdit} onRemove={() => remove(measure)} />
        </td>
      )}
    </tr>
  );
};

type TableProps = {
  readonly horseId: string;
  readonly measures: readonly HorseMeasure[];
  readonly onEdit: (measure: HorseMeasure) => void;
};

/** All that was measured, the latest first: the text of what is drawn. */
export const MeasureTable = ({ horseId, measures, onEdit }: TableProps) => (
  <table className="record-table measure-table" aria-label="What was measured">
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Weight, and its change</th>
        <th scope="col">Condition</th>
        {useAccess().canCall('horse_measures/update') && (
          <th scope="col">
            <span className="visually-hidden">What can be done</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {measures.map((measure) => (
        <Measured key={measure.id} horseId={horseId} measure={measure} onEdit={() => onEdit(measure)} />
      ))}
    </tbody>
  </table>
);
