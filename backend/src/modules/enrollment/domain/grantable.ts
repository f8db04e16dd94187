import { doubleBookings, type OccupiedLesson, type Use } from '../../scheduling/contracts.js';

export interface HorseWish {
  readonly lessonId: string;
  readonly horseId: string;
}

/** Which of these can be granted one after the other: a horse where it is not wanted at that time, nor given to somebody before. F21 */
export function grantable<Wish extends HorseWish>(
  wishes: readonly Wish[],
  lessons: readonly OccupiedLesson[],
): Set<Wish> {
  const given = new Map(lessons.map((lesson) => [lesson.lessonId, lesson]));
  const granted = wishes.filter(({ lessonId, horseId }) => {
    const lesson = given.get(lessonId);
    if (!lesson || lesson.uses.some(({ kind, id }) => kind === 'horse' && id === horseId)) return false;
    const use: Use = { kind: 'horse', id: horseId, name: '' };
    if (doubleBookings([{ ...lesson, uses: [use] }], [...given.values()]).length > 0) return false;
    given.set(lessonId, { ...lesson, uses: [...lesson.uses, use] });
    return true;
  });
  return new Set(granted);
}
