import { jobType } from '../../../platform/jobs/job-type.js';
import { runInSlices, type SliceJob } from '../../../platform/jobs/run-in-slices.js';
import { AdvanceBilling } from '../commands/bill-lessons.js';

export const lessonBillings = runInSlices({
  name: 'lesson-billings',
  job: jobType<SliceJob>('billing.advanceLessonBilling'),
  phases: { 'billing.LessonsBilled': 'running', 'billing.LessonsUnbilled': 'reverting' },
  advance: AdvanceBilling,
});
