import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { endpointStream, type EndpointSwitched, type OffBecause } from '../events.js';
import { knownEndpoint } from '../facts/known-endpoint.js';
import { WebhookDelivery } from '../tables/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../tables/webhook-endpoint.entity.js';

/** `because`: null for on. */
interface Switch {
  endpointId: string;
  because: OffBecause | null;
}

/** What waited for one that is off failed with it; what happens meanwhile it is not told afterwards. The second time changes nothing. */
export class SwitchEndpoint extends barnCommand<Switch>('webhooks.SwitchEndpoint') {}

@CommandHandler(SwitchEndpoint)
export class SwitchEndpointHandler extends BarnCommandHandler<SwitchEndpoint> {
  async handle(barn: BarnTransaction, { endpointId, because }: Switch) {
    const { farmId } = barn;
    const isActive = because === null;
    if ((await knownEndpoint(barn, endpointId)).isActive === isActive) return;
    await barn
      .repository(WebhookEndpoint)
      .update(
        { farmId, endpointId },
        { isActive, offBecause: because, failures: 0, failingSince: null, restUntil: null },
      );
    if (!isActive)
      await barn
        .repository(WebhookDelivery)
        .update({ farmId, endpointId, state: 'waiting' }, { state: 'failed', nextTryAt: null, heldUntil: null });
    barn.record(endpointStream(endpointId), {
      type: 'webhooks.EndpointSwitched',
      data: { endpointId, active: isActive, because },
    } satisfies EndpointSwitched);
  }
}
