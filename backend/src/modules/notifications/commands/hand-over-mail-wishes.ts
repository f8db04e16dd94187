import { CommandHandler } from '@nestjs/cqrs';
import { handOverLinks } from '../../../platform/database/hand-over-links.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { MailRefusal } from '../tables/mail-refusal.entity.js';

interface Merged {
  personId: string;
  mergedPersonId: string;
}

/** Of two records of one person: what either did not want, nobody gets. */
export class HandOverMailWishes extends barnCommand<readonly Merged[]>('notifications.HandOverMailWishes') {}

@CommandHandler(HandOverMailWishes)
export class HandOverMailWishesHandler extends BarnCommandHandler<HandOverMailWishes> {
  async handle(barn: BarnTransaction, merged: readonly Merged[]) {
    const { farmId } = barn;
    for (const { personId, mergedPersonId } of merged)
      await handOverLinks(barn.repository(MailRefusal), { farmId, personId: mergedPersonId }, { farmId, personId });
  }
}
