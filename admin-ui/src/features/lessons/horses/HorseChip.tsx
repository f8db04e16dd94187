import { useState, type DragEvent } from 'react';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { useAccess } from '@/data/providers/use-access';
import { isRiding, type Ride } from '@/data/day/roster';
import type { LessonStudent } from '@/data/requests/types';
import { HorsePopover } from './HorsePopover';
import { useHorseMoves } from './use-horse-moves';
import { useSheet } from './sheet-context';
import './horse-chip.css';

export const draggedRider = 'application/x-leadline-rider';

type HorseChipProps = { readonly ride: Ride; readonly student: LessonStudent };

/** The rider's horse: dragged onto another rider, moved with Alt and the arrow keys, or chosen from the list. */
export const HorseChip = ({ ride, student }: HorseChipProps) => {
  const { needs } = useSheet();
  const { canCall } = useAccess();
  const { moveByArrows } = useHorseMoves();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const clash = needs.find((need) => need.lessonPersonId === student.id && need.kind === 'horse-clash');
  const tack = ride.horses.find((horse) => horse.horse_id === student.horse_id)?.tack_name;

  if (!canCall('lesson_people/updateHorseInStudentLesson') || !isRiding(student))
    return <span className="horse-name cut">{student.assigned_to ?? '—'}</span>;

  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.setData(draggedRider, student.id);
    event.dataTransfer.effectAllowed = 'copyMove';
  };
  return (
    <>
      <button
        type="button"
        className={student.horse_id ? 'horse-chip' : 'horse-chip horse-chip-none'}
        draggable={student.horse_id !== null}
        aria-haspopup="dialog"
        aria-label={`${student.name}: ${student.assigned_to ?? 'choose horse'}${clash ? `, ${clash.text}` : ''}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title={student.horse_id ? 'Drag onto another rider, or Alt and ↑ ↓ to move' : undefined}
        onDragStart={onDragStart}
        onKeyDown={(event) => moveByArrows(event, ride, student)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {clash && <WarningIcon fontSize="inherit" />}
        <span className="cut">{student.assigned_to ?? 'choose horse'}</span>
      </button>
      {tack && <span className="muted cut horse-tack">{tack}</span>}
      {anchor && <HorsePopover ride={ride} student={student} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};
