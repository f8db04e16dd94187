import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { reverseRefund } from '../../billing/contracts.js';
import { cardPaymentStream, type ReturnFailed } from '../events.js';
import { CardRefund } from '../tables/card-refund.entity.js';

type Refused = Omit<CardRefund, 'farmId' | 'createdAt' | 'state'>;

/** The provider does not even try: what was recorded as given waits for an administrator again. The same again does nothing. */
export class NoteReturnRefused extends barnCommand<Refused>('cards.NoteReturnRefused') {}

@CommandHandler(NoteReturnRefused)
export class NoteReturnRefusedHandler extends BarnCommandHandler<NoteReturnRefused> {
  async handle(barn: BarnTransaction, refused: Refused) {
    const { farmId, now } = barn;
    const { paymentId, refundId, amountMinor } = refused;
    const refunds = barn.repository(CardRefund);
    if (await refunds.existsBy({ farmId, refundId })) return;
    await refunds.insert({ ...refused, farmId, state: 'failed', createdAt: now });
    await reverseRefund(barn, paymentId);
    barn.record(cardPaymentStream(paymentId), {
      type: 'cards.ReturnFailed',
      data: { paymentId, refundId, amountMinor },
    } satisfies ReturnFailed);
  }
}
