import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import IconButton from '@mui/material/IconButton';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { addDays, addMonths, endOfMonth, startOfMonth, startOfWeek, type Day } from '@/data/time/day';
import { longDay, monthName, shortDay } from '@/data/time/words';

type MonthGridProps = {
  readonly label: string;
  readonly chosen: Day | null;
  readonly today: Day;
  readonly mondayFirst: boolean;
  readonly min?: Day | undefined;
  readonly onChoose: (day: Day) => void;
};

const weekOf = (first: Day): Day[] => Array.from({ length: 7 }, (_, index) => addDays(first, index));

const weeksOf = (month: Day, mondayFirst: boolean): Day[][] => {
  const weeks: Day[][] = [];
  for (let day = startOfWeek(month, mondayFirst); day <= endOfMonth(month); day = addDays(day, 7))
    weeks.push(weekOf(day));
  return weeks;
};

const moves: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(startOfMonth(day), -1),
  PageDown: (day) => addMonths(startOfMonth(day), 1),
};

/** One month to choose a day of; arrow keys go by days and weeks, Page Up and Down by months. */
export const MonthGrid = ({ label, chosen, today, mondayFirst, min, onChoose }: MonthGridProps) => {
  const [at, setAt] = useState<Day>(chosen ?? today);
  const here = useRef<HTMLButtonElement>(null);
  useEffect(() => here.current?.focus(), [at]);
  const month = startOfMonth(at);
  const weeks = weeksOf(month, mondayFirst);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    setAt(move(at));
  };
  const turn = (by: 1 | -1) => setAt(addMonths(month, by));
  return (
    <div className="month-grid" role="dialog" aria-label={`Choose ${label}`}>
      <header>
        <IconButton aria-label="Previous month" onClick={() => turn(-1)}>
          <PreviousIcon fontSize="small" />
        </IconButton>
        <span aria-live="polite">{monthName(month)}</span>
        <IconButton aria-label="Next month" onClick={() => turn(1)}>
          <NextIcon fontSize="small" />
        </IconButton>
      </header>
      <table onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {shortDay(day).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  {startOfMonth(day) === month && (
                    <button
                      ref={day === at ? here : null}
                      type="button"
                      tabIndex={day === at ? 0 : -1}
                      aria-label={longDay(day)}
                      aria-pressed={day === chosen}
                      aria-current={day === today ? 'date' : undefined}
                      disabled={min !== undefined && day < min}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
