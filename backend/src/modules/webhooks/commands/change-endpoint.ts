import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideEndpoint } from '../domain/decide-endpoint.js';
import type { WebhookKind } from '../domain/kinds.js';
import { endpointStream, type EndpointChanged } from '../events.js';
import { knownEndpoint } from '../facts/known-endpoint.js';
import { WebhookEndpoint } from '../tables/webhook-endpoint.entity.js';

interface EndpointChange {
  endpointId: string;
  url: string;
  isOutside: boolean;
  description: string;
  kinds: readonly WebhookKind[];
}

/** What waits goes to the new address. What the fields held stands nowhere: an address can be a secret of the receiver’s. */
export class ChangeEndpoint extends barnCommand<EndpointChange>('webhooks.ChangeEndpoint') {}

@CommandHandler(ChangeEndpoint)
export class ChangeEndpointHandler extends BarnCommandHandler<ChangeEndpoint> {
  async handle(barn: BarnTransaction, { endpointId, isOutside, kinds, ...given }: EndpointChange) {
    const { farmId } = barn;
    const current = await knownEndpoint(barn, endpointId);
    decideEndpoint({ count: 0, isOutside });
    const endpoints = barn.repository(WebhookEndpoint);
    const { values, fields } = differing(endpoints, current, { ...given, kinds: [...new Set(kinds)] });
    if (fields.length === 0) return;
    await endpoints.update({ farmId, endpointId }, values);
    barn.record(endpointStream(endpointId), {
      type: 'webhooks.EndpointChanged',
      data: { endpointId, fields },
    } satisfies EndpointChanged);
  }
}
