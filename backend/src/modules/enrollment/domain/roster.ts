import { impossible, streamType } from '../../../platform/event-store/stream.js';
import { awaitingAfter, type Awaiting } from './awaiting.js';
import type {
  Compensation,
  HorseAdded,
  IssueDates,
  RosterEvent,
  StudentCancelled,
  StudentEnrolled,
  UnitOutcome,
} from '../events.js';
import { isNoShowEvent, type NoShowEvent } from '../no-show-events.js';

interface RidersPlace {
  readonly lessonPersonId: string;
  readonly studentId: string;
  readonly horseId: string | null;
  /** Booked with a makeup: cancelling returns that makeup instead of issuing another. C08 */
  readonly isMakeup: boolean;
  readonly code: string;
}
export interface ActivePlace extends RidersPlace {
  readonly phase: 'active';
  /** The code came with the lesson's completion. */
  readonly withLesson: boolean;
  /** The start that was confirmed, an ISO instant; another one by now is not. */
  readonly confirmedStart?: string;
}
/** Keeps what the cancellation did, because a changed action undoes it first. C07 */
export interface CancelledPlace extends RidersPlace {
  readonly phase: 'cancelled';
  readonly unit: UnitOutcome;
  readonly compensation: Compensation;
  /** Null if attendance gave the place up: nothing was issued. */
  readonly dates: IssueDates | null;
  /** How the place stood while it was held. */
  readonly before: Pick<ActivePlace, 'code' | 'withLesson'>;
}
export type Place = ActivePlace | CancelledPlace;

export interface LessonHorse {
  readonly lessonHorseId: string;
  readonly horseId: string;
  readonly tackId: string | null;
  readonly withRider: boolean;
}

/** The places of one lesson. Cancelled ones stay; a student who comes back gets a new one. C22 C24 */
export interface Roster {
  readonly places: Readonly<Record<string, Place>>;
  readonly horses: Readonly<Record<string, LessonHorse>>;
  /** Missing where nobody waits for a cancelled place to be filled. */
  readonly awaiting?: readonly Awaiting[];
  /** Of a deleted lesson: what it had. Without it, where it was deleted before this was recorded. */
  readonly cleared?: Roster;
}

const ridersPlace = ({ lessonPersonId, studentId, horseId, isMakeup }: RidersPlace) => ({
  lessonPersonId,
  studentId,
  horseId,
  isMakeup,
});
const enrolled = ({ lessonPersonId, studentId, horseId, makeup }: StudentEnrolled['data']): ActivePlace => ({
  phase: 'active',
  lessonPersonId,
  studentId,
  horseId,
  isMakeup: makeup !== null,
  code: 'SCH',
  withLesson: false,
});
const cancelled = (
  place: Place,
  {
    code,
    unit,
    compensation,
    dates,
  }: Pick<StudentCancelled['data'], 'code' | 'unit' | 'compensation'> & { dates: IssueDates | null },
): CancelledPlace => ({
  ...ridersPlace(place),
  phase: 'cancelled',
  code,
  unit,
  compensation,
  dates,
  before: place.phase === 'cancelled' ? place.before : { code: place.code, withLesson: place.withLesson },
});

function changed(roster: Roster, id: string, change: (place: Place) => Place): Roster {
  const place = roster.places[id];
  return place ? { ...roster, places: { ...roster.places, [id]: change(place) } } : roster;
}

const horseOf = ({ lessonHorseId, horseId }: HorseAdded['data']) => ({ lessonHorseId, horseId });
const withHorse = (roster: Roster, horse: LessonHorse): Roster => ({
  ...roster,
  horses: { ...roster.horses, [horse.lessonHorseId]: horse },
});

function evolve(roster: Roster, event: RosterEvent): Roster {
  if (isNoShowEvent(event)) return roster;
  const { awaiting, ...changedRoster } = withPlaces(roster, event);
  const waiting = awaitingAfter(awaiting ?? [], event);
  return waiting.length ? { ...changedRoster, awaiting: waiting } : changedRoster;
}

