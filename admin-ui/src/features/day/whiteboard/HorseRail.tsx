import { useState, type DragEvent } from 'react';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { draggedRider } from '@/features/lessons/horses/HorseChip';
import { useHorseMoves } from '@/features/lessons/horses/use-horse-moves';
import { useAskedDay } from '@/data/day/use-asked-day';
import { useAccess } from '@/data/providers/use-access';
import { useHorsesOff, type HorseOff } from '@/data/requests/time-off';
import { useOptions } from '@/data/requests/options';
import type { Option } from '@/data/requests/types';
import { WorkDots } from './WorkDots';
import { draggedHorse, useHand } from './lifted';

type ButtonProps = { readonly horse: Option; readonly work: number; readonly off: HorseOff | undefined };

const HorseButton = ({ horse, work, off }: ButtonProps) => {
  const { lifted, lift, mayAssign, warnings } = useHand();
  const isLifted = lifted?.horse.id === horse.id;
  const warning = warnings.find(({ about_id }) => about_id === horse.id);
  const face = (
    <>
      <span className="rail-name break shrinks" data-horse={horse.id}>
        {horse.name}
        {warning && <WarningIcon fontSize="inherit" titleAccess={warning.message} className="rail-warning" />}
        {off && (
          <span className="rail-off" title={off.words}>
            off<span className="visually-hidden">{off.words.slice('off'.length)}</span>
          </span>
        )}
      </span>
      <WorkDots work={work} />
    </>
  );
  if (!mayAssign) return <span className="rail-horse">{face}</span>;
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.setData(draggedHorse, horse.id);
    event.dataTransfer.effectAllowed = 'copyMove';
    setTimeout(() => lift({ horse, from: null }));
  };
  return (
    <button
      type="button"
      className={isLifted ? 'rail-horse rail-lifted' : 'rail-horse'}
      aria-pressed={isLifted}
      draggable
      onDragStart={onDragStart}
      onDragEnd={() => lift(null)}
      onClick={() => lift(isLifted ? null : { horse, from: null })}
    >
      {face}
    </button>
  );
};

/** The horses by name, with what each does that day; a rider's horse that is dropped here has no rider any more. */
export const HorseRail = () => {
  const { lifted, lift, work } = useHand();
  const { assign } = useHorseMoves();
  const { horse } = useOptions();
  const { day } = useAskedDay();
  const { canCall } = useAccess();
  const off = useHorsesOff(day, canCall('horses/offWork'));
  const [over, setOver] = useState(false);
  const from = lifted?.from;
  return (
    <aside
      className={over ? 'rail rail-over' : 'rail'}
      aria-label="Horses"
      onDragOver={(event) => {
        if (!from || !event.dataTransfer.types.includes(draggedRider)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!from) return;
        event.preventDefault();
        lift(null);
        void assign(from, null);
      }}
    >
      <h2 className="rail-title">Horses</h2>
      <ul>
        {horse
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map((one) => (
            <li key={one.id}>
              <HorseButton horse={one} work={work.get(one.id) ?? 0} off={off?.find(({ id }) => id === one.id)} />
            </li>
          ))}
      </ul>
    </aside>
  );
};
