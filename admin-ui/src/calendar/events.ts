import { busyIn, clashesWith, type Clash } from '@/day/overlaps';
import { placesOf, riders, titleOf, type Ride } from '@/day/roster';
import { count } from '@/time/words';

export const columns = ['none', 'staff', 'location', 'section'] as const;
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
  readonly resourceId: string | null;
  readonly ride: Ride;
};

const resourceField = { staff: 'instructor_id', location: 'location_id', section: 'section_id' } as const;

/** Lessons without instructor, place or section stand in a column of their own. */
export const noResource = 'none';

export type Shown = { readonly columns: Columns; readonly byClientName: boolean; readonly mayMove: boolean };

export const toEvent = (ride: Ride, { columns: by, byClientName, mayMove }: Shown): CalendarEvent => {
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
    resourceId: by === 'none' ? null : (lesson[resourceField[by]] ?? noResource),
    ride,
  };
};

/** Whom and what a lesson would need twice at the wall-clock times, and in the column, it is being dragged to. */
export const clashesAt = (
  { ride, resourceId }: CalendarEvent,
  { by, ...times }: { date: string; from: string; to: string; by: Columns },
  rides: readonly Ride[],
): Clash[] => {
  const column = by === 'staff' || by === 'location' ? { [resourceField[by]]: resourceId } : {};
  return clashesWith(
    { scheduled_date: times.date, scheduled_starttime: times.from, scheduled_endtime: times.to },
    { ...busyIn(ride), ...(resourceId === noResource ? {} : column) },
    rides.filter(({ lesson }) => lesson.id !== ride.lesson.id),
  );
};

/** What was looked at before a new time is called free. */
export const checkedWords = ({ ride }: CalendarEvent): string => {
  const { horseIds, riderIds } = busyIn(ride);
  return [
    riderIds.length > 0 && count(riderIds.length, 'rider'),
    horseIds.length > 0 && count(horseIds.length, 'horse'),
    ride.lesson.instructor_name,
    ride.lesson.location_name,
  ]
    .filter(Boolean)
    .join(', ');
};

/** How many lessons each day has, for the month’s day heads; cancelled ones do not count. */
export const countByDay = (rides: readonly Ride[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { lesson } of rides) {
    if (lesson.lesson_is_cancelled === 1) continue;
    counts.set(lesson.scheduled_date, (counts.get(lesson.scheduled_date) ?? 0) + 1);
  }
  return counts;
};
