import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { ApiKeyRevoked } from '../events.js';
import { ApiKey } from '../tables/api-key.entity.js';

/** At once, in every process, and for good. The second time it changes nothing. */
export class RevokeApiKey extends barnCommand<{ apiKeyId: string }>('identity.RevokeApiKey') {}

@CommandHandler(RevokeApiKey)
export class RevokeApiKeyHandler extends BarnCommandHandler<RevokeApiKey> {
  async handle(barn: BarnTransaction, { apiKeyId }: { apiKeyId: string }) {
    const { farmId, now } = barn;
    const keys = barn.repository(ApiKey);
    const key = await keys.findOneBy({ farmId, apiKeyId });
    if (!key) throw notFound('The API key');
    if (key.revokedAt) return;
    await keys.update({ farmId, apiKeyId }, { revokedAt: now });
    barn.record(`api-key-${apiKeyId}`, {
      type: 'identity.ApiKeyRevoked',
      data: { apiKeyId },
    } satisfies ApiKeyRevoked);
  }
}
