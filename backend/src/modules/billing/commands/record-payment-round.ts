import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { SubscriptionCheckpoint } from '../../../platform/event-store/subscription-checkpoint.entity.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { dayNumber, PAYMENT_REMINDER_ROUNDS } from '../domain/payment-reminders.js';

/** Stores the day up to which families were reminded of invoices. */
export class RecordPaymentRound extends barnCommand<{ day: string }>('billing.RecordPaymentRound') {}

@CommandHandler(RecordPaymentRound)
export class RecordPaymentRoundHandler extends BarnCommandHandler<RecordPaymentRound> {
  async handle(barn: BarnTransaction, { day }: { day: string }) {
    const round = { farmId: barn.farmId, subscription: PAYMENT_REMINDER_ROUNDS, position: dayNumber(day) };
    await barn.repository(SubscriptionCheckpoint).upsert(round, ['farmId', 'subscription']);
  }
}
