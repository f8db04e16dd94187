import Button from '@mui/material/Button';
import { useSheet } from '@/features/lessons/horses/sheet-context';
import { useHorseMoves } from '@/features/lessons/horses/use-horse-moves';
import type { Option } from '@/data/requests/types';
import { count } from '@/data/time/words';
import { dayOfHorse, ridersAhead, type Stop } from './board';
import { useHand } from './lifted';

const stops = (all: readonly Stop[]) =>
  all.map(({ time, title, who }) => `${time} ${title}${who && ` (${who})`}`).join(', ');

/** A horse goes lame: whoever has it from now on needs another. */
const TakeOut = ({ horse, now }: { horse: Option; now: number }) => {
  const { rides } = useSheet();
  const { lift } = useHand();
  const { assignAll } = useHorseMoves();
  const ahead = ridersAhead(horse.id, rides, now);
  if (ahead.length === 0) return null;
  const takeOut = () => {
    lift(null);
    void assignAll(
      ahead.map((student) => ({ student, horse: null })),
      `${horse.name} is free; ${count(ahead.length, 'rider needs', 'riders need')} another horse`,
    );
  };
  return (
    <Button variant="outlined" size="small" onClick={takeOut}>
      Take {horse.name} off {count(ahead.length, 'rider')}
    </Button>
  );
};

/** What the lifted horse has behind it and ahead; said aloud, too. */
export const LiftedDay = ({ now }: { now: number }) => {
  const { rides } = useSheet();
  const { lifted, mayAssign, work: all } = useHand();
  if (!mayAssign) return null;
  const work = all.get(lifted?.horse.id ?? '') ?? 0;
  const { behind, ahead } = dayOfHorse(lifted?.horse.id ?? '', rides, now);
  return (
    <div className="hand">
      <div className={lifted ? 'hand-words hand-full' : 'hand-words'}>
        <p role="status">
          {lifted ? (
            <>
              <strong>{lifted.horse.name}</strong>: {work === 0 ? 'rested' : `${count(work, 'lesson')} this day`}.
              {behind.length > 0 && <span> Behind: {stops(behind)}.</span>}
              {ahead.length > 0 && <span> Ahead: {stops(ahead)}.</span>}
              <span> Choose a rider, or Escape.</span>
            </>
          ) : (
            <span className="muted hand-hint">Drag a horse onto a rider, or click a horse and then a rider.</span>
          )}
        </p>
        {lifted && <TakeOut horse={lifted.horse} now={now} />}
      </div>
    </div>
  );
};
