import type { DrawnRide } from '@/data/day/roster';
import type { Options } from '@/data/requests/options';
import { noResource, type Columns } from './events';

type By = Exclude<Columns, 'none'>;
type Named = readonly [id: string | null, name: string | null | undefined];

const lists = { staff: 'instructor', location: 'location', section: 'section', horse: 'horse', tack: 'tack' } as const;

const namedIn: Readonly<Record<By, (ride: DrawnRide) => readonly Named[]>> = {
  staff: ({ lesson }) => [[lesson.instructor_id, lesson.instructor_name]],
  location: ({ lesson }) => [[lesson.location_id, lesson.location_name]],
  section: ({ lesson }) => [[lesson.section_id, lesson.section_name]],
  horse: ({ students, horses }) => [
    ...students
      .filter(({ student_is_cancelled }) => student_is_cancelled !== 1)
      .map(({ horse_id, assigned_to }): Named => [horse_id, assigned_to]),
    ...horses.map(({ horse_id, name }): Named => [horse_id, name]),
  ],
  tack: ({ horses }) => horses.map(({ tack_id, tack_name }): Named => [tack_id, tack_name]),
};

type Which = {
  readonly self: { readonly id: string; readonly name: string } | null;
  readonly days: number;
  /** With those of the staff who have no lesson. */
  readonly empty: boolean;
};

/** An empty column of a place is an offer, once, one of staff where it is asked for; thirty of sections or horses help nobody. */
const staysEmpty = (by: By, { days, empty }: Which): boolean =>
  days === 1 && (by === 'location' || (by === 'staff' && empty));

/** One column each; whoever is no longer on the list but has a lesson that day keeps a column, too. */
export const resourcesOf = (
  by: By,
  options: Options,
  rides: readonly DrawnRide[],
  which: Which,
): { id: string; title: string }[] => {
  const { self } = which;
  if (by === 'staff' && self) return [{ id: self.id, title: self.name }];
  const titles = new Map(options[lists[by]].map((option) => [option.id, option.name]));
  const used = new Set<string>();
  let without = false;
  for (const ride of rides) {
    const named = namedIn[by](ride).filter(([id]) => id !== null);
    if (named.length === 0) without = true;
    for (const [id, name] of named) {
      if (!id) continue;
      used.add(id);
      if (!titles.has(id)) titles.set(id, name ?? '');
    }
  }
  return [
    ...[...titles].filter(([id]) => staysEmpty(by, which) || used.has(id)).map(([id, title]) => ({ id, title })),
    ...(without ? [{ id: noResource, title: `No ${by}` }] : []),
  ];
};
