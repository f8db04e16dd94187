import { chunk } from '../concurrency/chunk.js';
import { declaredJobs, type Job, type JobType } from './job-type.js';

/** Stored in queues: must not change. */
export const JOB_BATCH = 'bundle';
const SIZE = 25;

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

/** For small jobs the queue's overhead dominates. A batch of one is the job itself; what waits for its time stays by itself. */
export function inJobBatches(jobs: readonly Job[]): Job[] {
  const isSmall = ({ type, delayMs }: Job) => !type.remember && delayMs === undefined;
  const small = jobs.filter(isSmall);
  return [
    ...jobs.filter((job) => !isSmall(job)),
    ...chunk(SIZE, small).flatMap((bundle) => (bundle.length > 1 ? [asOne(bundle)] : bundle)),
  ];
}

const asOne = (bundle: readonly Job[]): Job => ({
  type: bundleType(bundle[0]?.type.queue ?? 'work'),
  id: `${JOB_BATCH}-${bundle[0]?.id}-${bundle.length}`,
  data: { jobs: bundle.map(({ type, id, data }): BatchedJob => ({ name: type.name, id, data })) },
});

export const jobsOfBatch = (jobs: readonly BatchedJob[]): Job[] =>
  jobs.map(({ name, id, data }) => ({
    type: declaredJobs().find((type) => type.name === name) ?? { name, queue: 'work', attempts: 1, remember: false },
    id,
    data,
  }));
