import type { HorseRemoved, StudentRemoved } from '../events.js';
import type { Roster } from './roster.js';

/** Everybody out, cancelled places too; what was issued for them stays. C23 */
export const decideClearing = (lessonId: string, roster: Roster): (StudentRemoved | HorseRemoved)[] => [
  ...Object.values(roster.places).map(({ lessonPersonId, studentId }): StudentRemoved => ({
    type: 'enrollment.StudentRemoved',
    data: { lessonPersonId, lessonId, studentId },
  })),
  ...Object.values(roster.horses).map(({ lessonHorseId, horseId }): HorseRemoved => ({
    type: 'enrollment.HorseRemoved',
    data: { lessonHorseId, lessonId, horseId },
  })),
];
