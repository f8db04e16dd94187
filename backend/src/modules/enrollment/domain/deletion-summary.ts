import { day } from './cancellation-sentence.js';

export interface DeletedLesson {
  lessonId: string;
  date: string;
  isPast: boolean;
}
export interface DeletedPlace {
  lessonId: string;
  studentId: string;
  isCancelled: boolean;
  /** A package, or a makeup, pays for it. */
  isCovered: boolean;
  /** Account holder, where there is an address to write to. */
  holderId: string | null;
}

const counted = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`;

/** What deleting takes away, for its confirmation; `lessons` are in order. C23 */
export function deletionSummary(lessons: readonly DeletedLesson[], places: readonly DeletedPlace[]) {
  const [first, last] = [lessons[0]?.date ?? null, lessons.at(-1)?.date ?? null];
  const riders = places.filter(({ isCancelled }) => !isCancelled);
  const [returned, past] = [
    places.filter(({ isCovered }) => isCovered).length,
    lessons.filter(({ isPast }) => isPast).length,
  ];
  const toCome = new Set(lessons.flatMap(({ lessonId, isPast }) => (isPast ? [] : [lessonId])));
  const told = riders.flatMap(({ lessonId, holderId }) => (holderId && toCome.has(lessonId) ? [holderId] : []));
  const when = first && last ? (first === last ? ` on ${day(first)}` : ` from ${day(first)} to ${day(last)}`) : '';
  const sentences = [
    `${counted(lessons.length, 'event')}${when} with ${riders.length ? counted(riders.length, 'rider') : 'no riders'}.`,
    ...(past ? [`${past === lessons.length ? 'All' : past} in the past.`] : []),
    ...(returned ? [`${counted(returned, 'lesson goes', 'lessons go')} back to packages.`] : []),
  ];
  return {
    lessons: lessons.length,
    riders: riders.length,
    students: new Set(riders.map(({ studentId }) => studentId)).size,
    past,
    units_returned: returned,
    families: new Set(told).size,
    first_date: first,
    last_date: last,
    sentence: sentences.join(' '),
  };
}
