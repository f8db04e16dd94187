import { policy } from '../../../platform/event-store/policy.js';
import type { LessonReinstated } from '../../scheduling/contracts.js';
import { ReinstateRosters } from '../commands/reinstate-rosters.js';

export const reinstateRoster = policy<LessonReinstated>(
  'enrollment.reinstate-roster',
  ['scheduling.LessonReinstated'],
  (reinstated, barn) =>
    barn.execute(
      ReinstateRosters,
      reinstated.map(({ data }) => data),
    ),
);
