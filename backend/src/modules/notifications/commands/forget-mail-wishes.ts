import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import type { Erased } from '../../../platform/erasure/erased.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { PushDevice } from '../tables/push-device.entity.js';
import { PushRefusal } from '../tables/push-refusal.entity.js';
import { MailRefusal } from '../tables/mail-refusal.entity.js';

/** Whoever is erased is written to no more, and told nothing. */
export class ForgetMailWishes extends barnCommand<Pick<Erased, 'personIds'>>('notifications.ForgetMailWishes') {}

@CommandHandler(ForgetMailWishes)
export class ForgetMailWishesHandler extends BarnCommandHandler<ForgetMailWishes> {
  async handle(barn: BarnTransaction, { personIds }: Pick<Erased, 'personIds'>) {
    for (const kept of [MailRefusal, PushRefusal, PushDevice])
      await barn
        .repository<{ farmId: string; personId: string }>(kept)
        .delete({ farmId: barn.farmId, personId: anyOf([...personIds]) });
  }
}
