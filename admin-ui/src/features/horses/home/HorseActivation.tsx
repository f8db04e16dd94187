import Button from '@mui/material/Button';
import { useEditHorse } from '@/data/requests/horse';
import { useSay } from '@/ui/use-say';
import { useOpenHorse } from './horse-context';

/** Lessons keep an inactive horse; it is not offered any more. Taken back as easily. F20 */
export const HorseActivation = () => {
  const { id, horse_name, is_active } = useOpenHorse();
  const { mutateAsync, isPending } = useEditHorse();
  const say = useSay();
  const set = (next: 0 | 1, told: () => void) => void say.after(mutateAsync({ id, is_active: next }), told);
  const toggle = () =>
    set(is_active ? 0 : 1, () =>
      say.done(
        is_active
          ? `${horse_name} is inactive now: lessons keep it, but it is not offered`
          : `${horse_name} is active now`,
        { undo: () => set(is_active, () => say.done('Undone')) },
      ),
    );
  return (
    <Button variant="outlined" disabled={isPending} onClick={toggle}>
      {is_active ? 'Inactivate' : 'Activate'}
    </Button>
  );
};
