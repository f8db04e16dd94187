import { CommandBus } from '@nestjs/cqrs';
import type { StoredEvent } from '../../../platform/event-store/event.js';
import { EventSubscription, type Subscription } from '../../../platform/event-store/subscription.js';
import { eventJobId, jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import type { BulkAdvanced, BulkReverted } from '../bulk-events.js';
import { AdvanceBulk } from '../commands/advance-bulk.js';

interface NextSlice {
  farmId: string;
  /** The login of whoever began the run, or takes it back. */
  by: string;
  runId: string;
  phase: 'running' | 'reverting';
  left: number;
}

export const advanceBulk = jobType<NextSlice>('scheduling.advanceBulk');

const PHASES = { 'scheduling.BulkAdvanced': 'running', 'scheduling.BulkReverted': 'reverting' } as const;

/** Each slice that is done asks for the next, so a run goes on wherever it was killed. */
@EventSubscription()
export class BulkRuns implements Subscription {
  readonly name = 'bulk-runs';
  readonly types = ['scheduling.BulkAdvanced', 'scheduling.BulkReverted'];

  constructor(private readonly jobs: Jobs) {}

  async handle(events: readonly StoredEvent[]) {
    const unfinished = (events as readonly StoredEvent<BulkAdvanced | BulkReverted>[]).filter(({ data }) => data.left);
    await this.jobs.add(
      unfinished.map(({ farmId, position, type, metadata, data: { runId, left } }) => ({
        type: advanceBulk,
        id: eventJobId(farmId, position, advanceBulk.name),
        data: { farmId, by: metadata.actor, runId, phase: PHASES[type], left } satisfies NextSlice,
      })),
    );
  }
}

@WorkerFor(advanceBulk)
export class BulkWorker implements JobWorker<NextSlice> {
  constructor(private readonly commands: CommandBus) {}

  async work({ farmId, by, ...step }: NextSlice) {
    await this.commands.execute(new AdvanceBulk({ farmId, actor: { ...SYSTEM, loginId: by } }, step));
  }
}
