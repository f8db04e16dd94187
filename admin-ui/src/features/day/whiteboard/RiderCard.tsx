import { useState, type DragEvent, type KeyboardEvent } from 'react';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { draggedRider } from '@/features/lessons/horses/HorseChip';
import { HorsePopover } from '@/features/lessons/horses/HorsePopover';
import { useDropTarget } from '@/features/day/sheet/use-drop-target';
import { useHorseMoves } from '@/features/lessons/horses/use-horse-moves';
import { riders, type Ride } from '@/data/day/roster';
import type { LessonStudent } from '@/data/requests/types';
import { shortDay } from '@/data/time/words';
import type { Suggestion } from './board';
import { draggedHorse, useHand } from './lifted';
import './card.css';

type RiderCardProps = {
  readonly ride: Ride;
  readonly student: LessonStudent;
  readonly suggestion: Suggestion | undefined;
  readonly isStop: boolean;
};

const useDropOn = (student: LessonStudent) => {
  const { lifted, give } = useHand();
  const accepts = ({ dataTransfer: { types } }: DragEvent) =>
    lifted !== null && (types.includes(draggedHorse) || types.includes(draggedRider));
  const take = (event: DragEvent) => {
    const isTaken = accepts(event);
    if (isTaken) give(student);
    return isTaken;
  };
  return useDropTarget({ accepts, take });
};

/** Allowed, and said: the day's warnings are about other lessons. */
const isShared = (ride: Ride, { id, horse_id }: LessonStudent) =>
  horse_id !== null && riders(ride).some((other) => other.id !== id && other.horse_id === horse_id);

const HorseWord = ({ student }: { student: LessonStudent }) => (
  <span data-mount={student.id} className={student.horse_id ? 'card-horse' : 'card-horse card-none'}>
    {student.assigned_to ?? 'choose horse'}
  </span>
);

/** A rider with the horse as the largest word: opens the horses, takes the lifted one, is dragged onto another. R140 */
export const RiderCard = ({ ride, student, suggestion, isStop }: RiderCardProps) => {
  const { lifted, lift, give, mayAssign, warnings } = useHand();
  const { assign, moveByArrows } = useHorseMoves();
  const { over, handlers } = useDropOn(student);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const warned = [
    ...(isShared(ride, student)
      ? [{ code: 'horse_shared', message: `${student.assigned_to} has another rider here` }]
      : []),
    ...warnings.filter(
      ({ lesson_date_time_id, about_id }) => lesson_date_time_id === ride.lesson.id && about_id === student.horse_id,
    ),
  ];
  const tack = ride.horses.find((horse) => horse.horse_id === student.horse_id)?.tack_name;
  const horse = student.horse_id ? { id: student.horse_id, name: student.assigned_to ?? 'Horse' } : null;
  const words = (
    <>
      <span className="card-rider">{student.name}</span>
      <HorseWord student={student} />
      {student.on_own_horse === 1 && <span className="muted card-tack">own horse</span>}
      {tack && <span className="muted card-tack">{tack}</span>}
      {warned.map(({ code, message }) => (
        <span key={`${code} ${message}`} className="card-warning row middle gap-1 warning small">
          <WarningIcon fontSize="inherit" /> {message}
        </span>
      ))}
    </>
  );
  if (!mayAssign)
    return (
      <li className="card">
        <div className="card-face">{words}</div>
      </li>
    );

  const onDragStart = (event: DragEvent) => {
    if (!horse) return;
    event.dataTransfer.setData(draggedRider, student.id);
    event.dataTransfer.effectAllowed = 'copyMove';
    // A browser gives up a drag whose element changes while it begins.
    setTimeout(() => lift({ horse, from: student }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (horse && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault();
      void assign(student, null);
    }
    moveByArrows(event, ride, student);
  };
  return (
    <li className={over ? 'card card-over' : 'card'} {...handlers}>
      <button
        type="button"
        id={`card-${student.id}`}
        className="card-face"
        tabIndex={isStop ? 0 : -1}
        draggable={horse !== null}
        aria-haspopup={lifted ? undefined : 'dialog'}
        aria-keyshortcuts="Delete Alt+ArrowUp Alt+ArrowDown"
        onDragStart={onDragStart}
        onDragEnd={() => lift(null)}
        onKeyDown={onKeyDown}
        onClick={(event) => (lifted ? give(student) : setAnchor(event.currentTarget))}
      >
        {words}
        {lifted && <span className="visually-hidden">: give {lifted.horse.name}</span>}
      </button>
      {suggestion && (
        <button
          type="button"
          className="card-suggestion"
          title={`${suggestion.horse.name} on ${shortDay(suggestion.last.scheduled_date)}`}
          onClick={() => void assign(student, suggestion.horse)}
        >
          {suggestion.horse.name} <span className="muted">as last time</span>
          <span className="visually-hidden"> for {student.name}</span>
        </button>
      )}
      <HorsePopover ride={ride} student={student} anchor={anchor} onClose={() => setAnchor(null)} />
    </li>
  );
};
