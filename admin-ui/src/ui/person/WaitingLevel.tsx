import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useChangeLevel, type LevelCall } from '@/data/requests/rider-level';
import { useSay } from '@/ui/use-say';
import { proposedInWords } from './level-words';
import './waiting-level.css';

type Line = Parameters<typeof proposedInWords>[0] & { readonly level_name: string | null };
type Props = {
  readonly studentId: string;
  readonly name: string;
  readonly levelId: string;
  readonly line: Line;
};

/** A level that waits, and the two answers of whoever may give them. */
export const WaitingLevel = ({ studentId, name, levelId, line }: Props) => {
  const { canCall } = useAccess();
  const { mutateAsync, isPending } = useChangeLevel();
  const say = useSay();
  const answer = (call: LevelCall, said: string) =>
    void say.after(mutateAsync({ call, studentId, levelId }), () => say.done(said));
  const called = line.level_name ?? '';
  return (
    <div className="waiting-level row middle wrap gap-2">
      <span className="break">
        <strong>{called}</strong>
        <span className="muted">{` · ${proposedInWords(line)}`}</span>
      </span>
      {canCall('rider_levels/confirm') ? (
        <span className="row gap-2">
          <Button variant="contained" disabled={isPending} onClick={() => answer('confirm', `${name}: ${called}`)}>
            {`Confirm ${called}`}
          </Button>
          <Button variant="outlined" disabled={isPending} onClick={() => answer('decline', `${name} stays as before`)}>
            Not yet
          </Button>
        </span>
      ) : (
        <span>Waits to be confirmed</span>
      )}
    </div>
  );
};
