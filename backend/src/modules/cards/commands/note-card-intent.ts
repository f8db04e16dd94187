import { CommandHandler } from '@nestjs/cqrs';
import { isNull } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { CardPayment } from '../tables/card-payment.entity.js';

interface Named {
  paymentId: string;
  intentId: string;
}

/** The provider's name of a payment that was begun; the first one stays. */
export class NoteCardIntent extends barnCommand<Named>('cards.NoteIntent') {}

@CommandHandler(NoteCardIntent)
export class NoteCardIntentHandler extends BarnCommandHandler<NoteCardIntent> {
  async handle(barn: BarnTransaction, { paymentId, intentId }: Named) {
    const unnamed = { farmId: barn.farmId, paymentId, intentId: isNull() };
    await barn.repository(CardPayment).update(unnamed, { intentId });
  }
}
