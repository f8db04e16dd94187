import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { Job } from 'bullmq';
import { JOB_BATCH, jobsOfBatch, type BatchedJob } from './job-batch.js';
import { UnrecoverableError } from './unrecoverable-error.js';
import { declaredJobs, type JobType } from './job-type.js';
import { Jobs } from './jobs.js';
import { redactEmails } from './redact.js';
import { QUEUE_BACKEND, queueName, type QueueBackend } from './queue-backend.js';
import { WORKER_FOR, type Attempt, type JobWorker } from './job-worker.decorator.js';

const AT_ONCE: Readonly<Record<JobType['queue'], number>> = { work: 4, mail: 4, push: 4, hook: 4 };
/** A killed worker's jobs are taken over when the lock has expired, after at most two checks. */
const LOCK = { lockDuration: 15_000, stalledInterval: 5000, maxStalledCount: 100 };

/** Refuses to start if a job type has no worker, or two. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap {
  private readonly logger = new Logger('jobs');
  private readonly workers = new Map<string, JobWorker<object>>();
  private running: { close(): Promise<void> }[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    private readonly jobs: Jobs,
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
  ) {}

  onApplicationBootstrap() {
    this.collect();
  }

  private collect() {
    if (this.workers.size) return;
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const type = metatype && instance ? this.reflector.get<JobType | undefined>(WORKER_FOR, metatype) : undefined;
      if (!type) continue;
      if (this.workers.has(type.name)) throw new Error(`Job ${type.name} has two workers.`);
      this.workers.set(type.name, instance as JobWorker<object>);
    }
    const idle = declaredJobs().filter(({ name }) => !this.workers.has(name));
    if (idle.length)
      throw new Error(
        `Nobody does the jobs ${idle.map(({ name }) => name).join(', ')}: mark a provider with @WorkerFor.`,
      );
  }

  async start() {
    this.collect();
    for (const queue of new Set(declaredJobs().map((type) => type.queue))) this.running.push(await this.open(queue));
    await this.jobs.removeSchedulers();
  }

  async stop() {
    const running = this.running;
    this.running = [];
    await Promise.all(running.map((worker) => worker.close()));
  }

  private async open(queue: JobType['queue']) {
    const [bullmq, factory] = await Promise.all([import('bullmq'), this.backend.factory()]);
    const worker = new bullmq.Worker(
      queueName(queue),
      (job) => this.work(job),
      { connection: this.backend.connection, concurrency: AT_ONCE[queue], runRetryDelay: 1000, ...LOCK },
      factory,
    );
    worker.on(
      'error',
      (error) => this.running.includes(worker) && this.logger.warn(`Queue ${queue}: ${redactEmails(error)}`),
    );
    worker.on('failed', (job, error) =>
      this.logger.warn(`${job?.name} ${job?.id}, attempt ${job?.attemptsMade}: ${redactEmails(error)}`),
    );
    return worker;
  }

  private work({ name, id = '', data, attemptsMade, opts: { attempts = 1 } }: Job<object>) {
    const isLast = attemptsMade + 1 >= attempts;
    return name === JOB_BATCH
      ? this.unpack((data as { jobs: BatchedJob[] }).jobs)
      : this.doOne(name, data, id, { isLast });
  }

  /** A failed job of a batch becomes a job by itself, with all its attempts. */
  private async unpack(jobs: readonly BatchedJob[]) {
    const results = await Promise.allSettled(
      jobs.map(({ name, data, id }) => this.doOne(name, data, id, { isLast: false })),
    );
    const failed = jobs.filter((_, index) => results[index]?.status === 'rejected');
    if (failed.length) await this.jobs.addSingly(jobsOfBatch(failed));
  }

  private async doOne(name: string, data: object, id: string, attempt: Attempt) {
    const worker = this.workers.get(name);
    if (!worker) throw new UnrecoverableError(`Nobody does ${name}.`);
    try {
      await worker.work(data, id, attempt);
    } catch (error) {
      throw error instanceof UnrecoverableError ? error : new Error(redactEmails(error), { cause: error });
    }
  }
}
