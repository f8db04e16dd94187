import { useEffect, useState } from 'react';
import { DateTime } from 'luxon';
import { plannedOf, type Wanted } from '@/features/lessons/planned-change';
import { useSlotWarnings, type LessonWarning } from '@/data/requests/lesson-warnings';
import { checkedWords, noResource, type CalendarEvent, type Columns } from './events';

type Place = Pick<CalendarEvent, 'id' | 'start' | 'end' | 'resourceId'>;
export type Verdict = { readonly isFree: boolean; readonly words: string };

/** So long a lesson is held over a slot before the server is asked. */
const RESTS_MS = 100;

const insteadOf = (by: Columns, id: string | null): Wanted['instead'] => {
  if (id === null || id === noResource) return {};
  return by === 'staff' ? { instructor_id: id } : by === 'location' ? { location_id: id } : {};
};

/** The lesson as it would be at these times and in this column. */
export const wantedAt = ({ id, start, end, resourceId }: Place, by: Columns): Wanted => {
  const [from, to] = [DateTime.fromJSDate(start), DateTime.fromJSDate(end)];
  return {
    date: from.toISODate() ?? '',
    start: from.toFormat('HH:mm'),
    end: to.toFormat('HH:mm'),
    endDate: to.toISODate() ?? '',
    except: id,
    instead: insteadOf(by, resourceId),
  };
};

const names = (warnings: readonly LessonWarning[]) =>
  [...new Set(warnings.map(({ about_name, message }) => about_name ?? message))].join(', ');

/** Who would be needed twice and what else stands against it, or what was looked at. */
export const verdictOn = (event: CalendarEvent, warnings: readonly LessonWarning[]): Verdict => {
  const twice = warnings.filter(({ code }) => code.endsWith('_double_booked'));
  const others = warnings.filter((warning) => !twice.includes(warning)).map(({ message }) => message);
  const words = [...(twice.length > 0 ? [`Clash: ${names(twice)}`] : []), ...new Set(others)];
  return words.length > 0
    ? { isFree: false, words: words.join('. ') }
    : { isFree: true, words: `Free: ${checkedWords(event)}` };
};

/** What the server says before the lesson is dropped here; null until it has answered, for which nothing waits. F21 */
export const useVerdict = (event: CalendarEvent | null, by: Columns): Verdict | null => {
  const planned = event && plannedOf(wantedAt(event, by));
  const slot = JSON.stringify(planned);
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const rest = setTimeout(() => setRested(slot), RESTS_MS);
    return () => clearTimeout(rest);
  }, [slot]);
  const warnings = useSlotWarnings(planned, rested === slot);
  return event && warnings && verdictOn(event, warnings);
};
