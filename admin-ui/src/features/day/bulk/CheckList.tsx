import { placesOf, riders, titleOf, type DrawnRide } from '@/data/day/roster';
import { Tag } from '@/ui/Tag';
import { CheckHead, CheckRow } from './CheckRow';
import { isCancelled, type Selection } from './selection';
import { whenOf } from './when-of';

type CheckListProps = {
  readonly rides: readonly DrawnRide[];
  /** They lie on several days. */
  readonly ofDays?: boolean;
  readonly selected: Selection;
  readonly onToggle: (ride: DrawnRide) => void;
  readonly onAll: () => void;
  readonly onNone: () => void;
};

/** The lessons of the day, each with its box. R137 */
export const CheckList = ({ rides, ofDays = false, selected, onToggle, onAll, onNone }: CheckListProps) => (
  <section className="check-list" aria-label="Lessons">
    <CheckHead
      words={`${rides.filter(({ lesson }) => selected.has(lesson.id)).length} of ${rides.length} selected`}
      onAll={onAll}
      onNone={onNone}
    />
    <ul>
      {rides.map((ride) => (
        <CheckRow
          key={ride.lesson.id}
          edge={ride.lesson.color_code}
          isOff={isCancelled(ride)}
          checked={selected.has(ride.lesson.id)}
          onToggle={() => onToggle(ride)}
          when={whenOf(ride.lesson, ofDays)}
          title={titleOf(ride.lesson)}
          more={[ride.lesson.location_name, ride.lesson.instructor_name].filter(Boolean).join(' · ')}
          places={placesOf(ride.lesson)}
          riders={riders(ride).length}
        >
          {isCancelled(ride) && <Tag tone="plain">Cancelled</Tag>}
          {!isCancelled(ride) && ride.lesson.lesson_status_code === 'COM' && <Tag tone="plain">Completed</Tag>}
        </CheckRow>
      ))}
    </ul>
  </section>
);
