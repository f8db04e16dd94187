import { policy } from '../../../platform/event-store/policy.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import type { LessonCancelled, LessonDeleted, LessonEdited, LessonRescheduled } from '../../scheduling/contracts.js';
import { RunGuestPlaces } from '../commands/run-guest-places.js';
import type { AttendanceMarked, StudentEnrolled, StudentReinstated } from '../events.js';

type Taking =
  | StudentEnrolled
  | StudentReinstated
  | AttendanceMarked
  | LessonEdited
  | LessonRescheduled
  | LessonCancelled
  | LessonDeleted;

/** Whatever may take a place, or the lesson: what is kept for strangers ends in the same transaction, before who waits is looked at. */
export const runGuestPlaces = policy<Taking>(
  'enrollment.run-guest-places',
  [
    'enrollment.StudentEnrolled',
    'enrollment.StudentReinstated',
    'enrollment.AttendanceMarked',
    'scheduling.LessonEdited',
    'scheduling.LessonRescheduled',
    'scheduling.LessonCancelled',
    'scheduling.LessonDeleted',
  ],
  async (events, barn) => {
    // Costs a round trip, which a barn without guests does not pay; what was kept when they were switched off is ended by the clock.
    if (!enabled(barn.settings, 'guests_ask')) return;
    await barn.execute(RunGuestPlaces, { lessonIds: [...new Set(events.map(({ data: { lessonId } }) => lessonId))] });
  },
);
