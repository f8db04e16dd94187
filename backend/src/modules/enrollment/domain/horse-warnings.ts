import { breaches, type HorseLesson, type WorkLimits } from '../../horses/contracts.js';
import { MOST_TOLD, type OccupiedLesson } from '../../scheduling/contracts.js';
import type { Warning } from './warning.js';

interface HorseDays {
  readonly horseId: string;
  readonly name: string;
  readonly limits: WorkLimits;
  readonly lessons: readonly (HorseLesson & { readonly date: string })[];
}

type Dated = HorseDays['lessons'][number];

function byDate(lessons: readonly Dated[]) {
  const days = new Map<string, Dated[]>();
  for (const lesson of lessons) {
    const day = days.get(lesson.date);
    if (day) day.push(lesson);
    else days.set(lesson.date, [lesson]);
  }
  return days;
}

const goesIn = (horseId: string) => (lesson: OccupiedLesson) =>
  !lesson.isCancelled && lesson.uses.some(({ kind, id }) => kind === 'horse' && id === horseId);

/**
 * Which limits its horses would pass if the lessons stood as they are given; they take the place of what is known of them. The first
 * MOST_TOLD of them.
 */
export function horseWarnings(lessons: readonly OccupiedLesson[], horses: readonly HorseDays[]): Warning[] {
  const moved = new Set(lessons.map(({ lessonId }) => lessonId));
  const told: Warning[] = [];
  for (const { horseId, name, limits, lessons: known } of horses) {
    const wanted = lessons.filter(goesIn(horseId));
    const days = byDate([...known.filter(({ lessonId }) => !moved.has(lessonId)), ...wanted]);
    for (const lesson of wanted) {
      if (told.length >= MOST_TOLD) return told;
      const { date, lessonId } = lesson;
      const about = { lessonId, aboutId: horseId, aboutName: name, elsewhereId: null };
      const passed = breaches(lesson, { name, limits, date, lessons: days.get(date) ?? [] });
      told.push(...passed.map((breach) => ({ ...breach, ...about })));
    }
  }
  return told;
}
