import { policy } from '../../../platform/event-store/policy.js';
import { SettleFilling } from '../commands/settle-filling.js';
import { filledAgain } from '../domain/filled-again.js';
import { rosterStream } from '../domain/roster.js';
import type { AttendanceMarked, StudentEnrolled, StudentReinstated } from '../events.js';

/** Whoever takes a place fills it: who waits for that is settled in the same transaction. Costs nothing where nobody waits. */
export const settleFilling = policy<StudentEnrolled | StudentReinstated | AttendanceMarked>(
  'enrollment.settle-filling',
  ['enrollment.StudentEnrolled', 'enrollment.StudentReinstated', 'enrollment.AttendanceMarked'],
  async (events, barn) => {
    const lessonIds = [...new Set(events.map(({ data: { lessonId } }) => lessonId))].filter((lessonId) => {
      const roster = barn.known(rosterStream, lessonId);
      return roster && filledAgain(roster).length > 0;
    });
    if (lessonIds.length) await barn.execute(SettleFilling, { lessonIds });
  },
);
