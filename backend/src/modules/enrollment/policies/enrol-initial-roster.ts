import { policy } from '../../../platform/event-store/policy.js';
import type { LessonScheduled } from '../../scheduling/contracts.js';
import { CopyRosters } from '../commands/copy-rosters.js';
import { FillRosters } from '../commands/fill-rosters.js';

type Scheduled = LessonScheduled['data'];
const withRoster = ({ lessonId, date, programId, roster, notify, messageId }: Scheduled) => ({
  lessonId,
  date,
  programId,
  ...roster,
  notify,
  messageId,
});

export const enrolInitialRoster = policy<LessonScheduled>(
  'enrollment.enrol-initial-roster',
  ['scheduling.LessonScheduled'],
  async (scheduled, barn) => {
    const [copies, others] = [true, false].map((isCopy) =>
      scheduled.filter(({ data: { copyOf } }) => (copyOf !== null) === isCopy).map(({ data }) => data),
    ) as [Scheduled[], Scheduled[]];
    if (others.length) await barn.execute(FillRosters, others.map(withRoster));
    if (copies.length) await barn.execute(CopyRosters, copies);
  },
);
