import { Injectable, SetMetadata, applyDecorators } from '@nestjs/common';
import type { JobType } from './job-type.js';

export const WORKER_FOR = Symbol('works');

/** Does one kind of job. It may be handed the same job again after a crash, so doing it twice must be doing it once. */
export interface JobWorker<Data extends object> {
  work(data: Data, id: string): Promise<unknown>;
}

/** Marks the one worker of a kind of job. */
export const WorkerFor = (type: JobType) => applyDecorators(Injectable(), SetMetadata(WORKER_FOR, type));
