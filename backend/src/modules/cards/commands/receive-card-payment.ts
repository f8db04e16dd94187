import { CommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import {
  forgetVoucherOrder,
  fulfilPurchase,
  fulfilVoucher,
  payOfferedInvoice,
  type VoucherOffer,
} from '../../billing/contracts.js';
import type { EndedBy } from '../domain/card-payment.js';
import { cardPaymentStream, type CardPaymentClosed, type CardPaymentUnneeded } from '../events.js';
import { CardPayment } from '../tables/card-payment.entity.js';

interface Which {
  paymentId: string;
  /** A card that was kept earlier, charged by the barn. */
  method: 'card' | 'saved';
}

const openOne = (barn: BarnTransaction, paymentId: string) =>
  barn.repository(CardPayment).findOneBy({ farmId: barn.farmId, paymentId, state: 'open' });

/**
 * The provider has the money. Whoever comes first, the payer's browser, the webhook or the reconciliation, records it with what it was for;
 * who comes later finds it done. D10
 */
export class ReceiveCardPayment extends barnCommand<Which>('cards.ReceivePayment') {}

@CommandHandler(ReceiveCardPayment)
export class ReceiveCardPaymentHandler extends BarnCommandHandler<ReceiveCardPayment> {
  async handle(barn: BarnTransaction, { paymentId, method }: Which) {
    const { farmId } = barn;
    const open = await openOne(barn, paymentId);
    if (!open?.intentId) return;
    const { intentId, amountMinor } = open;
    const payments = barn.repository(CardPayment);
    if (!(await this.became(barn, open, { method, reference: intentId }))) {
      await payments.update({ farmId, paymentId }, { state: 'returning' });
      barn.record(cardPaymentStream(paymentId), {
        type: 'cards.PaymentUnneeded',
        data: { paymentId, intentId, amountMinor },
      } satisfies CardPaymentUnneeded);
      return;
    }
    await payments.update({ farmId, paymentId }, { state: 'received' });
  }

  /**
   * False: the invoice was paid in another way, or asks for something else by now; a credit was spent elsewhere; a voucher is sold; a place
   * is not given.
   */
  private async became(
    barn: BarnTransaction,
    { purpose, paymentId }: CardPayment,
    by: { method: 'card' | 'saved'; reference: string },
  ) {
    if ('packages' in purpose) return fulfilPurchase(barn, purpose.packages, by);
    if ('voucher' in purpose) return this.soldVoucher(barn, purpose.voucher, { ...by, paymentId });
    if ('guest' in purpose) return false;
    try {
      await payOfferedInvoice(barn, purpose.invoice, { ...by, paymentId });
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  /** Who bought it has an account from then on. */
  private async soldVoucher(
    barn: BarnTransaction,
    voucher: VoucherOffer,
    by: { method: 'card' | 'saved'; reference: string; paymentId: string },
  ) {
    const billingPersonId = await fulfilVoucher(barn, voucher, by);
    if (billingPersonId === undefined) return false;
    const { farmId } = barn;
    await barn.repository(CardPayment).update({ farmId, paymentId: by.paymentId }, { billingPersonId });
    return true;
  }
}

interface Closing {
  paymentId: string;
  /** Nobody: by time, or with the provider. */
  by?: EndedBy;
}

/** The provider takes no money for it any more. */
export class CloseCardPayment extends barnCommand<Closing>('cards.ClosePayment') {}

@CommandHandler(CloseCardPayment)
export class CloseCardPaymentHandler extends BarnCommandHandler<CloseCardPayment> {
  async handle(barn: BarnTransaction, { paymentId, by }: Closing) {
    const open = await openOne(barn, paymentId);
    if (!open) return;
    const closed = { state: 'closed', endedBy: by ?? null } as const;
    await barn.repository(CardPayment).update({ farmId: barn.farmId, paymentId }, closed);
    if ('voucher' in open.purpose) await forgetVoucherOrder(barn, open.purpose.voucher);
    barn.record(cardPaymentStream(paymentId), {
      type: 'cards.PaymentClosed',
      data: { paymentId },
    } satisfies CardPaymentClosed);
  }
}
