import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { SubscriptionDeclined, SubscriptionEnded, SubscriptionStarted } from '../events.js';
import { systemSetting } from '../steps/system-setting.js';

const subscription = (barn: BarnTransaction) => systemSetting(barn, 'eqo_subscription_id');

interface Started {
  subscriptionId: string;
  planId: string;
}

/** The barn pays for Leadline: its status is Live. Asked of the provider before. R052 R186 */
export class NoteSubscription extends barnCommand<Started>('farms.NoteSubscription') {}

@CommandHandler(NoteSubscription)
export class NoteSubscriptionHandler extends BarnCommandHandler<NoteSubscription> {
  async handle(barn: BarnTransaction, { subscriptionId, planId }: Started) {
    const { current, write } = await subscription(barn);
    if (current === subscriptionId) return;
    await write(subscriptionId, { eqo_stripe_plan_id: planId });
    barn.record(`farm-${barn.farmId}`, {
      type: 'farms.SubscriptionStarted',
      data: { subscriptionId, planId },
    } satisfies SubscriptionStarted);
  }
}

/** The provider has ended it: a free trial again, in which nothing is locked. F13 */
export class EndSubscription extends barnCommand<{ subscriptionId: string }>('farms.EndSubscription') {}

@CommandHandler(EndSubscription)
export class EndSubscriptionHandler extends BarnCommandHandler<EndSubscription> {
  async handle(barn: BarnTransaction, { subscriptionId }: { subscriptionId: string }) {
    const { current, write } = await subscription(barn);
    if (current !== subscriptionId) return;
    await write(null);
    barn.record(`farm-${barn.farmId}`, {
      type: 'farms.SubscriptionEnded',
      data: { subscriptionId },
    } satisfies SubscriptionEnded);
  }
}

/** The bank said no. The next try is another one to the provider. */
export class NoteDeclinedSubscription extends barnCommand<object>('farms.NoteDeclinedSubscription') {}

@CommandHandler(NoteDeclinedSubscription)
export class NoteDeclinedSubscriptionHandler extends BarnCommandHandler<NoteDeclinedSubscription> {
  handle(barn: BarnTransaction) {
    barn.record(`farm-${barn.farmId}`, {
      type: 'farms.SubscriptionDeclined',
      data: { farmId: barn.farmId },
    } satisfies SubscriptionDeclined);
    return Promise.resolve();
  }
}
