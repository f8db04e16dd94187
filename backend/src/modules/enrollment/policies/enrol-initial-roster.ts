import { policy } from '../../../platform/event-store/policy.js';
import type { LessonScheduled } from '../../scheduling/contracts.js';
import { FillRosters } from '../commands/fill-rosters.js';

export const enrolInitialRoster = policy<LessonScheduled>(
  'enrollment.enrol-initial-roster',
  ['scheduling.LessonScheduled'],
  (scheduled, barn) =>
    barn.execute(
      FillRosters,
      scheduled.map(({ data: { lessonId, date, programId, roster, notify, messageId } }) => ({
        lessonId,
        date,
        programId,
        ...roster,
        notify,
        messageId,
      })),
    ),
);
