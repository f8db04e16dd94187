import type { Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { StoredEvent } from '../event-store/event.js';
import { EventSubscription, type Subscription } from '../event-store/subscription.js';
import type { BarnCommandClass } from '../messages/barn-command.js';
import { SYSTEM } from '../tenancy/actor.js';
import { eventJobId, type JobType } from './job-type.js';
import { WorkerFor, type JobWorker } from './job-worker.decorator.js';
import { Jobs } from './jobs.js';

type Phase = 'running' | 'reverting';

/** One slice, if the run still stands where the job found it: `left` is what was to do then. */
export interface NextSlice {
  runId: string;
  phase: Phase;
  left: number;
}
export interface SliceJob extends NextSlice {
  farmId: string;
  /** The login of whoever began the run, or takes it back. */
  by: string;
}

interface RunInSlices {
  /** Of the subscription; stable, because its place in the log is kept under it. */
  readonly name: string;
  readonly job: JobType<SliceJob>;
  /** Events that tell of a slice with `runId` and `left`, and what the run is doing then. */
  readonly phases: Readonly<Record<string, Phase>>;
  readonly advance: BarnCommandClass<NextSlice, void>;
}

/** Each slice that is done asks for the next, so a run goes on wherever it was killed. The two are providers of the module. */
export const runInSlices = (run: RunInSlices): Type[] => [subscriptionOf(run), workerOf(run)];

function subscriptionOf({ name, job, phases }: RunInSlices): Type {
  @EventSubscription()
  class SlicesDone implements Subscription {
    readonly name = name;
    readonly types = Object.keys(phases);

    constructor(private readonly jobs: Jobs) {}

    async handle(events: readonly StoredEvent[]) {
      const unfinished = events.flatMap(({ farmId, position, type, metadata, data }) => {
        const { runId, left } = data as Omit<NextSlice, 'phase'>;
        const phase = phases[type];
        return phase && left ? [{ position, slice: { farmId, by: metadata.actor, runId, phase, left } }] : [];
      });
      await this.jobs.add(
        unfinished.map(({ position, slice }) => ({
          type: job,
          id: eventJobId(slice.farmId, position, job.name),
          data: slice,
        })),
      );
    }
  }
  return SlicesDone;
}

function workerOf({ job, advance: Advance }: RunInSlices): Type {
  @WorkerFor(job)
  class SliceWorker implements JobWorker<SliceJob> {
    constructor(private readonly commands: CommandBus) {}

    async work({ farmId, by, ...slice }: SliceJob) {
      await this.commands.execute(new Advance({ farmId, actor: { ...SYSTEM, loginId: by } }, slice));
    }
  }
  return SliceWorker;
}
