import type { DatesAsked } from '@/data/requests/planned-dates';
import { isDay } from '@/data/time/day';
import { chosenStaff, type Draft } from './draft';
import { toWire } from './to-wire';
import { untilError } from './validate';

/** The dates that a filled in form would make, and who and what is wanted on them; null while there is nothing to ask. */
export const datesAsked = (draft: Draft): DatesAsked | null => {
  const { section_id, date, start, repeat } = draft;
  if (repeat.every === 'none' || !section_id || !isDay(date) || !start || untilError(draft)) return null;
  if (repeat.ends === 'after' && !(repeat.times >= 1)) return null;
  const event = toWire(draft);
  return {
    section_id,
    start: event.start,
    end: event.end,
    duration: event.duration,
    is_allday: event.is_allday,
    frequency: event.frequency,
    measure: event.measure,
    endtype: event.endtype,
    repeat_count: event.repeat_count,
    lastDate: event.lastDate,
    instructor_id: event.instructor_id,
    location_id: event.location_id,
    students: event.students,
    horses: event.horses,
    staff: chosenStaff(draft),
  };
};
