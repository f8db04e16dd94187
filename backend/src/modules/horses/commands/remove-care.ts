import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { CareRemoved } from '../care-events.js';
import { CareEntry } from '../tables/care-entry.entity.js';

/** Noted by mistake. What is not there any more, or never was, is none of those it answers with. */
export class RemoveCare extends barnCommand<readonly string[], string[]>('horses.RemoveCare') {}

@CommandHandler(RemoveCare)
export class RemoveCareHandler extends BarnCommandHandler<RemoveCare> {
  async handle(barn: BarnTransaction, ids: readonly string[]) {
    const chosen = { farmId: barn.farmId, careEntryId: anyOf([...ids]) };
    const entries = barn.repository(CareEntry);
    const found = await entries.findBy(chosen);
    if (found.length === 0) return [];
    await entries.delete(chosen);
    for (const { horseId, careEntryId, careKindId } of found)
      barn.record(`horse-${horseId}`, {
        type: 'horses.CareRemoved',
        data: { horseId, careEntryId, careKindId },
      } satisfies CareRemoved);
    return found.map(({ careEntryId }) => careEntryId);
  }
}
