import { CommandHandler } from '@nestjs/cqrs';
import type { Erased } from '../../../platform/erasure/erased.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';

/**
 * Invoices and receipts that were mailed: to whom, and the papers that were attached. Answers with the addresses, in lower case,
 * without those of people who stay.
 */
export class ForgetInvoiceMails extends barnCommand<Erased, string[]>('billing.ForgetInvoiceMails') {}

@CommandHandler(ForgetInvoiceMails)
export class ForgetInvoiceMailsHandler extends BarnCommandHandler<ForgetInvoiceMails> {
  async handle({ farmId, sql }: BarnTransaction, { accountIds, personIds, addresses }: Erased) {
    const gone = await sql<{ address: string; stays: boolean }[]>`
      delete from invoice_mail m where m.farm_id = ${farmId} and (lower(m.email_to) = any(${[...addresses]}) or exists (
        select from payment p
        where p.farm_id = m.farm_id and p.payment_id = m.payment_id and p.billing_person_id = any(${[...accountIds]}::uuid[])))
      returning lower(m.email_to) as address, exists (
        select from person other where other.farm_id = m.farm_id and lower(other.contact_email) = lower(m.email_to)
          and other.person_id <> all(${[...personIds]}::uuid[])) as stays`;
    return gone.flatMap(({ address, stays }) => (stays ? [] : [address]));
  }
}
