import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Ride } from '@/data/day/roster';
import { useSay } from '@/ui/use-say';
import { CancelForm } from './CancelForm';
import { DeleteQuestion } from './DeleteQuestion';
import { idsOf, isCancelled } from './selection';

type BulkActionsProps = {
  readonly day: string;
  readonly chosen: readonly Ride[];
  readonly onToggle: (ride: Ride) => void;
  readonly onNone: () => void;
  readonly onStarted: (runId: string) => void;
};

/** Nothing at first; then cancelling asks for action, reason and notification, deleting for a confirmation. R138 */
export const BulkActions = ({ day, chosen, onToggle, onNone, onStarted }: BulkActionsProps) => {
  const [action, setAction] = useState<'none' | 'cancel' | 'delete'>('none');
  const say = useSay();
  const ids = idsOf(chosen);
  const started = (said: string) => (run: { id: string; success: string | null }) => {
    setAction('none');
    onNone();
    onStarted(run.id);
    say.done(run.success ?? said);
  };
  const begin = (next: 'cancel' | 'delete') => {
    if (chosen.length === 0) return say.warn(`There is nothing selected to ${next}`);
    const gone = next === 'cancel' ? chosen.filter(isCancelled) : [];
    if (gone.length > 0) {
      say.warn('This lesson is already cancelled');
      gone.forEach(onToggle);
      if (gone.length === chosen.length) return undefined;
    }
    return setAction(next);
  };
  const cancellable = chosen.filter((ride) => !isCancelled(ride));
  return (
    <section className="bulk-side" aria-label="With what is selected">
      {action === 'cancel' ? (
        <>
          <h2>Cancel</h2>
          <CancelForm
            ids={idsOf(cancellable)}
            day={day}
            reason="OTH"
            onCancel={() => setAction('none')}
            onStarted={started('Lessons are being cancelled')}
          />
        </>
      ) : (
        <div className="bulk-buttons row wrap gap-2">
          <Button variant="outlined" color="error" onClick={() => begin('delete')}>
            Delete Selected Event(s)
          </Button>
          <Button variant="contained" onClick={() => begin('cancel')}>
            Cancel Selected Event(s)
          </Button>
        </div>
      )}
      {action === 'delete' && (
        <DeleteQuestion ids={ids} onStarted={started('Items are being deleted')} onClose={() => setAction('none')} />
      )}
    </section>
  );
};
