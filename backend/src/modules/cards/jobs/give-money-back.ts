import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { StoredEvent } from '../../../platform/event-store/event.js';
import { EventSubscription, type Subscription } from '../../../platform/event-store/subscription.js';
import { eventJobId, jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { UnrecoverableError } from '../../../platform/jobs/unrecoverable-error.js';
import { CardPayments, type NewRefund, type Refund } from '../../../platform/payments/card-payments.js';
import { ProviderRefusal } from '../../../platform/payments/payment-provider.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { NoteMoneyReturned } from '../commands/note-money-returned.js';
import { NoteReturnRefused } from '../commands/note-return-refused.js';
import { inOne } from '../domain/money-returned.js';
import { FindRefundedCard, FindUnneededCard } from '../queries/card-refunds.js';

export interface GiveMoneyBack {
  farmId: string;
  /** A refund of billing's, or a payment by card that was not needed. */
  paymentId: string;
}

export const giveMoneyBack = jobType<GiveMoneyBack>('cards.giveMoneyBack');

/** What waits for an administrator is told of again once it is approved. */
const waits = ({ type, data }: StoredEvent) =>
  type === 'billing.RefundRequested' && !(data as { approved: boolean }).approved;

/** Refunds that an administrator decided on, cancelled vouchers, and money that came in for nothing. C09 */
@EventSubscription()
export class MoneyToGiveBack implements Subscription {
  readonly name = 'card-refunds';
  readonly types = [
    'billing.RefundRequested',
    'billing.RefundApproved',
    'billing.VoucherRefunded',
    'cards.PaymentUnneeded',
  ];

  constructor(private readonly jobs: Jobs) {}

  handle(events: readonly StoredEvent[]) {
    return this.jobs.add(
      events
        .filter((event) => !waits(event))
        .map(({ farmId, position, data }) => ({
          type: giveMoneyBack,
          id: eventJobId(farmId, position, giveMoneyBack.name),
          data: { farmId, paymentId: (data as { paymentId: string }).paymentId },
        })),
    );
  }
}

/** The key names the refund: whatever events tell of it, however often this runs, the provider gives back once. */
@WorkerFor(giveMoneyBack)
export class MoneyGiver implements JobWorker<GiveMoneyBack> {
  constructor(
    private readonly provider: CardPayments,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async work({ farmId, paymentId }: GiveMoneyBack) {
    const barn = { farmId, actor: SYSTEM };
    const refunded = await this.queries.execute(new FindRefundedCard(barn, { refundId: paymentId }));
    const owed = refunded ?? (await this.queries.execute(new FindUnneededCard(barn, { paymentId })));
    if (!owed) return;
    const { tries, ...money } = owed;
    // What the card did not take, or the provider refused, is asked for anew.
    const idempotencyKey = [`refund-${farmId}-${paymentId}`, ...(tries ? [tries + 1] : [])].join('-');
    const wanted = { ...money, paymentId, idempotencyKey };
    const { intentId } = wanted;
    const asked = refunded ? this.provider.refund(wanted) : this.giveWhatIsLeft(wanted);
    const {
      id: refundId,
      state,
      amountMinor,
    } = await asked.catch(async (error: unknown) => {
      if (!(error instanceof ProviderRefusal)) throw error;
      const refused = { paymentId, refundId: idempotencyKey, intentId, amountMinor: wanted.amountMinor };
      await this.commands.execute(new NoteReturnRefused(barn, refused));
      throw new UnrecoverableError(error);
    });
    await this.commands.execute(new NoteMoneyReturned(barn, { paymentId, refundId, state, amountMinor, intentId }));
  }

  /** Of a payment for nothing a part, or all of it in parts, may have gone back in the provider's dashboard before. */
  private async giveWhatIsLeft(wanted: NewRefund): Promise<Refund> {
    try {
      return await this.provider.refund(wanted);
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      const { refunds } = await this.provider.moneyBack(wanted.accountId, wanted.intentId);
      const byHand = inOne(refunds);
      if (!byHand) throw error;
      const amountMinor = wanted.amountMinor - byHand.amountMinor;
      if (amountMinor <= 0) return byHand;
      return this.provider.refund({
        ...wanted,
        amountMinor,
        idempotencyKey: `${wanted.idempotencyKey}-${amountMinor}`,
      });
    }
  }
}
