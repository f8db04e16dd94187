import { useState } from 'react';
import type { Ride } from '@/day/roster';
import { useOptions } from '@/requests/options';
import type { LessonStudent } from '@/requests/types';
import { horseChoices, workWords, type HorseChoice } from './horses';
import { useSheet } from './sheet-context';

type HorseListProps = {
  readonly ride: Ride;
  readonly student: LessonStudent;
  readonly onChoose: (horse: { id: string; name: string } | null) => void;
};

const Work = ({ horse }: { horse: HorseChoice }) => (
  <span className={horse.inThisLesson || horse.clash ? 'busy' : 'free'}>{workWords(horse)}</span>
);

/** Who is free at this time and has worked least stands on top; a busy horse is marked, never forbidden. */
export const HorseList = ({ ride, student, onChoose }: HorseListProps) => {
  const { rides } = useSheet();
  const { horse } = useOptions();
  const [text, setText] = useState('');
  const choices = horseChoices(horse, ride, rides).filter(({ name }) =>
    name.toLowerCase().includes(text.trim().toLowerCase()),
  );
  return (
    <div className="horse-list" role="dialog" aria-label={`Choose a horse for ${student.name}`}>
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
        {choices
          .filter(({ id }) => id !== student.horse_id)
          .map((choice) => (
            <li key={choice.id}>
              <button type="button" onClick={() => onChoose(choice)}>
                <span>{choice.name}</span>
                <Work horse={choice} />
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
};
