import { policy } from '../../../platform/event-store/policy.js';
import type { LessonScheduled } from '../../scheduling/contracts.js';
import { fillRosters } from '../commands/fill-rosters.js';

/** Whoever a new lesson was planned with gets a place in it. */
export const enrolInitialRoster = policy<LessonScheduled>(
  'enrollment.enrol-initial-roster',
  ['scheduling.LessonScheduled'],
  async (events, barn) => {
    await barn.run(
      fillRosters,
      events.map(({ data: { lessonId, date, programId, roster, notify } }) => ({
        lessonId,
        date,
        programId,
        ...roster,
        notify,
      })),
    );
  },
);
