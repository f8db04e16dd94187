import { lessonsInWords, type DayWords, type NamedLessons } from '../../enrollment/contracts.js';

/** A place that would be released. */
export interface ReleasedPlace {
  readonly lessonPersonId: string;
  readonly lessonId: string;
  readonly studentId: string;
  /** Whose it is. */
  readonly rider: string;
  readonly title: string;
  /** The lesson's day. */
  readonly date: string;
}

/** Places of one rider in lessons of one name. */
export interface ReleasedLessons extends NamedLessons {
  readonly rider: string;
}

const MOST_NAMED = 3;

/** In the order of their first day. */
export function groupedPlaces(places: readonly Pick<ReleasedPlace, 'studentId' | 'rider' | 'title' | 'date'>[]) {
  const groups = new Map<string, ReleasedLessons>();
  for (const { studentId, rider, title, date } of places.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const key = `${studentId} ${title}`;
    const known = groups.get(key) ?? { rider, title, count: 0, from: date };
    groups.set(key, { ...known, count: known.count + 1 });
  }
  return [...groups.values()];
}

/** The same for the family's mails, the portal and staff. */
export function releaseSentence(on: string, groups: readonly ReleasedLessons[], day: DayWords) {
  const named = groups.slice(0, MOST_NAMED).map((one) => `${one.rider}: ${lessonsInWords(one, day)}`);
  const more = groups.slice(MOST_NAMED).reduce((sum, { count }) => sum + count, 0);
  const places = [...named, ...(more ? [`and ${more} more`] : [])].join('; ');
  return `If it is not paid before ${day(on)}, these places are released, and others may take them: ${places}.`;
}
