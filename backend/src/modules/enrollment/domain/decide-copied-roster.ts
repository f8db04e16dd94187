import type { HorseAdded, StudentEnrolled, TackAssigned } from '../events.js';
import { enrolled } from './enrolled.js';
import { activePlaces, rosterStream, type Place, type Roster } from './roster.js';

export interface CopiedLesson {
  lessonId: string;
  date: string;
  programId: string;
  notify: boolean;
  messageId: string | null;
}
/** Ids of what is still in use. F20 */
export interface InUse {
  students: readonly string[];
  horses: readonly string[];
  tack: readonly string[];
}

/** The rider still comes, or gave the place up only because the barn called the lesson off. G09 */
const comes = ({ phase, code }: Place) => phase === 'active' || code.startsWith('B');

/** Of a deleted lesson that is brought back: what it had, less who had given the place up. */
export const clearedFrom = ({ cleared = rosterStream.initial }: Roster): Roster => ({
  horses: cleared.horses,
  places: Object.fromEntries(activePlaces(cleared).map((place) => [place.lessonPersonId, place])),
});

/** Riders with their horses, once each; a makeup is for one lesson, so it does not recur. F17 G09 */
export function copiedRiders(source: Roster, { recurs }: { recurs: boolean }): Place[] {
  const coming = Object.values(source.places).filter((place) => comes(place) && !(recurs && place.isMakeup));
  return coming.filter((place, index) => coming.findIndex((other) => other.studentId === place.studentId) === index);
}

export function decideCopiedRoster(
  { notify, messageId, ...lesson }: CopiedLesson,
  { riders, source, inUse }: { riders: readonly Place[]; source: Roster; inUse: InUse },
  newId: () => string,
): (StudentEnrolled | HorseAdded | TackAssigned)[] {
  const horseInUse = (horseId: string | null) => (horseId !== null && inUse.horses.includes(horseId) ? horseId : null);
  const places = riders
    .filter(({ studentId }) => inUse.students.includes(studentId))
    .map(({ studentId, horseId }) =>
      enrolled(lesson, { lessonPersonId: newId(), studentId, horseId: horseInUse(horseId), notify, messageId }),
    );
  const ridden = places.map(({ data }) => data.horseId);
  const horses = Object.values(source.horses)
    .filter(({ horseId, withRider }) => horseInUse(horseId) && (!withRider || ridden.includes(horseId)))
    .flatMap(({ horseId, withRider, tackId }): (HorseAdded | TackAssigned)[] => {
      const horse = { lessonHorseId: newId(), lessonId: lesson.lessonId, horseId };
      const added: HorseAdded = { type: 'enrollment.HorseAdded', data: { ...horse, withRider } };
      if (tackId === null || !inUse.tack.includes(tackId)) return [added];
      return [added, { type: 'enrollment.TackAssigned', data: { ...horse, tackId } }];
    });
  return [...places, ...horses];
}
