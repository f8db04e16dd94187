import { useId } from 'react';
import type { HorseWeek } from '@/data/requests/horse';
import { dateOnly, hours, shortDay } from '@/data/time/words';
import { lessons } from './work-words';

const kindOf = (at: number, current: number) => (at < current ? 'past' : at === current ? 'current' : 'next');

/** 16 Nov */
const dayAndMonth = (day: string) => dateOnly(day).split(' ').slice(0, 2).join(' ');

/** Columns of weeks: what was, what is, what is planned. Each says in words what it draws. */
export const Workload = ({ weeks }: { weeks: readonly HorseWeek[] }) => {
  const heading = useId();
  const most = Math.max(1, ...weeks.map(({ minutes }) => minutes));
  const current = weeks.findIndex(({ is_current }) => is_current === 1);
  const isNamed = (at: number) => at === 0 || at === current || at === weeks.length - 1;
  return (
    <section aria-labelledby={heading} className="workload">
      <h2 id={heading}>Lessons a week</h2>
      <ol>
        {weeks.map(({ week_start, lessons: number, minutes }, at) => {
          const words = `Week of ${shortDay(week_start)}: ${lessons(number)}, ${hours(minutes)}`;
          return (
            <li key={week_start} className={`workload-${kindOf(at, current)}`} title={words}>
              <span className="visually-hidden">{words}</span>
              <span className="workload-count" aria-hidden>
                {number}
              </span>
              <span className="workload-column" style={{ '--share': minutes / most }} aria-hidden />
            </li>
          );
        })}
      </ol>
      <p className="row between small muted" aria-hidden>
        {weeks.map(
          ({ week_start }, at) =>
            isNamed(at) && <span key={week_start}>{at === current ? 'this week' : dayAndMonth(week_start)}</span>,
        )}
      </p>
    </section>
  );
};
