import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { cardPaymentStream } from '../events.js';
import { CardPayment } from '../tables/card-payment.entity.js';

interface Account {
  accountId: string;
  /** The barn has it again: what was open is open again. */
  back: boolean;
}

/** The barn's account was taken away while payments were open: nobody can tell any more whether they are paid, until it comes back. */
export class StrandCardPayments extends barnCommand<Account>('cards.StrandPayments') {}

@CommandHandler(StrandCardPayments)
export class StrandCardPaymentsHandler extends BarnCommandHandler<StrandCardPayments> {
  async handle(barn: BarnTransaction, { accountId, back }: Account) {
    const { farmId } = barn;
    const payments = barn.repository(CardPayment);
    const [from, to] = back ? (['stranded', 'open'] as const) : (['open', 'stranded'] as const);
    for (const { paymentId, amountMinor } of await payments.findBy({ farmId, accountId, state: from })) {
      await payments.update({ farmId, paymentId }, { state: to });
      barn.record(cardPaymentStream(paymentId), {
        type: back ? 'cards.PaymentResumed' : 'cards.PaymentStranded',
        data: { paymentId, amountMinor },
      });
    }
  }
}
