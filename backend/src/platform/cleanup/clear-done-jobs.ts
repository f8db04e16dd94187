import { jobType } from '../jobs/job-type.js';
import { Jobs } from '../jobs/jobs.js';
import { WorkerFor, type JobWorker } from '../jobs/job-worker.decorator.js';
import { SLICE, deleteInSlices } from './delete-in-slices.js';

export const clearDoneJobs = jobType('cleanup.clearDoneJobs', { attempts: 5 });

/** A queue trims finished jobs only when others finish, so quiet ones keep theirs. Failed jobs stay. */
@WorkerFor(clearDoneJobs)
export class DoneJobClearer implements JobWorker<object> {
  constructor(private readonly jobs: Jobs) {}

  async work() {
    await deleteInSlices(() => this.jobs.clearDone(SLICE));
  }
}
