import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useSay } from '@/ui/use-say';
import { useGiveLevel } from './use-give-level';
import './waiting-level.css';

type Props = {
  readonly rider: { readonly studentId: string; readonly name: string };
  readonly next: { readonly level_id: string; readonly level_name: string };
};

/** Whoever has reached every skill of the next level may be given it, or proposed for it. */
export const ReadyForLevel = ({ rider, next: { level_id: id, level_name: name } }: Props) => {
  const { canCall } = useAccess();
  const { confirms, give, isPending } = useGiveLevel(rider);
  const say = useSay();
  if (!canCall('rider_levels/propose')) return null;
  return (
    <div className="waiting-level row middle wrap gap-2">
      <span className="break">{`Every skill of ${name} is reached.`}</span>
      <Button
        variant="contained"
        disabled={isPending}
        onClick={() => void say.after(give({ id, name }), () => undefined)}
      >
        {confirms ? `Confirm ${name}` : `Propose ${name}`}
      </Button>
    </div>
  );
};
