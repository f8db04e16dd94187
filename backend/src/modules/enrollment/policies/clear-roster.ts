import { policy } from '../../../platform/event-store/policy.js';
import type { LessonDeleted } from '../../scheduling/contracts.js';
import { ClearRosters } from '../commands/clear-rosters.js';

export const clearRoster = policy<LessonDeleted>(
  'enrollment.clear-roster',
  ['scheduling.LessonDeleted'],
  (deleted, barn) =>
    barn.execute(
      ClearRosters,
      deleted.map(({ data: { lessonId, notify } }) => ({ lessonId, notify })),
    ),
);
