import Button from '@mui/material/Button';
import { placesOf, riders, titleOf, type DrawnRide } from '@/data/day/roster';
import { count, shortDay, timeRange } from '@/data/time/words';
import { Tag } from '@/ui/Tag';
import { isCancelled, type Selection } from './selection';

type CheckListProps = {
  readonly rides: readonly DrawnRide[];
  /** They lie on several days. */
  readonly ofDays?: boolean;
  readonly selected: Selection;
  readonly onToggle: (ride: DrawnRide) => void;
  readonly onAll: () => void;
  readonly onNone: () => void;
};

type RowProps = { ride: DrawnRide; ofDays: boolean; checked: boolean; onToggle: () => void };

const whenOf = (
  { scheduled_date, is_allday, scheduled_starttime, scheduled_endtime }: DrawnRide['lesson'],
  ofDays: boolean,
) =>
  [ofDays && shortDay(scheduled_date), is_allday !== 1 && timeRange(scheduled_starttime, scheduled_endtime)]
    .filter(Boolean)
    .join(', ');

const Row = ({ ride, ofDays, checked, onToggle }: RowProps) => {
  const { lesson } = ride;
  const off = isCancelled(ride);
  const when = whenOf(lesson, ofDays);
  return (
    <li
      className={off ? 'check-row stack whole-row ruled-below check-off' : 'check-row stack whole-row ruled-below'}
      style={{ '--edge': lesson.color_code ?? 'var(--line-strong)' }}
    >
      <label>
        <input type="checkbox" checked={checked} onChange={onToggle} />
        {when && <span className="check-time">{when}</span>}
        <strong className="check-title">{titleOf(lesson)}</strong>
        <span className="check-more">{[lesson.location_name, lesson.instructor_name].filter(Boolean).join(' · ')}</span>
        <span className="check-count">
          <span aria-hidden="true">{placesOf(lesson)}</span>
          <span className="visually-hidden">{count(riders(ride).length, 'rider')}</span>
        </span>
        {off && <Tag tone="plain">Cancelled</Tag>}
        {!off && lesson.lesson_status_code === 'COM' && <Tag tone="plain">Completed</Tag>}
      </label>
    </li>
  );
};

/** The lessons of the day, each with its box. R137 */
export const CheckList = ({ rides, ofDays = false, selected, onToggle, onAll, onNone }: CheckListProps) => (
  <section className="check-list" aria-label="Lessons">
    <p className="check-head row middle gap-4">
      <strong role="status">{`${rides.filter(({ lesson }) => selected.has(lesson.id)).length} of ${rides.length} selected`}</strong>
      <Button size="small" variant="text" onClick={onAll}>
        select all
      </Button>
      <Button size="small" variant="text" onClick={onNone}>
        none
      </Button>
    </p>
    <ul>
      {rides.map((ride) => (
        <Row
          key={ride.lesson.id}
          ride={ride}
          ofDays={ofDays}
          checked={selected.has(ride.lesson.id)}
          onToggle={() => onToggle(ride)}
        />
      ))}
    </ul>
  </section>
);
