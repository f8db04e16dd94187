import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { endpointStream, type SecretReplaced } from '../events.js';
import { knownEndpoint } from '../facts/known-endpoint.js';
import { WebhookEndpoint } from '../tables/webhook-endpoint.entity.js';

interface Replacement {
  endpointId: string;
  secretHint: string;
  /** Locked already. */
  secret: string;
  /** How long the one before is good beside it. */
  formerForMs: number;
}

/** One before the former ends at once. */
export class ReplaceSecret extends barnCommand<Replacement>('webhooks.ReplaceSecret') {}

@CommandHandler(ReplaceSecret)
export class ReplaceSecretHandler extends BarnCommandHandler<ReplaceSecret> {
  async handle(barn: BarnTransaction, { endpointId, secretHint, secret, formerForMs }: Replacement) {
    const { farmId, now } = barn;
    const { secret: formerSecret } = await knownEndpoint(barn, endpointId);
    const formerUntil = new Date(now.getTime() + formerForMs);
    await barn
      .repository(WebhookEndpoint)
      .update({ farmId, endpointId }, { secretHint, secret, formerSecret, formerUntil });
    barn.record(endpointStream(endpointId), {
      type: 'webhooks.SecretReplaced',
      data: { endpointId },
    } satisfies SecretReplaced);
  }
}
