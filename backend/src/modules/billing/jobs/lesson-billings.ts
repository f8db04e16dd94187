import { CommandBus } from '@nestjs/cqrs';
import type { StoredEvent } from '../../../platform/event-store/event.js';
import { EventSubscription, type Subscription } from '../../../platform/event-store/subscription.js';
import { eventJobId, jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { AdvanceBilling } from '../commands/bill-lessons.js';
import type { LessonsBilled, LessonsUnbilled } from '../lesson-billing-events.js';

interface NextSlice {
  farmId: string;
  /** The login of whoever began the run, or takes it back. */
  by: string;
  runId: string;
  phase: 'running' | 'reverting';
  left: number;
}

export const advanceLessonBilling = jobType<NextSlice>('billing.advanceLessonBilling');

const PHASES = { 'billing.LessonsBilled': 'running', 'billing.LessonsUnbilled': 'reverting' } as const;

/** Each slice that is done asks for the next, so a run goes on wherever it was killed. */
@EventSubscription()
export class LessonBillings implements Subscription {
  readonly name = 'lesson-billings';
  readonly types = ['billing.LessonsBilled', 'billing.LessonsUnbilled'];

  constructor(private readonly jobs: Jobs) {}

  async handle(events: readonly StoredEvent[]) {
    const unfinished = (events as readonly StoredEvent<LessonsBilled | LessonsUnbilled>[]).filter(
      ({ data }) => data.left,
    );
    await this.jobs.add(
      unfinished.map(({ farmId, position, type, metadata, data: { runId, left } }) => ({
        type: advanceLessonBilling,
        id: eventJobId(farmId, position, advanceLessonBilling.name),
        data: { farmId, by: metadata.actor, runId, phase: PHASES[type], left } satisfies NextSlice,
      })),
    );
  }
}

@WorkerFor(advanceLessonBilling)
export class LessonBillingWorker implements JobWorker<NextSlice> {
  constructor(private readonly commands: CommandBus) {}

  async work({ farmId, by, ...step }: NextSlice) {
    await this.commands.execute(new AdvanceBilling({ farmId, actor: { ...SYSTEM, loginId: by } }, step));
  }
}