function withPlaces(roster: Roster, event: Exclude<RosterEvent, NoShowEvent>): Roster {
  switch (event.type) {
    case 'enrollment.StudentEnrolled':
      return { ...roster, places: { ...roster.places, [event.data.lessonPersonId]: enrolled(event.data) } };
    case 'enrollment.RosterCleared':
      return { ...roster, cleared: { places: roster.places, horses: roster.horses } };
    case 'enrollment.StudentRemoved': {
      const { [event.data.lessonPersonId]: _gone, ...places } = roster.places;
      return { ...roster, places };
    }
    case 'enrollment.StudentCancelled':
      return changed(roster, event.data.lessonPersonId, (place) => cancelled(place, event.data));
    case 'enrollment.StudentReinstated': {
      const { code, withLesson } = event.data;
      return changed(roster, event.data.lessonPersonId, (place) => ({
        ...ridersPlace(place),
        phase: 'active',
        code,
        withLesson,
      }));
    }
    case 'enrollment.AttendanceMarked': {
      const { code, unit, isCancelled, withLesson } = event.data;
      return changed(roster, event.data.lessonPersonId, (place) =>
        isCancelled
          ? cancelled(place, { code, unit, compensation: 'none', dates: null })
          : { ...ridersPlace(place), phase: 'active', code, withLesson },
      );
    }
    case 'enrollment.HorseAssigned':
      return changed(roster, event.data.lessonPersonId, (place) => ({ ...place, horseId: event.data.horseId }));
    case 'enrollment.PlaceConfirmed': {
      const { lessonPersonId, startsAt } = event.data;
      return changed(roster, lessonPersonId, (place) =>
        place.phase === 'active' ? { ...place, confirmedStart: startsAt } : place,
      );
    }
    case 'enrollment.PlaceHandedOver':
      return changed(roster, event.data.lessonPersonId, (place) => ({ ...place, studentId: event.data.studentId }));
    case 'enrollment.HorseAdded':
      return withHorse(roster, { ...horseOf(event.data), tackId: null, withRider: event.data.withRider });
    case 'enrollment.HorseRemoved': {
      const { [event.data.lessonHorseId]: _gone, ...horses } = roster.horses;
      return { ...roster, horses };
    }
    case 'enrollment.TackAssigned': {
      const { lessonHorseId, tackId } = event.data;
      const horse = roster.horses[lessonHorseId];
      return horse ? withHorse(roster, { ...horse, tackId }) : roster;
    }
    case 'enrollment.PaidMarked':
    case 'enrollment.PlaceNotFilled':
    case 'enrollment.PlaceNoted':
      return roster;
    default:
      return impossible(event);
  }
}

export const rosterStream = streamType<Roster, RosterEvent>('roster', { places: {}, horses: {} }, evolve);

export const activePlaces = (roster: Roster): ActivePlace[] =>
  Object.values(roster.places).filter((place) => place.phase === 'active');
export const cancelledPlaces = (roster: Roster): CancelledPlace[] =>
  Object.values(roster.places).filter((place) => place.phase === 'cancelled');
export const placesTaken = (roster: Roster) => activePlaces(roster).length;
export const ridersIn = (roster: Roster) => activePlaces(roster).map(({ studentId }) => studentId);
/** Those that are ridden and those that stand in the lesson by themselves, once each. */
export const horsesIn = (roster: Roster) => [
  ...new Set([
    ...activePlaces(roster).flatMap(({ horseId }) => (horseId === null ? [] : [horseId])),
    ...Object.values(roster.horses).map(({ horseId }) => horseId),
  ]),
];
export const placeOf = (roster: Roster, studentId: string) =>
  activePlaces(roster).find((place) => place.studentId === studentId);
export const lessonHorseOf = (roster: Roster, horseId: string) =>
  Object.values(roster.horses).find((horse) => horse.horseId === horseId);
export const ridersOf = (roster: Roster, horseId: string) =>
  activePlaces(roster).filter((place) => place.horseId === horseId);
