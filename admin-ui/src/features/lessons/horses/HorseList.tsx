import { useState } from 'react';
import type { Ride } from '@/data/day/roster';
import { HorseWork } from '@/features/horses/choice/HorseWork';
import { choiceName } from '@/features/horses/choice/work-words';
import { offered } from '@/features/horses/choice/offered';
import { useHorseChoices } from '@/data/requests/horse-choices';
import { useOptions } from '@/data/requests/options';
import type { LessonStudent } from '@/data/requests/types';

type HorseListProps = {
  readonly ride: Ride;
  readonly student: LessonStudent;
  readonly onChoose: (horse: { id: string; name: string } | null) => void;
};

/** Who is free at this time and has worked least stands on top; a busy horse is marked, never forbidden. Without signal, by name. */
export const HorseList = ({ ride, student, onChoose }: HorseListProps) => {
  const { horse } = useOptions();
  const choices = useHorseChoices({
    id: ride.lesson.id,
    ...(student.student_id && { student_id: student.student_id }),
  });
  const [text, setText] = useState('');
  const found = offered(choices, horse).filter(
    ({ id, name }) => id !== student.horse_id && name.toLowerCase().includes(text.trim().toLowerCase()),
  );
  return (
    <div className="horse-list stack gap-2 pad-3" role="dialog" aria-label={`Choose a horse for ${student.name}`}>
      <input
        className="input"
        aria-label="Search horses"
        placeholder="start typing to search for a horse"
        value={text}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <ul>
        {student.horse_id && (
          <li>
            <button type="button" onClick={() => onChoose(null)}>
              No horse
            </button>
          </li>
        )}
        {found.map(({ id, name, choice }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose({ id, name })}>
              <span>{choice ? choiceName(choice) : name}</span>
              {choice && <HorseWork choice={choice} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
