import { policy } from '../../../platform/event-store/policy.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import type {
  LessonCancelled,
  LessonDeleted,
  LessonEdited,
  LessonReinstated,
  LessonRescheduled,
} from '../../scheduling/contracts.js';
import { RunWaitingLists } from '../commands/run-waiting-lists.js';
import type {
  AttendanceMarked,
  StudentCancelled,
  StudentEnrolled,
  StudentReinstated,
  StudentRemoved,
} from '../events.js';
import type { GuestPlaceFreed } from '../guest-events.js';
import type { OfferWithdrawn, WaitingEnded, WaitingOrdered } from '../waiting-events.js';

type Changing =
  | StudentEnrolled
  | StudentRemoved
  | StudentCancelled
  | StudentReinstated
  | AttendanceMarked
  | GuestPlaceFreed
  | WaitingEnded
  | OfferWithdrawn
  | WaitingOrdered
  | LessonEdited
  | LessonRescheduled
  | LessonCancelled
  | LessonReinstated
  | LessonDeleted;

const isOfferOver = (event: Changing): event is WaitingEnded | OfferWithdrawn =>
  event.type === 'enrollment.WaitingEnded' || event.type === 'enrollment.OfferWithdrawn';

/** Whatever may free a place or take one: who waits hears of it in the same transaction. */
export const runWaitingLists = policy<Changing>(
  'enrollment.run-waiting-lists',
  [
    'enrollment.StudentEnrolled',
    'enrollment.StudentRemoved',
    'enrollment.StudentCancelled',
    'enrollment.StudentReinstated',
    'enrollment.AttendanceMarked',
    'enrollment.GuestPlaceFreed',
    'enrollment.WaitingEnded',
    'enrollment.OfferWithdrawn',
    'enrollment.WaitingOrdered',
    'scheduling.LessonEdited',
    'scheduling.LessonRescheduled',
    'scheduling.LessonCancelled',
    'scheduling.LessonReinstated',
    'scheduling.LessonDeleted',
  ],
  async (events, barn) => {
    // Costs a round trip, which a barn without lists does not pay; whoever waited when they were switched off is served by the clock.
    if (!enabled(barn.settings, 'has_waiting_lists')) return;
    await barn.execute(RunWaitingLists, {
      lessonIds: [...new Set(events.map(({ data: { lessonId } }) => lessonId))],
      freed: events.flatMap((event) => (isOfferOver(event) ? [event.data.studentId] : [])),
    });
  },
);
