import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { ApiKey } from '../tables/api-key.entity.js';

/** No event: that another program reads changes nothing in the barn. */
export class NoteApiKeyUse extends barnCommand<{ apiKeyId: string }>('identity.NoteApiKeyUse') {}

@CommandHandler(NoteApiKeyUse)
export class NoteApiKeyUseHandler extends BarnCommandHandler<NoteApiKeyUse> {
  async handle(barn: BarnTransaction, { apiKeyId }: { apiKeyId: string }) {
    await barn.repository(ApiKey).update({ farmId: barn.farmId, apiKeyId }, { lastUsedAt: barn.now });
  }
}
