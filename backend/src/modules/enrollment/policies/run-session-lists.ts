import { policy } from '../../../platform/event-store/policy.js';
import { RunSessionLists } from '../commands/run-session-lists.js';
import type {
  RegistrationAnswered,
  RegistrationAsked,
  SessionPlacesChanged,
  StudentDeregistered,
  StudentRegistered,
} from '../registration-events.js';
import type { OfferWithdrawn, WaitingEnded, WaitingOrdered } from '../waiting-events.js';

type Changing =
  | SessionPlacesChanged
  | StudentRegistered
  | StudentDeregistered
  | RegistrationAsked
  | RegistrationAnswered
  | WaitingEnded
  | OfferWithdrawn
  | WaitingOrdered;

/** Whatever may free a place of a session or take one: who waits, or has one held, hears of it in the same transaction. */
export const runSessionLists = policy<Changing>(
  'enrollment.run-session-lists',
  [
    'enrollment.SessionPlacesChanged',
    'enrollment.StudentRegistered',
    'enrollment.StudentDeregistered',
    'enrollment.RegistrationAsked',
    'enrollment.RegistrationAnswered',
    'enrollment.WaitingEnded',
    'enrollment.OfferWithdrawn',
    'enrollment.WaitingOrdered',
  ],
  async (events, barn) => {
    const seriesIds = events.map(({ data }) => ('seriesId' in data ? data.seriesId : data.lessonId));
    await barn.execute(RunSessionLists, { seriesIds: [...new Set(seriesIds)] });
  },
);
