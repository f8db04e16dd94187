import { Injectable, SetMetadata, applyDecorators } from '@nestjs/common';
import type { JobType } from './job-type.js';

export const WORKER_FOR = Symbol('works');

/** May get the same job again after a crash: must be idempotent. */
export interface JobWorker<Data extends object> {
  work(data: Data, id: string): Promise<unknown>;
}

export const WorkerFor = (type: JobType) => applyDecorators(Injectable(), SetMetadata(WORKER_FOR, type));
