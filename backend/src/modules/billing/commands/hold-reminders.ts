import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideHold, holdStream } from '../domain/reminder-hold.js';
import { accountHolder } from '../facts/purchase-facts.js';

interface Holding {
  /** The account holder or a member. */
  personId: string;
  hold: boolean;
}

/** An account gets no reminders of invoices any more, or gets them again. */
export class HoldReminders extends barnCommand<Holding>('billing.HoldReminders') {}

@CommandHandler(HoldReminders)
export class HoldRemindersHandler extends BarnCommandHandler<HoldReminders> {
  async handle(barn: BarnTransaction, { personId, hold }: Holding) {
    const accountId = await accountHolder(barn, personId);
    if (!accountId) throw notFound('The account');
    barn.append(holdStream, accountId, decideHold(accountId, await barn.load(holdStream, accountId), hold));
  }
}
