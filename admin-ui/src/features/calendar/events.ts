import { busyIn } from '@/data/day/busy';
import { placesOf, riders, titleOf, type DrawnRide } from '@/data/day/roster';
import { count } from '@/data/time/words';

export const columns = ['none', 'staff', 'location', 'section', 'horse', 'tack'] as const;
export type Columns = (typeof columns)[number];

/** A lesson as the calendar draws it. */
export type CalendarEvent = {
  readonly id: string;
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
  readonly allDay: boolean;
  readonly cancelled: boolean;
  readonly completed: boolean;
  readonly movable: boolean;
  readonly edge: string | null;
  readonly places: string;
  readonly staff: string | null;
  readonly place: string | null;
  /** The column it is dragged out of; of horses and tack a lesson has several, and none is its own. */
  readonly resourceId: string | null;
  /** The columns it stands in. */
  readonly resourceIds: readonly string[];
  /** Riders whose place is not paid, where the barn shows that. B13 */
  readonly unpaid: number;
  /** Somebody else has just changed it. */
  readonly fresh: boolean;
  /** A lesson that is being planned: it is not there yet. */
  readonly ghost: boolean;
  readonly ride: DrawnRide;
};

/** What a column of this kind stands for in a lesson. */
export const fieldOf = { staff: 'instructor_id', location: 'location_id', section: 'section_id' } as const;

/** Lessons without instructor, place or section stand in a column of their own. */
export const noResource = 'none';

/** A lesson dropped in another of these columns gets that instructor, place or section. */
export const isChosenByColumn = (by: Columns): by is keyof typeof fieldOf => by in fieldOf;

export type Shown = {
  readonly columns: Columns;
  readonly byClientName: boolean;
  readonly mayMove: boolean;
  readonly showsPaid: boolean;
  /** Staff who see their own lessons only have one column: theirs, whether they teach or help. A01 */
  readonly self: string | null;
};

const ridden = ({ students }: DrawnRide): string[] => riders({ students }).flatMap(({ horse_id }) => horse_id ?? []);

/** The columns of a lesson; one without instructor, place, horse … has a column of its own. */
const columnsOf = (ride: DrawnRide, by: Columns, self: string | null): readonly string[] => {
  if (by === 'none') return [];
  if (by === 'staff' && self) return [self];
  if (by === 'horse' || by === 'tack') {
    const ids = by === 'horse' ? [...ridden(ride), ...ride.horses.map(({ horse_id }) => horse_id)] : tackIn(ride);
    return ids.length > 0 ? [...new Set(ids)] : [noResource];
  }
  return [ride.lesson[fieldOf[by]] ?? noResource];
};

const tackIn = ({ horses }: DrawnRide): string[] => horses.flatMap(({ tack_id }) => tack_id ?? []);

export const toEvent = (
  ride: DrawnRide,
  { columns: by, byClientName, mayMove, showsPaid, self }: Shown,
): CalendarEvent => {
  const { lesson } = ride;
  const cancelled = lesson.lesson_is_cancelled === 1;
  const names = byClientName
    ? riders(ride)
        .map((student) => student.name)
        .join(', ')
    : '';
  return {
    id: lesson.id,
    title: names || titleOf(lesson),
    start: new Date(lesson.starts_at),
    end: new Date(lesson.ends_at),
    allDay: lesson.is_allday === 1,
    cancelled,
    completed: lesson.lesson_status_code === 'COM',
    movable: mayMove && !cancelled,
    edge: lesson.color_code,
    places: placesOf(lesson).replace(' of ', '/'),
    staff: lesson.instructor_name,
    place: lesson.location_name,
    resourceId: isChosenByColumn(by) ? (lesson[fieldOf[by]] ?? noResource) : null,
    resourceIds: columnsOf(ride, by, self),
    unpaid: showsPaid ? riders(ride).filter(({ paid }) => paid !== 1).length : 0,
    fresh: false,
    ghost: false,
    ride,
  };
};

/** What was looked at before a new time is called free. */
export const checkedWords = ({ ride }: CalendarEvent): string => {
  const { horseIds, riderIds } = busyIn(ride);
  const riding = riderIds.length || ride.lesson.cnt;
  return [
    riding > 0 && count(riding, 'rider'),
    horseIds.length > 0 && count(horseIds.length, 'horse'),
    ride.lesson.instructor_name,
    ride.lesson.location_name,
  ]
    .filter(Boolean)
    .join(', ');
};

/** The lesson as it is drawn at another time or in another column. */
export const placedAt = (
  event: CalendarEvent,
  { start, end, resourceId }: Pick<CalendarEvent, 'start' | 'end' | 'resourceId'>,
): CalendarEvent => ({
  ...event,
  start,
  end,
  resourceId,
  resourceIds: event.resourceId === null || resourceId === null ? event.resourceIds : [resourceId],
});

/** Days on which the barn has called off lessons for a holiday; the preview of a series marks the same. R122 */
export const holidaysIn = (rides: readonly DrawnRide[]): ReadonlySet<string> =>
  new Set(
    rides
      .filter(({ lesson }) => lesson.lesson_is_cancelled === 1 && lesson.barn_cancel_reason === 'HOL')
      .map(({ lesson }) => lesson.scheduled_date),
  );

/** How many lessons each day has, for the month’s day heads; cancelled ones do not count. */
export const countByDay = (rides: readonly DrawnRide[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { lesson } of rides) {
    if (lesson.lesson_is_cancelled === 1) continue;
    counts.set(lesson.scheduled_date, (counts.get(lesson.scheduled_date) ?? 0) + 1);
  }
  return counts;
};
