import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { PaymentProvider } from '../../../platform/payments/payment-provider.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { EndSubscription, NoteSubscription } from '../commands/note-subscription.js';
import { ReadSubscription } from '../queries/subscription.js';

export const followSubscription = jobType<{ farmId: string }>('farms.followSubscription');

/** The provider's news only say where to look: it is asked what is true now, in whatever order they came. F14 */
@WorkerFor(followSubscription)
export class SubscriptionFollower implements JobWorker<{ farmId: string }> {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async work({ farmId }: { farmId: string }) {
    const barn = { farmId, actor: SYSTEM };
    const { customerId, subscriptionId: noted } = await this.queries.execute(new ReadSubscription(barn, {}));
    if (!customerId) return;
    const live = (await this.provider.subscriptionsOf(customerId)).filter(({ isLive }) => isLive);
    const [first] = live;
    if (noted && !live.some(({ id }) => id === noted))
      await this.commands.execute(new EndSubscription(barn, { subscriptionId: noted }));
    if (first?.priceId && !live.some(({ id }) => id === noted))
      await this.commands.execute(new NoteSubscription(barn, { subscriptionId: first.id, planId: first.priceId }));
  }
}
