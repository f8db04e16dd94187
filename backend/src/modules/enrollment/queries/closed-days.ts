import type { LessonPlacing } from '../../scheduling/contracts.js';
import { closureOn, closuresIn } from '../../setup/contracts.js';
import { closedDayWarning, type Warning } from '../domain/warning.js';
import type { Look } from './occupied-lessons.js';

interface Planned {
  readonly lessonId: string;
  /** None where it stays where it is: of that nobody is told again. */
  readonly placing?: LessonPlacing;
}

/** Lessons that are planned on closed days, or moved there. */
export async function onClosedDays({ sql, farmId }: Look, planned: readonly Planned[]): Promise<Warning[]> {
  const placed = planned.flatMap(({ lessonId, placing }) => (placing ? [{ lessonId, day: placing.date }] : []));
  const days = placed.map(({ day }) => day).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) return [];
  const closures = await closuresIn(sql, farmId, { from, to });
  return placed.flatMap(({ lessonId, day }) => {
    const closure = closureOn(closures, day);
    return closure ? [closedDayWarning(lessonId, day, closure.name)] : [];
  });
}
