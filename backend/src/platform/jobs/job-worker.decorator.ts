import { Injectable, SetMetadata, applyDecorators } from '@nestjs/common';
import type { JobType } from './job-type.js';

export const WORKER_FOR = Symbol('works');

export interface Attempt {
  /** If it fails, the job is given up. */
  readonly isLast: boolean;
}

/** Must be idempotent: after a crash it may get the same job again. */
export interface JobWorker<Data extends object> {
  work(data: Data, id: string, attempt: Attempt): Promise<unknown>;
}

export const WorkerFor = (type: JobType) => applyDecorators(Injectable(), SetMetadata(WORKER_FOR, type));
