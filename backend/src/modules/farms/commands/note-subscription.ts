import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { SubscriptionDeclined, SubscriptionEnded, SubscriptionStarted } from '../events.js';
import { Farm } from '../tables/farm.entity.js';

const FIELD = 'eqo_subscription_id';
const PLAN = 'eqo_stripe_plan_id';

async function known(barn: BarnTransaction) {
  const { farmId } = barn;
  const { preferences } = await barn.repository(Farm).findOneByOrFail({ farmId });
  const write = (changed: Record<string, string | null>) =>
    barn.repository(Farm).update({ farmId }, { preferences: { ...preferences, ...changed } });
  return { current: preferences[FIELD] ?? null, write };
}

interface Started {
  subscriptionId: string;
  planId: string;
}

/** The barn pays for Leadline: its status is Live. Asked of the provider before. R052 R186 */
export class NoteSubscription extends barnCommand<Started>('farms.NoteSubscription') {}

@CommandHandler(NoteSubscription)
export class NoteSubscriptionHandler extends BarnCommandHandler<NoteSubscription> {
  async handle(barn: BarnTransaction, { subscriptionId, planId }: Started) {
    const { current, write } = await known(barn);
    if (current === subscriptionId) return;
    await write({ [FIELD]: subscriptionId, [PLAN]: planId });
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
    const { current, write } = await known(barn);
    if (current !== subscriptionId) return;
    await write({ [FIELD]: null });
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
