import { breaches, type HorseLesson, type WorkLimits } from '../../horses/contracts.js';
import type { OccupiedLesson } from '../../scheduling/contracts.js';
import type { Warning } from './warning.js';

interface HorseDays {
  readonly horseId: string;
  readonly name: string;
  readonly limits: WorkLimits;
  readonly lessons: readonly (HorseLesson & { readonly date: string })[];
}

const goesIn = (horseId: string) => (lesson: OccupiedLesson) =>
  !lesson.isCancelled && lesson.uses.some(({ kind, id }) => kind === 'horse' && id === horseId);

/** Which limits its horses would pass if the lessons stood as they are given; they take the place of what is known of them. */
export function horseWarnings(lessons: readonly OccupiedLesson[], horses: readonly HorseDays[]): Warning[] {
  const moved = new Set(lessons.map(({ lessonId }) => lessonId));
  return horses.flatMap(({ horseId, name, limits, lessons: known }) => {
    const wanted = lessons.filter(goesIn(horseId));
    const all = [...known.filter(({ lessonId }) => !moved.has(lessonId)), ...wanted];
    return wanted.flatMap((lesson) =>
      breaches(lesson, {
        name,
        limits,
        date: lesson.date,
        lessons: all.filter(({ date }) => date === lesson.date),
      }).map((breach) => ({
        ...breach,
        lessonId: lesson.lessonId,
        aboutId: horseId,
        aboutName: name,
        elsewhereId: null,
      })),
    );
  });
}
