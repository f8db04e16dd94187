import { notFound } from '../../../platform/errors/refusal.js';
import type { HorseAdded, HorseAssigned, HorseRemoved, TackAssigned } from '../events.js';
import type { HorseFacts } from './decide-horse-assignment.js';
import { enrollmentErrors } from './errors.js';
import { lessonHorseOf, ridersOf, type Roster } from './roster.js';

export interface LessonOfHorse {
  lessonId: string;
  isCancelled: boolean;
}
/** The chosen lesson first; the later ones of its series are skipped where the chosen one would be refused. */
type Lessons = readonly LessonOfHorse[];
type Rosters = ReadonlyMap<string, Roster>;

const rosterOf = (rosters: Rosters, lessonId: string): Roster => rosters.get(lessonId) ?? { places: {}, horses: {} };

/** A horse that stands in a lesson already is no event; one that was there for a rider's tack stays as it is. */
export function decideHorseAddition(
  { horseId, horse, lessons }: { horseId: string; horse: HorseFacts | undefined; lessons: Lessons },
  rosters: Rosters,
  newId: () => string,
): HorseAdded[] {
  if (lessons[0]?.isCancelled) throw enrollmentErrors.lesson_cancelled();
  if (!horse) throw notFound('The horse');
  if (!horse.isActive) throw enrollmentErrors.horse_inactive(horse.name);
  return lessons
    .filter(({ lessonId, isCancelled }) => !isCancelled && !lessonHorseOf(rosterOf(rosters, lessonId), horseId))
    .map(({ lessonId }) => ({
      type: 'enrollment.HorseAdded',
      data: { lessonHorseId: newId(), lessonId, horseId, withRider: false },
    }));
}

/** Out of the lesson means off its riders, too. */
export const decideHorseRemoval = (
  { horseId, lessons }: { horseId: string; lessons: Lessons },
  rosters: Rosters,
): (HorseRemoved | HorseAssigned)[] =>
  lessons.flatMap(({ lessonId }) => {
    const roster = rosterOf(rosters, lessonId);
    const horse = lessonHorseOf(roster, horseId);
    if (!horse) return [];
    const { lessonHorseId } = horse;
    return [
      { type: 'enrollment.HorseRemoved' as const, data: { lessonHorseId, lessonId, horseId } },
      ...ridersOf(roster, horseId).map(({ lessonPersonId, studentId }) => ({
        type: 'enrollment.HorseAssigned' as const,
        data: { lessonPersonId, lessonId, studentId, horseId: null },
      })),
    ];
  });

/** Beside this horse the lesson has none. */
export const isLastHorse = (roster: Roster, horseId: string): boolean =>
  Object.values(roster.horses).every((horse) => horse.horseId === horseId) &&
  Object.values(roster.places).every(
    (place) => place.phase === 'cancelled' || place.horseId === null || place.horseId === horseId,
  );

export interface TackFacts {
  name: string;
  isActive: boolean;
}

/** For a horse of the lesson, or one that somebody rides in it. Null takes the tack off. */
export function decideTack(
  {
    horseId,
    tackId,
    tack,
    lessons,
  }: {
    horseId: string;
    tackId: string | null;
    tack: TackFacts | undefined;
    lessons: Lessons;
  },
  rosters: Rosters,
  newId: () => string,
): (HorseAdded | TackAssigned)[] {
  if (tackId !== null && !tack) throw notFound('The tack');
  if (tack && !tack.isActive) throw enrollmentErrors.tack_inactive(tack.name);
  return lessons.flatMap(({ lessonId }, index) => {
    const roster = rosterOf(rosters, lessonId);
    const horse = lessonHorseOf(roster, horseId);
    if (horse?.tackId === tackId) return [];
    if (!horse && ridersOf(roster, horseId).length === 0) {
      if (index === 0) throw notFound('The lesson horse');
      return [];
    }
    if (!horse && tackId === null) return [];
    const lessonHorseId = horse?.lessonHorseId ?? newId();
    const added = {
      type: 'enrollment.HorseAdded' as const,
      data: { lessonHorseId, lessonId, horseId, withRider: true },
    };
    return [
      ...(horse ? [] : [added]),
      { type: 'enrollment.TackAssigned' as const, data: { lessonHorseId, lessonId, horseId, tackId } },
    ];
  });
}
