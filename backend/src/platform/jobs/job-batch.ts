import { chunk } from '../process/chunk.js';
import { declaredJobs, type Job, type JobType } from './job-type.js';

/** Name under which several jobs stand in the queue as one. */
export const JOB_BATCH = 'bundle';
/** Not more, so that a bundle's work is done long before its lock runs out. */
const SIZE = 25;

/** What a bundle carries of each job. */
export interface BatchedJob {
  name: string;
  id: string;
  data: object;
}

const bundleType = (queue: JobType['queue']): JobType<{ jobs: BatchedJob[] }> => ({
  name: JOB_BATCH,
  queue,
  attempts: 14,
  remember: false,
});

/**
 * Jobs of one queue that were asked for together, put into bundles where their types allow it: for small jobs, the queue's own work is
 * most of the work. A bundle of one is that job.
 */
export function inJobBatches(jobs: readonly Job[]): Job[] {
  const small = jobs.filter(({ type }) => !type.remember);
  return [
    ...jobs.filter(({ type }) => type.remember),
    ...chunk(SIZE, small).flatMap((bundle) => (bundle.length > 1 ? [asOne(bundle)] : bundle)),
  ];
}

const asOne = (bundle: readonly Job[]): Job => ({
  type: bundleType(bundle[0]?.type.queue ?? 'work'),
  id: `${JOB_BATCH}-${bundle[0]?.id}-${bundle.length}`,
  data: { jobs: bundle.map(({ type, id, data }): BatchedJob => ({ name: type.name, id, data })) },
});

/** What a bundle carries, as jobs again; those of a type that no longer exists are left to fail under their name. */
export const jobsOfBatch = (jobs: readonly BatchedJob[]): Job[] =>
  jobs.map(({ name, id, data }) => ({
    type: declaredJobs().find((type) => type.name === name) ?? { name, queue: 'work', attempts: 1, remember: false },
    id,
    data,
  }));
