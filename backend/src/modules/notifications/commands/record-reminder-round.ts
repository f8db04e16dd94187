import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { SubscriptionCheckpoint } from '../../../platform/event-store/subscription-checkpoint.entity.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { REMINDER_ROUNDS } from '../domain/reminder-hours.js';

/** Stores the hour up to which reminders were sent. */
export class RecordReminderRound extends barnCommand<{ hour: number }>('notifications.RecordReminderRound') {}

@CommandHandler(RecordReminderRound)
export class RecordReminderRoundHandler extends BarnCommandHandler<RecordReminderRound> {
  async handle(barn: BarnTransaction, { hour }: { hour: number }) {
    const round = { farmId: barn.farmId, subscription: REMINDER_ROUNDS, position: hour };
    await barn.repository(SubscriptionCheckpoint).upsert(round, ['farmId', 'subscription']);
  }
}
