import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { endpointStream, type EndpointRemoved } from '../events.js';
import { knownEndpoint } from '../facts/known-endpoint.js';
import { WebhookEndpoint } from '../tables/webhook-endpoint.entity.js';

/** With all that it was sent and that waited for it. */
export class RemoveEndpoint extends barnCommand<{ endpointId: string }>('webhooks.RemoveEndpoint') {}

@CommandHandler(RemoveEndpoint)
export class RemoveEndpointHandler extends BarnCommandHandler<RemoveEndpoint> {
  async handle(barn: BarnTransaction, { endpointId }: { endpointId: string }) {
    const { farmId } = barn;
    await knownEndpoint(barn, endpointId);
    await barn.repository(WebhookEndpoint).delete({ farmId, endpointId });
    barn.record(endpointStream(endpointId), {
      type: 'webhooks.EndpointRemoved',
      data: { endpointId },
    } satisfies EndpointRemoved);
  }
}
