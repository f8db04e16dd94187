import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { moneyReturnedStream } from '../domain/money-returned.js';
import { CardPayment } from '../tables/card-payment.entity.js';
import { CardRefund } from '../tables/card-refund.entity.js';

type Returned = Omit<CardRefund, 'farmId' | 'createdAt'>;

/** The provider took it on; recorded once, however often the job ran. */
export class NoteMoneyReturned extends barnCommand<Returned>('cards.NoteMoneyReturned') {}

@CommandHandler(NoteMoneyReturned)
export class NoteMoneyReturnedHandler extends BarnCommandHandler<NoteMoneyReturned> {
  async handle(barn: BarnTransaction, refund: Returned) {
    const { farmId, now } = barn;
    const { paymentId, refundId } = refund;
    const refunds = barn.repository(CardRefund);
    const [known] = await Promise.all([
      refunds.findOneBy({ farmId, refundId }),
      barn.load(moneyReturnedStream, paymentId),
    ]);
    if (known) return;
    await refunds.insert({ ...refund, farmId, createdAt: now });
    await barn.repository(CardPayment).update({ farmId, paymentId, state: 'returning' }, { state: 'returned' });
    barn.append(moneyReturnedStream, paymentId, [{ type: 'cards.MoneyReturned', data: { paymentId, refundId } }]);
  }
}
