import { dayInWords } from './day-in-words.js';

/** Of a place that several lessons may share: how many units of it there are, and how many the lesson takes. */
export interface Share {
  readonly capacity: number;
  readonly units: number;
}

/** When it is: the day and the wall clock by which people speak of it, and the instants. */
export interface Timed {
  readonly lessonId: string;
  readonly title: string;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A lesson in a shared place, with the units that it takes. */
export interface Stay<Lesson extends Timed = Timed> {
  readonly lesson: Lesson;
  readonly units: number;
}

/** A while in which the same lessons are in a place. */
export interface Stretch<Lesson extends Timed = Timed> {
  readonly date: string;
  readonly from: string;
  readonly until: string;
  /** Of all of them together. */
  readonly units: number;
  /** The first of them; `others` counts the rest. */
  readonly stays: readonly Stay<Lesson>[];
  readonly others: number;
}

/** What a lesson takes of a place: all of it unless it says less. */
export const shareOf = (capacity: number, units: number | null | undefined): Share => ({
  capacity,
  units: Math.min(capacity, units ?? capacity),
});

export const MOST_NAMED = 6;

type Edge<Lesson extends Timed> = { at: number; time: string; stay: Stay<Lesson>; begins: boolean };
type Span<Lesson extends Timed> = Stretch<Lesson> & { readonly at: number };

/**
 * In order of time, each from one beginning or end of a lesson to the next; what happens at one moment happens at once. Those that are told
 * begin with a lesson, whose day is theirs: when one ends there is more room.
 */
function stretchesOf<Lesson extends Timed>(capacity: number, stays: readonly Stay<Lesson>[]): Span<Lesson>[] {
  const edges = stays
    .flatMap((stay): Edge<Lesson>[] => [
      { at: stay.lesson.startsAt.getTime(), time: stay.lesson.startTime, stay, begins: true },
      { at: stay.lesson.endsAt.getTime(), time: stay.lesson.endTime, stay, begins: false },
    ])
    .toSorted((a, b) => a.at - b.at);
  const present = new Set<Stay<Lesson>>();
  const stretches: Span<Lesson>[] = [];
  let [units, date] = [0, ''];
  edges.forEach(({ at, time, stay, begins }, index) => {
    units += begins ? stay.units : -stay.units;
    if (begins) present.add(stay);
    else present.delete(stay);
    if (begins) date = stay.lesson.date;
    const next = edges[index + 1];
    if (!next || next.at === at) return;
    const named = units > capacity ? firstOf(present) : [];
    stretches.push({
      at,
      date,
      from: time,
      until: next.time,
      units,
      stays: named,
      others: present.size - named.length,
    });
  });
  return stretches;
}

function firstOf<T>(present: ReadonlySet<T>): T[] {
  const first: T[] = [];
  for (const one of present) if (first.push(one) === MOST_NAMED) break;
  return first;
}

/** The fullest of the stretches that begin from `since` and before `until`, of equals the first; asked in steps of the logarithm. */
function fullest<Lesson extends Timed>(stretches: readonly Span<Lesson>[]) {
  const size = stretches.length;
  const fuller = (a: Span<Lesson> | undefined, b: Span<Lesson> | undefined) => {
    if (!a || !b) return a ?? b;
    return b.units > a.units || (b.units === a.units && b.at < a.at) ? b : a;
  };
  const tree: (Span<Lesson> | undefined)[] = [...Array<undefined>(size), ...stretches];
  for (let node = size - 1; node > 0; node--) tree[node] = fuller(tree[2 * node], tree[2 * node + 1]);
  return (since: number, until: number) => {
    let found: Span<Lesson> | undefined;
    let [low, high] = [size + indexFrom(stretches, since), size + indexFrom(stretches, until)];
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) found = fuller(found, tree[low++]);
      if (high & 1) found = fuller(found, tree[--high]);
    }
    return found;
  };
}

function indexFrom(stretches: readonly { at: number }[], since: number) {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.at ?? 0) >= since) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Where lessons are too many for a place of this capacity: of each that has a part in it, the stretch in which it is fullest. Lessons that
 * touch do not overlap. It costs n log n, however many are there at once.
 */
export function beyondCapacity<Lesson extends Timed>(capacity: number, stays: readonly Stay<Lesson>[]) {
  const lasting = stays.filter(({ lesson }) => lesson.startsAt < lesson.endsAt);
  const fullestWithin = fullest(stretchesOf(capacity, lasting));
  const told = new Map<string, Stretch<Lesson>>();
  for (const { lesson } of lasting) {
    const stretch = fullestWithin(lesson.startsAt.getTime(), lesson.endsAt.getTime());
    if (stretch && stretch.units > capacity) told.set(lesson.lessonId, stretch);
  }
  return told;
}

/** A lesson that is planned and has no title yet, as others see it. */
export const UNTITLED = 'another of these lessons';

/** 4 of 3 units from 16:30 to 17:00 on Tue 24 Nov: Beginners 2, Practice 1, this event 1 */
export function stretchInWords(stretch: Stretch, { capacity, of }: { capacity: number; of: Timed }) {
  const { date, from, until, units, stays, others } = stretch;
  const nameOf = ({ lessonId, title }: Timed) =>
    lessonId === of.lessonId && title === UNTITLED ? 'this event' : title;
  const who = stays.map((stay) => `${nameOf(stay.lesson)} ${stay.units}`).join(', ');
  const more = others > 0 ? ` and ${others} more` : '';
  return `${units} of ${capacity} ${capacity === 1 ? 'unit' : 'units'} from ${from} to ${until} on ${dayInWords(date)}: ${who}${more}`;
}
