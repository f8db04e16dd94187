import { useRef } from 'react';
import { isOver } from '@/features/day/sheet/now';
import { timesOf } from '@/data/day/lesson-span';
import { isRiding, titleOf, type Ride } from '@/data/day/roster';
import { useBarn } from '@/data/requests/barn';
import { useOptions } from '@/data/requests/options';
import { timeIn } from '@/data/time/day';
import { longDay } from '@/data/time/words';
import { takesPlace } from './board';
import { useGlides } from './glides';
import { useHand } from './lifted';
import { useFullScreen } from './use-full-screen';
import { useTurningPages } from './use-turning-pages';
import { WorkDots } from './WorkDots';
import './wall.css';

type WallProps = {
  readonly day: string;
  readonly rides: readonly Ride[];
  readonly now: number;
  readonly isToday: boolean;
  readonly leave: () => void;
};

const WallLesson = ({ ride: { lesson, students } }: { ride: Ride }) => (
  <article className="wall-lesson" style={{ '--edge': lesson.color_code ?? 'var(--line-strong)' }}>
    <h2>
      <span className="figures">{timesOf(lesson)}</span> {titleOf(lesson)}
    </h2>
    <p className="wall-place">
      {lesson.location_name}
      {lesson.instructor_name && ` · ${lesson.instructor_name}`}
    </p>
    <ul>
      {students.filter(isRiding).map((student) => (
        <li key={student.id} className="wall-rider">
          <span className="wall-horse" data-mount={student.id}>
            {student.assigned_to ?? '—'}
          </span>
          <span className="wall-name">{student.name}</span>
        </li>
      ))}
    </ul>
  </article>
);

/** For a television at three metres: what runs and what is to come, no controls. What does not fit comes by turns. */
export const Wall = ({ day, rides, now, isToday, leave }: WallProps) => {
  const { time_zone } = useBarn();
  const { horse } = useOptions();
  const { work } = useHand();
  const frame = useRef<HTMLDivElement>(null);
  useFullScreen(frame, leave);
  const shown = rides.filter((ride) => takesPlace(ride) && !(isToday && isOver(ride, now)));
  const { pages, page, turned } = useTurningPages(shown.length);
  const mounts = new Map(
    shown.flatMap(({ students }) => students).map(({ id, horse_id }): [string, string | null] => [id, horse_id]),
  );
  const board = useGlides(mounts);
  return (
    <div ref={frame} className="wall" role="dialog" aria-label={`Whiteboard, ${longDay(day)}`} tabIndex={-1}>
      <header className="wall-head">
        <p className="wall-day">{longDay(day)}</p>
        {pages > 1 && (
          <p className="plain-weight muted">
            {page + 1} of {pages}
          </p>
        )}
        {isToday && <p className="wall-clock">{timeIn(time_zone, new Date(now))}</p>}
        <button type="button" className="wall-leave" onClick={leave}>
          Leave the wall
        </button>
      </header>
      <div className="wall-board" ref={board}>
        <div className="wall-lessons" ref={turned}>
          {shown.length === 0 && <p className="wall-none">There is nothing scheduled for today.</p>}
          {shown.map((ride) => (
            <WallLesson key={ride.lesson.id} ride={ride} />
          ))}
        </div>
        <ul className="wall-horses" aria-label="Horses">
          {horse
            .toSorted((a, b) => a.name.localeCompare(b.name))
            .map(({ id, name }) => (
              <li key={id}>
                <span data-horse={id}>{name}</span>
                <WorkDots work={work.get(id) ?? 0} />
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
};
