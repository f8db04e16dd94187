import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideEndpoint } from '../domain/decide-endpoint.js';
import type { WebhookKind } from '../domain/kinds.js';
import { endpointStream, type EndpointAdded } from '../events.js';
import { WebhookEndpoint } from '../tables/webhook-endpoint.entity.js';

interface NewEndpoint {
  url: string;
  /** The address is one that this server may call. */
  isOutside: boolean;
  description: string;
  kinds: readonly WebhookKind[];
  /** Of the secret, which itself stays with whoever asked for it; and the secret, locked already. */
  secretHint: string;
  secret: string;
}

/** It is told what happens from now on. */
export class AddEndpoint extends barnCommand<NewEndpoint, { endpointId: string }>('webhooks.AddEndpoint') {}

@CommandHandler(AddEndpoint)
export class AddEndpointHandler extends BarnCommandHandler<AddEndpoint> {
  async handle(barn: BarnTransaction, { isOutside, kinds: wanted, ...endpoint }: NewEndpoint) {
    const { farmId, actor, now } = barn;
    const endpoints = barn.repository(WebhookEndpoint);
    decideEndpoint({ count: await endpoints.countBy({ farmId }), isOutside });
    const endpointId = barn.newId();
    const kinds = [...new Set(wanted)];
    await endpoints.insert({ farmId, endpointId, ...endpoint, kinds, loginId: actor.loginId, createdAt: now });
    barn.record(endpointStream(endpointId), {
      type: 'webhooks.EndpointAdded',
      data: { endpointId, kinds },
    } satisfies EndpointAdded);
    return { endpointId };
  }
}
