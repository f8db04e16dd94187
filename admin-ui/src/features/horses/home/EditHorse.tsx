import { useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { useEditHorse, type Horse } from '@/data/requests/horse';
import { horseHome } from '@/data/addresses/horse-home-address';
import { HorseInputs } from '@/features/horses/list/HorseInputs';
import { horses } from '@/features/horses/list/horses.list';
import type { AnyRow, ListDescription } from '@/ui/list/describe-list';
import { DescriptionContext } from '@/ui/list/list-context';
import { StaleRecord, type Current } from '@/ui/list/StaleRecord';
import { FormButtons } from '@/ui/form/FormButtons';
import { Forbidden } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/form/ValuesForm';
import { useOpenHorse } from './horse-context';
import { differing, valuesOf, type HorseValues } from './horse-values';

/** What the form shows is the horse as it was opened, unless somebody else's change has been seen since. */
const useSave = (opened: Horse) => {
  const { mutateAsync } = useEditHorse();
  const say = useSay();
  const [seen, setSeen] = useState(opened);
  const [current, setCurrent] = useState<Current | null>(null);
  const save = async (now: HorseValues) => {
    const { id, version } = seen;
    const before = valuesOf(seen);
    const changes = differing(before, now);
    if (Object.keys(changes).length === 0) return;
    const { horse } = await mutateAsync({ id, version, ...changes }).catch((error: unknown) => {
      const { status, current: theirs } = asApiError(error);
      if (status === 412) setCurrent(theirs as Current);
      throw error;
    });
    const back = { id, version: horse.version, ...differing(now, before) };
    const takeBack = () => void say.after(mutateAsync(back), () => say.done('Undone'));
    say.done(`Changes to ${horse.horse_name} saved`, { undo: takeBack });
  };
  const settle = (row: AnyRow) => {
    setSeen({ ...seen, ...(row as Partial<Horse>) });
    setCurrent(null);
  };
  return { save, current, settle };
};

/** Saving leads back to the details, and can be taken back; what somebody else changed meanwhile is not overwritten. R035 R036 */
export const EditHorse = () => {
  const [horse] = useState(useOpenHorse());
  const { canCall } = useAccess();
  const navigate = useNavigate();
  const { save, current, settle } = useSave(horse);
  const [values] = useState(valuesOf(horse));
  const details = `${horseHome(horse.id)}/details`;
  if (!canCall('horses/update')) return <Forbidden />;
  return (
    <DescriptionContext value={horses as unknown as ListDescription<AnyRow>}>
      <RecordContextProvider value={horse}>
        <ValuesForm
          className="record-part horse-form"
          warns
          values={values}
          onSubmit={save}
          onSaved={() => void navigate(details)}
        >
          {current && <StaleRecord current={current} onSettled={settle} />}
          <HorseInputs />
          <p className="horse-form-buttons">
            <FormButtons onCancel={() => void navigate(details)} />
          </p>
        </ValuesForm>
      </RecordContextProvider>
    </DescriptionContext>
  );
};
