import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { billingErrors } from '../domain/errors.js';
import type { StatementSent } from '../events.js';
import { paperRecipient, type PaperRecipient } from '../papers/recipient.js';
import { accountHolderOf } from '../../people/contracts.js';

interface Sending {
  /** The account holder or a member. */
  personId: string;
  from: string;
  until: string;
}

/** Asks for the mail that brings the account holder a statement as a PDF; it goes out after the commit. Answers with the address. */
export class SendStatement extends barnCommand<Sending, string>('billing.SendStatement') {}

@CommandHandler(SendStatement)
export class SendStatementHandler extends BarnCommandHandler<SendStatement> {
  async handle(barn: BarnTransaction, { personId, from, until }: Sending) {
    const [to] = await barn.sql<PaperRecipient[]>`
      select ${paperRecipient(barn.sql)}
      from person p join person holder on holder.farm_id = p.farm_id and holder.person_id = ${accountHolderOf(barn.sql, barn.sql`p`)}
      where p.farm_id = ${barn.farmId} and p.person_id = ${personId}`;
    if (!to) throw notFound('The account', 'person_id');
    if (to.email === '') throw billingErrors.account_without_email();
    const { personId: billingPersonId } = to;
    barn.record(`person-${billingPersonId}`, {
      type: 'billing.StatementSent',
      data: { billingPersonId, from, until, mailId: barn.newId() },
    } satisfies StatementSent);
    return to.email;
  }
}
