import type { Ride } from '@/day/roster';
import type { Options } from '@/requests/options';
import { noResource, type Columns } from './events';

const lists = { staff: 'instructor', location: 'location', section: 'section' } as const;
const fields = {
  staff: ['instructor_id', 'instructor_name'],
  location: ['location_id', 'location_name'],
  section: ['section_id', 'section_name'],
} as const;

/** One column each; whoever is no longer on the list but has a lesson that day keeps a column, too. */
export const resourcesOf = (
  by: Exclude<Columns, 'none'>,
  options: Options,
  rides: readonly Ride[],
): { id: string; title: string }[] => {
  const [id, name] = fields[by];
  const titles = new Map(options[lists[by]].map((option) => [option.id, option.name]));
  let without = false;
  for (const { lesson } of rides) {
    const own = lesson[id];
    if (own === null) without = true;
    else if (!titles.has(own)) titles.set(own, lesson[name] ?? '');
  }
  // Thirty empty columns of sections help nobody; staff and places stay, because an empty one is an offer.
  const used = new Set(rides.map(({ lesson }) => lesson[id]));
  const shown = [...titles].filter(([own]) => by !== 'section' || used.has(own));
  return [
    ...shown.map(([own, title]) => ({ id: own, title })),
    ...(without ? [{ id: noResource, title: `No ${by}` }] : []),
  ];
};
