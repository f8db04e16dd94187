import { policy } from '../../../platform/event-store/policy.js';
import type { LessonCompleted } from '../../scheduling/contracts.js';
import { CompleteRosters } from '../commands/complete-rosters.js';
import { ReopenRosters } from '../commands/reopen-rosters.js';

export const completeRoster = policy<LessonCompleted>(
  'enrollment.complete-roster',
  ['scheduling.LessonCompleted'],
  async (events, barn) => {
    const lessons = (code: string) => events.filter(({ data }) => data.code === code).map(({ data }) => data.lessonId);
    const [held, reopened] = [lessons('COM'), lessons('SCH')];
    if (held.length) await barn.execute(CompleteRosters, held);
    if (reopened.length) await barn.execute(ReopenRosters, reopened);
  },
);
