import Button from '@mui/material/Button';
import { useFamily } from '@/data/client-context';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useWrite } from '@/data/requests/use-write';
import { useSay } from '@/ui/use-say';

/** Whether an account is reminded of its invoices; seen where the barn reminds, or has put this one on hold. */
export const ReminderHold = ({ isHeld }: { readonly isHeld: boolean }) => {
  const { currentClient } = useFamily();
  const { canCall } = useAccess();
  const { send_payment_reminders } = useBarn();
  const { mutateAsync, isPending } = useWrite('payments/holdReminders');
  const say = useSay();
  if (!canCall('payments/holdReminders') || (send_payment_reminders !== 1 && !isHeld)) return null;
  const set = (hold: 0 | 1): void =>
    void say.after(mutateAsync({ person_id: currentClient.person_id, hold }), () =>
      say.done(hold ? 'No reminders go to this account' : 'This account is reminded again', {
        undo: () => set(hold ? 0 : 1),
      }),
    );
  return (
    <p className="reminder-hold row middle wrap gap-2">
      <span>{isHeld ? 'Reminders on hold' : 'Reminded of what is due'}</span>
      <Button variant="text" disabled={isPending} onClick={() => set(isHeld ? 0 : 1)}>
        {isHeld ? 'Resume reminders' : 'Put on hold'}
      </Button>
    </p>
  );
};
