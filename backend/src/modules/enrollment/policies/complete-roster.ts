import { policy } from '../../../platform/event-store/policy.js';
import type { LessonCompleted } from '../../scheduling/contracts.js';
import { CompleteRosters } from '../commands/complete-rosters.js';

/** A lesson that was held is completed for everybody who was scheduled in it. */
export const completeRoster = policy<LessonCompleted>(
  'enrollment.complete-roster',
  ['scheduling.LessonCompleted'],
  async (events, barn) => {
    const held = events.filter(({ data }) => data.code === 'COM').map(({ data }) => data.lessonId);
    if (held.length) await barn.execute(CompleteRosters, held);
  },
);
