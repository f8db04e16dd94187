import type { Option } from '@/data/requests/types';
import { minutesOf } from '@/data/time/clock';

type Held = { readonly section_id: string; readonly scheduled_starttime: string };

const MOST = 4;

/** Those of lessons on the same day, the nearest in time first; then the others as they are listed. */
export const likelySections = <Section extends Option>(
  sections: readonly Section[],
  lessons: readonly Held[],
  start: string,
): Section[] => {
  const away = ({ scheduled_starttime }: Held) =>
    Math.abs(minutesOf(scheduled_starttime) - minutesOf(start || '12:00'));
  const near = lessons.toSorted((a, b) => away(a) - away(b)).map(({ section_id }) => section_id);
  const rank = ({ id }: Section) => (near.includes(id) ? near.indexOf(id) : near.length);
  return sections.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST);
};
