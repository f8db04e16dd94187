import type { PlannedChange } from '@/data/requests/lesson-warnings';
import { endDayOf, isDay } from '@/data/time/day';

/** Whom and what a lesson needs for itself; what is left out is not asked about. */
export type Busy = {
  readonly instructor_id?: string | null;
  readonly horseIds?: readonly string[];
  readonly riderIds?: readonly string[];
  readonly location_id?: string | null;
  /** For which levels the lesson is, and how much of its place it takes. */
  readonly section_id?: string | null;
  /** Extra staff. */
  readonly staffIds?: readonly string[];
};

/** A lesson as it would be, in the words of the forms. */
export type Wanted = {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** Where it is known; else an end before the start means the next morning. */
  readonly endDate?: string;
  readonly allDay?: boolean;
  /** All that the lesson has, unless told. */
  readonly busy?: Busy;
  /** A new lesson like another one. */
  readonly isCopy?: boolean;
  /** In place of what the lesson has, beside all else of it. */
  readonly instead?: Pick<Busy, 'instructor_id' | 'location_id'>;
  /** The lesson being edited, which does not stand in its own way. */
  readonly except?: string | undefined;
  readonly applyToFuture?: 0 | 1 | undefined;
};

const some = (ids: readonly string[] = []) => (ids.length > 0 ? [...ids] : undefined);
const usesOf = ({ instructor_id, location_id, section_id, horseIds, riderIds, staffIds }: Busy) =>
  Object.fromEntries(
    Object.entries({
      instructor_id: instructor_id ?? undefined,
      location_id: location_id ?? undefined,
      section_id: section_id ?? undefined,
      horses: some(horseIds),
      students: some(riderIds),
      staff: some(staffIds),
    }).filter(([, value]) => value !== undefined && value !== ''),
  );

/** The question to the server; null while there is nothing to ask. */
export const plannedOf = ({
  date,
  start,
  end,
  endDate,
  allDay = false,
  busy,
  isCopy = false,
  instead = {},
  except,
  applyToFuture,
}: Wanted): PlannedChange | null => {
  const uses = busy && usesOf(busy);
  const last = endDate ?? endDayOf(date, start, end);
  if (!isDay(date) || !start || !end || (uses && Object.keys(uses).length === 0)) return null;
  if (start === end && (endDate ?? date) === date) return null;
  return {
    start: `${date} ${start}`,
    end: `${last} ${end}`,
    ...(allDay && { is_allday: 1 as const }),
    ...(isCopy && { is_copy: 1 as const }),
    ...(except && { id: except }),
    ...(uses ? { only: 1, ...uses } : usesOf(instead)),
    ...(applyToFuture && { applyToFuture }),
  };
};
