import { timesOf } from '@/data/day/lesson-span';
import { spareHorses, titleOf, isRiding, type Ride } from '@/data/day/roster';
import { isOver } from '@/features/day/sheet/now';
import { useSheet } from '@/features/lessons/horses/sheet-context';
import { timeRange } from '@/data/time/words';
import { Tag } from '@/ui/Tag';
import { FREE, takesPlace, verdictOn, type Suggestion } from './board';
import { useHand } from './lifted';
import { RiderCard } from './RiderCard';

type LaneProps = {
  readonly ride: Ride;
  readonly now: number;
  readonly suggestions: ReadonlyMap<string, Suggestion>;
  readonly stop: string | undefined;
};

const useVerdict = (ride: Ride): string | undefined => {
  const { rides } = useSheet();
  const { lifted, against } = useHand();
  return lifted ? verdictOn(lifted.horse, ride, { against, rides }) : undefined;
};

/** Said while a horse is lifted: whether it could go here. */
const Verdict = ({ ride }: { ride: Ride }) => {
  const { mayAssign } = useHand();
  const verdict = useVerdict(ride);
  if (!mayAssign || !takesPlace(ride)) return null;
  if (!verdict) return <p className="lane-verdict" aria-hidden="true" />;
  return <p className={verdict === FREE ? 'lane-verdict lane-free' : 'lane-verdict lane-busy'}>{verdict}</p>;
};

/** A lesson: its riders as cards, below them the horses that only stand by. */
export const Lane = ({ ride, now, suggestions, stop }: LaneProps) => {
  const { openLesson } = useSheet();
  const { lifted } = useHand();
  const verdict = useVerdict(ride);
  const { lesson, students } = ride;
  const title = titleOf(lesson);
  const riding = students.filter(isRiding);
  const spare = spareHorses(ride);
  const isDimmed = lifted ? verdict !== undefined && verdict !== FREE : isOver(ride, now);
  return (
    <article
      className={isDimmed ? 'lane lane-dimmed' : 'lane'}
      aria-label={`${title}, ${timeRange(lesson.scheduled_starttime, lesson.scheduled_endtime)}`}
      style={{ '--edge': lesson.color_code ?? 'var(--line-strong)' }}
    >
      <header className="lane-head">
        <h3>
          <button type="button" className="lane-title" onClick={() => openLesson(lesson.id)}>
            {title}
          </button>
        </h3>
        <p className="muted">
          {timesOf(lesson)} · {lesson.location_name}
          {lesson.instructor_name && ` · ${lesson.instructor_name}`}
        </p>
        <Verdict ride={ride} />
      </header>
      {!takesPlace(ride) ? (
        <Tag tone="plain">Cancelled</Tag>
      ) : (
        riding.length > 0 && (
          <ul aria-label={`Riders of ${title}`}>
            {riding.map((student) => (
              <RiderCard
                key={student.id}
                ride={ride}
                student={student}
                suggestion={suggestions.get(student.id)}
                isStop={stop === student.id}
              />
            ))}
          </ul>
        )
      )}
      {takesPlace(ride) && riding.length === 0 && <p className="muted lane-empty">No riders</p>}
      {takesPlace(ride) && spare.length > 0 && (
        <p className="muted lane-spare">
          Horses: {spare.map(({ name, tack_name }) => (tack_name ? `${name} (${tack_name})` : name)).join(', ')}
        </p>
      )}
    </article>
  );
};
