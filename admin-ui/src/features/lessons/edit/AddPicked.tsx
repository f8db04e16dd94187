import { useState, type ComponentProps } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import Button from '@mui/material/Button';
import type { Warning } from '@/data/requests/types';
import type { Picker } from '@/ui/form/Picker';
import { PickerField } from '@/ui/form/form-inputs';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/form/ValuesForm';
import { reasonToWire } from '../ClashNotice';
import type { Busy } from '../planned-change';
import { ClashHere } from './ClashHere';

type Picked = { readonly picked: readonly string[]; readonly override_reason: string };
type Reason = ReturnType<typeof reasonToWire>;

type AddPickedProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly hint?: string | undefined;
  readonly options: ComponentProps<typeof Picker>['options'];
  /** In the lesson already. R079 */
  readonly taken: readonly string[];
  readonly busyWith: (ids: readonly string[]) => Pick<Busy, 'horseIds' | 'riderIds'>;
  readonly add: (id: string, reason: Reason) => Promise<{ readonly warnings: readonly Warning[] }>;
};

const Answer = ({ busyWith }: Pick<AddPickedProps, 'busyWith'>) => {
  const picked = useWatch<Picked, 'picked'>({ name: 'picked' });
  const { isSubmitting } = useFormState();
  if (picked.length === 0) return null;
  return (
    <>
      <ClashHere busy={busyWith(picked)} />
      <Button type="submit" variant="outlined" disabled={isSubmitting}>
        Add
      </Button>
    </>
  );
};

const nobody: Picked = { picked: [], override_reason: '' };

const OneRound = ({ add, taken, busyWith, onAdded, ...picker }: AddPickedProps & { onAdded: () => void }) => {
  const say = useSay();
  const [added, setAdded] = useState<readonly string[]>([]);
  const there = [...taken, ...added];
  const addAll = async ({ picked, override_reason }: Picked) => {
    const done: string[] = [];
    const warnings: Warning[] = [];
    // Whoever could not be added stays in the field with the reason; the others are not added twice.
    for (const id of picked.filter((one) => !there.includes(one))) {
      const answer = await add(id, reasonToWire(override_reason));
      done.push(id);
      setAdded((before) => [...before, id]);
      warnings.push(...answer.warnings);
    }
    const names = picker.options.filter(({ id }) => done.includes(id)).map(({ name }) => name);
    say.done(`Successfully added to event: ${names.join(', ')}`, { warnings });
  };
  return (
    <ValuesForm warns className="add-clients" values={nobody} onSubmit={addAll} onSaved={onAdded}>
      <PickerField source="picked" taken={there} {...picker} />
      <Answer busyWith={busyWith} />
    </ValuesForm>
  );
};

/** Several at once to the open lesson, one after the other; the field is empty again when all are in. */
export const AddPicked = (props: AddPickedProps) => {
  const [round, setRound] = useState(0);
  return <OneRound key={round} onAdded={() => setRound(round + 1)} {...props} />;
};
