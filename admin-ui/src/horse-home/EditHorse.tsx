import { useNavigate } from 'react-router-dom';
import { useAccess } from '@/providers/use-access';
import { useEditHorse } from '@/requests/horse';
import { horseHome } from '@/resources/horses/horse-home-address';
import { HorseInputs } from '@/resources/horses/HorseInputs';
import { FormButtons } from '@/ui/FormButtons';
import { Forbidden } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/ValuesForm';
import { useOpenHorse } from './horse-context';
import { differing, valuesOf, type HorseValues } from './horse-values';

/** Saving leads back to the details, and can be taken back. R035 R036 */
export const EditHorse = () => {
  const horse = useOpenHorse();
  const { canCall } = useAccess();
  const { mutateAsync } = useEditHorse();
  const navigate = useNavigate();
  const say = useSay();
  const before = valuesOf(horse);
  const details = `${horseHome(horse.id)}/details`;
  const save = async (now: HorseValues) => {
    const changes = differing(before, now);
    if (Object.keys(changes).length === 0) return;
    const { horse: saved } = await mutateAsync({ id: horse.id, ...changes });
    const takeBack = () =>
      void say.after(mutateAsync({ id: horse.id, ...differing(now, before) }), () => say.done('Undone'));
    say.done(`Changes to ${saved.horse_name} saved`, { undo: takeBack });
  };
  if (!canCall('horses/update')) return <Forbidden />;
  return (
    <ValuesForm
      className="record-part horse-form"
      warns
      values={before}
      onSubmit={save}
      onSaved={() => void navigate(details)}
    >
      <HorseInputs />
      <p className="horse-form-buttons">
        <FormButtons onCancel={() => void navigate(details)} />
      </p>
    </ValuesForm>
  );
};
