import { jobType } from '../jobs/job-type.js';
import { Jobs } from '../jobs/jobs.js';
import { WorkerFor, type JobWorker } from '../jobs/job-worker.decorator.js';
import { SLICE, deleteInSlices } from './delete-in-slices.js';

export const clearDoneJobs = jobType('upkeep.clearDoneJobs', { attempts: 5 });

/** Queues trim done jobs only when others finish; quiet ones would keep theirs. Failed jobs stay. */
@WorkerFor(clearDoneJobs)
export class DoneJobClearer implements JobWorker<object> {
  constructor(private readonly jobs: Jobs) {}

  async work() {
    await deleteInSlices(() => this.jobs.clearDone(SLICE));
  }
}
