import type { HorseRemoved, RosterCleared, StudentRemoved } from '../events.js';
import { horsesIn, ridersIn, type Roster } from './roster.js';

interface DeletedLesson {
  lessonId: string;
  notify: boolean;
}

/**
 * Everybody out, cancelled places too; what was issued for them stays. Told is who had a place still. Said before is what there was, of
 * which the lesson takes up what it can if it is brought back. C23
 */
export function decideClearing(
  { lessonId, notify }: DeletedLesson,
  roster: Roster,
): (RosterCleared | StudentRemoved | HorseRemoved)[] {
  const [places, horses] = [Object.values(roster.places), Object.values(roster.horses)];
  if (places.length + horses.length === 0) return [];
  return [
    { type: 'enrollment.RosterCleared', data: { lessonId, studentIds: ridersIn(roster), horseIds: horsesIn(roster) } },
    ...places.map(({ lessonPersonId, studentId, phase }): StudentRemoved => ({
      type: 'enrollment.StudentRemoved',
      data: { lessonPersonId, lessonId, studentId, notify: notify && phase === 'active' },
    })),
    ...horses.map(({ lessonHorseId, horseId }): HorseRemoved => ({
      type: 'enrollment.HorseRemoved',
      data: { lessonHorseId, lessonId, horseId },
    })),
  ];
}
