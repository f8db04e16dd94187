import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { moneyReturnedStream } from '../domain/money-returned.js';
import { CardPayment } from '../tables/card-payment.entity.js';

interface Returned {
  paymentId: string;
  refundId: string;
}

/** The provider gave it back; recorded once, however often the job ran. */
export class NoteMoneyReturned extends barnCommand<Returned>('cards.NoteMoneyReturned') {}

@CommandHandler(NoteMoneyReturned)
export class NoteMoneyReturnedHandler extends BarnCommandHandler<NoteMoneyReturned> {
  async handle(barn: BarnTransaction, { paymentId, refundId }: Returned) {
    const { farmId } = barn;
    if ((await barn.load(moneyReturnedStream, paymentId)).isReturned) return;
    await barn.repository(CardPayment).update({ farmId, paymentId, state: 'returning' }, { state: 'returned' });
    barn.append(moneyReturnedStream, paymentId, [{ type: 'cards.MoneyReturned', data: { paymentId, refundId } }]);
  }
}
