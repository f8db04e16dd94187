import type { IQueueBackend, Queue } from 'bullmq';
import { inJobBatches } from './job-batch.js';
import { declaredJobs, type Job, type JobType } from './job-type.js';
import { queueName, type QueueBackend } from './queue-backend.js';

export interface FailedJob {
  queue: string;
  id: string;
  name: string;
  data: object;
  attempts: number;
  failedAt: Date;
  reason: string;
}

export interface QueueBacklog {
  queue: string;
  waiting: number;
  active: number;
  /** Of which are to be tried again later. */
  delayed: number;
  failed: number;
  /** Since when the oldest of those that wait does. */
  since: Date | undefined;
}

type AnyQueue = Queue<object, unknown, string, object, unknown, string, IQueueBackend>;

const KEEP_DONE = { age: 3600, count: 5000 };
const FIRST_PAUSE_MS = 1000;

export class Jobs {
  private readonly queues = new Map<string, Promise<AnyQueue>>();

  constructor(private readonly backend: QueueBackend) {}

  add = (jobs: readonly Job[]) => this.put(jobs, inJobBatches);

  addSingly = (jobs: readonly Job[]) => this.put(jobs, (each) => each);

  private async put(jobs: readonly Job[], packed: (jobs: readonly Job[]) => readonly Job[]) {
    const queues = [...new Set(jobs.map((job) => job.type.queue))];
    await Promise.all(
      queues.map(async (name) =>
        (await this.queue(name)).addBulk(packed(jobs.filter((job) => job.type.queue === name)).map(asBulk)),
      ),
    );
  }

  /** Of earlier versions; the worker's crons replace them. */
  async removeSchedulers() {
    for (const name of queueNames()) {
      const queue = await this.queue(name);
      for (const { key } of await queue.getJobSchedulers()) await queue.removeJobScheduler(key);
    }
  }

  async clearDone(limit: number) {
    const cleared = await Promise.all(
      queueNames().map(async (name) => (await this.queue(name)).clean(KEEP_DONE.age * 1000, limit, 'completed')),
    );
    return Math.max(0, ...cleared.map((ids) => ids.length));
  }

  async failed(limit = 100): Promise<FailedJob[]> {
    const lists = await Promise.all(queueNames().map(async (name) => (await this.queue(name)).getFailed(0, limit - 1)));
    return lists
      .flatMap((jobs, index) =>
        jobs.map((job) => ({
          queue: queueNames()[index] ?? '',
          id: job.id ?? '',
          name: job.name,
          data: job.data as object,
          attempts: job.attemptsMade,
          failedAt: new Date(job.finishedOn ?? job.timestamp),
          reason: job.failedReason ?? '',
        })),
      )
      .sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
      .slice(0, limit);
  }

  async retry(ids?: readonly string[]) {
    const counts = await Promise.all(
      queueNames().map(async (name) => {
        const failed = await (await this.queue(name)).getFailed(0, -1);
        const wanted = failed.filter((job) => !ids || ids.includes(job.id ?? ''));
        const retried = await Promise.all(wanted.map(retryOnce));
        return retried.filter(Boolean).length;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** What waits, by queue, and how long the oldest has. */
  async backlog(): Promise<QueueBacklog[]> {
    return Promise.all(
      queueNames().map(async (name) => {
        const queue = await this.queue(name);
        const [counts, [oldest]] = await Promise.all([
          queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized', 'failed'),
          queue.getJobs(['waiting', 'prioritized'], 0, 0, true),
        ]);
        const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
        const since = oldest && new Date(oldest.timestamp);
        return { queue: name, waiting: waiting + prioritized, active, delayed, failed, since };
      }),
    );
  }

  async pending() {
    const counts = await Promise.all(
      queueNames().map(async (name) => {
        const waiting = await (await this.queue(name)).getJobCounts('waiting', 'active', 'delayed', 'prioritized');
        return Object.values(waiting).reduce((sum, count) => sum + count, 0);
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async close() {
    await Promise.all([...this.queues.values()].map(async (queue) => (await queue).close()));
  }

  private queue(name: string): Promise<AnyQueue> {
    const queue = this.queues.get(name) ?? this.open(name);
    this.queues.set(name, queue);
    // A queue that could not connect never will, so the next call opens another.
    queue.catch(() => this.queues.delete(name));
    return queue;
  }

  private async open(name: string): Promise<AnyQueue> {
    const [bullmq, factory] = await Promise.all([import('bullmq'), this.backend.factory()]);
    const queue = new bullmq.Queue<object, unknown, string, object, unknown, string, IQueueBackend>(
      queueName(name),
      { connection: this.backend.connection, streams: { events: { maxLen: 1000 } } },
      factory,
    );
    queue.on('error', () => undefined);
    try {
      await queue.waitUntilReady();
    } catch (error) {
      void queue.close().catch(() => undefined);
      throw error;
    }
    return queue;
  }
}

/** False where somebody else was first: the job is on its way already. */
async function retryOnce(job: Awaited<ReturnType<AnyQueue['getFailed']>>[number]) {
  try {
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
    return true;
  } catch (error) {
    if (await job.isFailed()) throw error;
    return false;
  }
}

const queueNames = () => [...new Set(declaredJobs().map((type) => type.queue))];
const options = (type: JobType) => ({
  attempts: type.attempts,
  backoff: { type: 'exponential', delay: FIRST_PAUSE_MS },
  removeOnComplete: type.remember ? KEEP_DONE : true,
  removeOnFail: false,
});
const asBulk = ({ type, id, data, delayMs }: Job) => ({
  name: type.name,
  data,
  opts: { ...options(type), jobId: id, ...(delayMs !== undefined && { delay: delayMs }) },
});
