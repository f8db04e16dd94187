import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** Of ordinary rows: what is told to those who ask who changed what. */
export type RegistrationOpened = DomainEvent<
  'enrollment.RegistrationOpened',
  { seriesId: string; productId: string; maxEnrollment: number | null }
>;
export type StudentRegistered = DomainEvent<'enrollment.StudentRegistered', { seriesId: string; studentId: string }>;
export type StudentDeregistered = DomainEvent<
  'enrollment.StudentDeregistered',
  { seriesId: string; studentId: string }
>;
/** `former` null: there was no limit. */
export type SessionPlacesChanged = DomainEvent<
  'enrollment.SessionPlacesChanged',
  { seriesId: string; maxEnrollment: number; former: number | null }
>;
/** A place is held; it is in no lesson yet. */
export type RegistrationAsked = DomainEvent<'enrollment.RegistrationAsked', { seriesId: string; studentId: string }>;
/** `reasonId`: of the remark that says why. */
export type RegistrationAnswered = DomainEvent<
  'enrollment.RegistrationAnswered',
  { seriesId: string; studentId: string; approved: boolean; reasonId: string | null }
>;
/**
 * To one family: the next season of a session. `until`: its riders' places are kept until this instant, ISO 8601; null: they are
 * registered already.
 */
export type SeasonAnnounced = DomainEvent<
  'enrollment.SeasonAnnounced',
  { seriesId: string; studentIds: readonly string[]; until: string | null }
>;
export type RegistrationEvent =
  | RegistrationOpened
  | SessionPlacesChanged
  | StudentRegistered
  | StudentDeregistered
  | RegistrationAsked
  | RegistrationAnswered
  | SeasonAnnounced;

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const of = { seriesId: id(10), studentId: id(3) };

export const registrationEvents: EventCatalogue<RegistrationEvent> = {
  'enrollment.RegistrationOpened': {
    version: 1,
    meaning: 'A series was opened for registration, with the package that it is sold as.',
    example: { seriesId: id(10), productId: id(11), maxEnrollment: 6 },
  },
  'enrollment.SessionPlacesChanged': {
    version: 1,
    meaning: 'A session has another number of places, and so have its lessons to come.',
    example: { seriesId: id(10), maxEnrollment: 8, former: 6 },
  },
  'enrollment.StudentRegistered': {
    version: 1,
    meaning: 'A student was registered for a series, and enrolled in its lessons to come.',
    example: of,
  },
  'enrollment.StudentDeregistered': {
    version: 1,
    meaning: 'A student was taken off a series, and out of its lessons to come.',
    example: of,
  },
  'enrollment.RegistrationAsked': {
    version: 1,
    meaning: 'A family asks for a place in a series, which is held until staff have answered.',
    example: of,
  },
  'enrollment.RegistrationAnswered': {
    version: 1,
    meaning: 'Staff have answered a family that asked for a place in a series.',
    example: { ...of, approved: false, reasonId: id(12) },
  },
  'enrollment.SeasonAnnounced': {
    version: 1,
    meaning:
      'A session goes on in a next season, in which places are kept for riders of a family, or are theirs already.',
    example: { seriesId: id(10), studentIds: [id(3)], until: '2026-12-12T04:59:00.000Z' },
  },
};
