import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { Dispute, Refund } from '../../../platform/payments/card-payments.js';
import { reverseRefund, withdrawMoney } from '../../billing/contracts.js';
import { cardPaymentStream, type CardEvent } from '../events.js';
import { NoteMoneyReturned } from './note-money-returned.js';
import { CardDispute } from '../tables/card-dispute.entity.js';
import { CardPayment } from '../tables/card-payment.entity.js';
import { CardRefund } from '../tables/card-refund.entity.js';

interface Told {
  paymentId: string;
  news: { refund: Refund } | { dispute: Dispute };
}

/** One thing that became of a payment's money: given back, come back, taken by a bank, won. The same again does nothing. */
export class FollowCardMoney extends barnCommand<Told>('cards.FollowMoney') {}

@CommandHandler(FollowCardMoney)
export class FollowCardMoneyHandler extends BarnCommandHandler<FollowCardMoney> {
  async handle(barn: BarnTransaction, { paymentId, news }: Told) {
    const paid = await barn.repository(CardPayment).findOneBy({ farmId: barn.farmId, paymentId });
    if (!paid?.intentId) return;
    const { intentId, invoiceId, billingPersonId, amountMinor, state } = paid;
    const known = { paymentId, intentId, invoiceId, billingPersonId, amountMinor, state };
    if ('refund' in news) await this.followRefund(barn, known, news.refund);
    else await this.followDispute(barn, known, news.dispute);
  }

  private async followRefund(barn: BarnTransaction, paid: Paid, { id, state, amountMinor, paymentId: ours }: Refund) {
    const { farmId, now } = barn;
    const known = barn.repository(CardRefund);
    const row = await known.findOneBy({ farmId, refundId: id });
    // Ours is noted by the job that asked for it.
    if (!row && (ours || state === 'failed')) return;
    const { intentId } = paid;
    // What the card did not take back of a payment for nothing was given back in the dashboard.
    if (!row && paid.state === 'returning' && amountMinor >= paid.amountMinor)
      return barn.execute(NoteMoneyReturned, { paymentId: paid.paymentId, refundId: id, intentId, amountMinor, state });
    if (!row && paid.state !== 'received') return;
    const paymentId =
      row?.paymentId ?? (await withdrawMoney(barn, withdrawal(paid, { amountMinor, method: 'card', id })));
    if (!row)
      return void (await known.insert({
        farmId,
        refundId: id,
        paymentId,
        intentId,
        amountMinor,
        state,
        createdAt: now,
      }));
    if (row.state === state) return;
    await known.update({ farmId, refundId: id }, { state });
    if (state !== 'failed') return;
    await reverseRefund(barn, paymentId);
    await barn.repository(CardPayment).update({ farmId, paymentId, state: 'returned' }, { state: 'returning' });
    record(barn, paid, { type: 'cards.ReturnFailed', data: { paymentId, refundId: id, amountMinor } });
  }

  private async followDispute(barn: BarnTransaction, paid: Paid, { id, state, amountMinor, evidenceBy }: Dispute) {
    const { farmId, now } = barn;
    const known = barn.repository(CardDispute);
    const row = await known.findOneBy({ farmId, disputeId: id });
    if (row?.state === state || (!row && paid.state !== 'received')) return;
    const paymentId =
      row?.paymentId ?? (await withdrawMoney(barn, withdrawal(paid, { amountMinor, method: 'dispute', id })));
    const told = { state, evidenceBy };
    const { intentId } = paid;
    if (row) await known.update({ farmId, disputeId: id }, told);
    else await known.insert({ farmId, disputeId: id, paymentId, intentId, amountMinor, ...told, createdAt: now });
    if (!row) record(barn, paid, { type: 'cards.DisputeOpened', data: { paymentId, disputeId: id, amountMinor } });
    if (state === 'open') return;
    if (state === 'won') await reverseRefund(barn, paymentId);
    record(barn, paid, {
      type: 'cards.DisputeClosed',
      data: { paymentId, disputeId: id, amountMinor, won: state === 'won' },
    });
  }
}

type Paid = Pick<CardPayment, 'paymentId' | 'invoiceId' | 'amountMinor' | 'state'> & {
  billingPersonId: string | null;
  intentId: string;
};

function withdrawal(
  { invoiceId, paymentId, billingPersonId }: Paid,
  { amountMinor, method, id }: { amountMinor: number; method: 'card' | 'dispute'; id: string },
) {
  if (billingPersonId === null) throw new Error('What was received is on an account.');
  return { refundOf: invoiceId ?? paymentId, billingPersonId, amountMinor, method, reference: id };
}

const record = (barn: BarnTransaction, { paymentId }: Paid, event: CardEvent) =>
  barn.record(cardPaymentStream(paymentId), event);
