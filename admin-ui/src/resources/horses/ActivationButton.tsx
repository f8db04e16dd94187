import Button from '@mui/material/Button';
import { useUpdate } from 'react-admin';
import { toastError, toastSuccess } from '@/ui/toast';
import type { Horse } from './horse';

/** Reversible, so it happens at once and can be undone. */
export const ActivationButton = ({ horse }: { horse: Horse }) => {
  const [update, { isPending }] = useUpdate<Horse>('horses');
  const set = (is_active: 0 | 1, undo?: () => void) =>
    update(
      'horses',
      { id: horse.id, data: { ...horse, is_active }, previousData: horse },
      {
        onSuccess: () => toastSuccess(`${horse.horse_name} is ${is_active ? 'active' : 'inactive'} now`, 5, undo),
        onError: (error) => toastError(error),
      },
    );
  const next = horse.is_active ? 0 : 1;
  return (
    <Button
      size="small"
      variant="text"
      disabled={isPending}
      aria-label={`${horse.is_active ? 'Inactivate' : 'Activate'} ${horse.horse_name}`}
      onClick={() => void set(next, () => void set(horse.is_active))}
    >
      {horse.is_active ? 'Inactivate' : 'Activate'}
    </Button>
  );
};
