import type { HorseRemoved, StudentRemoved } from '../events.js';
import type { Roster } from './roster.js';

interface DeletedLesson {
  lessonId: string;
  notify: boolean;
}

/** Everybody out, cancelled places too; what was issued for them stays. Told is who had a place still. C23 */
export const decideClearing = (
  { lessonId, notify }: DeletedLesson,
  roster: Roster,
): (StudentRemoved | HorseRemoved)[] => [
  ...Object.values(roster.places).map(({ lessonPersonId, studentId, phase }): StudentRemoved => ({
    type: 'enrollment.StudentRemoved',
    data: { lessonPersonId, lessonId, studentId, notify: notify && phase === 'active' },
  })),
  ...Object.values(roster.horses).map(({ lessonHorseId, horseId }): HorseRemoved => ({
    type: 'enrollment.HorseRemoved',
    data: { lessonHorseId, lessonId, horseId },
  })),
];
