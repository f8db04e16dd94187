import { jobType } from '../../../platform/jobs/job-type.js';
import { runInSlices, type SliceJob } from '../../../platform/jobs/run-in-slices.js';
import { AdvanceBulk } from '../commands/advance-bulk.js';

export const bulkRuns = runInSlices({
  name: 'bulk-runs',
  job: jobType<SliceJob>('scheduling.advanceBulk'),
  phases: { 'scheduling.BulkAdvanced': 'running', 'scheduling.BulkReverted': 'reverting' },
  advance: AdvanceBulk,
});
