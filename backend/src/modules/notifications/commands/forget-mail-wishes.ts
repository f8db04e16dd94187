import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import type { Erased } from '../../../platform/erasure/erased.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { MailRefusal } from '../tables/mail-refusal.entity.js';

/** Whoever is erased is written to no more. */
export class ForgetMailWishes extends barnCommand<Pick<Erased, 'personIds'>>('notifications.ForgetMailWishes') {}

@CommandHandler(ForgetMailWishes)
export class ForgetMailWishesHandler extends BarnCommandHandler<ForgetMailWishes> {
  async handle(barn: BarnTransaction, { personIds }: Pick<Erased, 'personIds'>) {
    await barn.repository(MailRefusal).delete({ farmId: barn.farmId, personId: anyOf([...personIds]) });
  }
}
