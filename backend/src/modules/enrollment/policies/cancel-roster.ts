import { policy } from '../../../platform/event-store/policy.js';
import type { LessonCancelled } from '../../scheduling/contracts.js';
import { CancelRosters } from '../commands/cancel-rosters.js';

export const cancelRoster = policy<LessonCancelled>(
  'enrollment.cancel-roster',
  ['scheduling.LessonCancelled'],
  (cancelled, barn) =>
    barn.execute(
      CancelRosters,
      cancelled.map(({ data }) => data),
    ),
);
