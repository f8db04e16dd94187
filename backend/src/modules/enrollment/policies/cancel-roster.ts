import { policy } from '../../../platform/event-store/policy.js';
import type { LessonCancelled } from '../../scheduling/contracts.js';
import { CancelRosters } from '../commands/cancel-rosters.js';

/** A lesson the barn calls off is cancelled for everybody in it. */
export const cancelRoster = policy<LessonCancelled>(
  'enrollment.cancel-roster',
  ['scheduling.LessonCancelled'],
  (cancelled, barn) =>
    barn.execute(
      CancelRosters,
      cancelled.map(({ data }) => data),
    ),
);
