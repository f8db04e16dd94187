import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { forgetVoucherOrder } from '../../billing/contracts.js';
import { cardPaymentStream, type CardPaymentClosed } from '../events.js';
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

/** Somebody has seen at the provider what became of it. */
export class CloseStrandedPayment extends barnCommand<{ paymentId: string }>('cards.CloseStrandedPayment') {}

@CommandHandler(CloseStrandedPayment)
export class CloseStrandedPaymentHandler extends BarnCommandHandler<CloseStrandedPayment> {
  async handle(barn: BarnTransaction, { paymentId }: { paymentId: string }) {
    const { farmId } = barn;
    const payments = barn.repository(CardPayment);
    const known = await payments.findOneBy({ farmId, paymentId });
    if (!known) throw notFound('The payment');
    if (known.state !== 'stranded') return;
    await payments.update({ farmId, paymentId }, { state: 'closed' });
    if ('voucher' in known.purpose) await forgetVoucherOrder(barn, known.purpose.voucher);
    barn.record(cardPaymentStream(paymentId), {
      type: 'cards.PaymentClosed',
      data: { paymentId },
    } satisfies CardPaymentClosed);
  }
}
