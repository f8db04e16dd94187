import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { takesCards } from '../../farms/contracts.js';
import { accountHolderOf, isShownPerson } from '../../people/contracts.js';
import { isAgain, isTime } from '../domain/due-charges.js';
import { chargedInvoices, chargesCards, consentOf, withFee, type ChargedInvoice } from '../facts/charged-invoices.js';
import { toldOf } from '../facts/charge-told.js';
import { releasesOf } from '../facts/releases.js';
import type { ReleaseReply } from '../http/releases.replies.js';
import type { DueChargesReply } from '../http/due-charges.replies.js';

/** Open invoices of which something is to be charged now. */
export class ChargesDue extends barnQuery<void, string[]>('cards.ChargesDue') {}

@QueryHandler(ChargesDue)
export class ChargesDueHandler extends BarnQueryHandler<ChargesDue> {
  async answer(sql: Sql, _: void, { farmId, now }: Asker & { now: Date }) {
    const agreed = sql`exists (select from charge_consent c where c.farm_id = pay.farm_id and c.person_id = pay.billing_person_id)`;
    const invoices = await chargedInvoices(sql, { farmId, now }, agreed);
    return invoices.filter((one) => one.planned && isTime(one.planned, one)).map(({ invoiceId }) => invoiceId);
  }
}

interface Account {
  isOffered: boolean;
  accountId: string;
  agreed: DueChargesReply['agreed'];
}

/** Whether what is due is charged to a card of an account, what is charged next, and what failed. */
export class ReadDueCharges extends barnQuery<{ personId: string }, DueChargesReply>('cards.ReadDueCharges') {}

@QueryHandler(ReadDueCharges)
export class ReadDueChargesHandler extends BarnQueryHandler<ReadDueCharges> {
  async answer(sql: Sql, { personId }: { personId: string }, { farmId, actor, now }: Asker & { now: Date }) {
    const holder = sql`(select ${accountHolderOf(sql, sql`p`)} from person p
      where p.farm_id = ${farmId} and p.person_id = ${personId} and ${isShownPerson(sql, actor)})`;
    const ofAccount = sql`pay.billing_person_id = ${holder}`;
    const isFamily = actor.userType === 'STU';
    const [[account], invoices, releases] = await Promise.all([
      sql<Account[]>`
        select ${chargesCards(sql)} as "isOffered", coalesce(farm.preferences ->> 'stripe_account_id', '') as "accountId",
          case when agreed.card_id is not null then json_build_object('last4', agreed.last_four,
            'since', (agreed.agreed_at at time zone farm.time_zone)::date, 'by', who.person_name) end as agreed
        from farm join ${holder} account(id) on account.id is not null
        left join lateral ${consentOf(sql, sql`account.id`)} agreed on true
        left join login on login.farm_id = farm.farm_id and login.login_id = agreed.agreed_by
        left join person who on who.farm_id = login.farm_id and who.person_id = login.person_id
        where farm.farm_id = ${farmId}`,
      chargedInvoices(sql, { farmId, now }, ofAccount),
      releasesOf(sql, { farmId, now }, { which: ofAccount, isFamily }),
    ]);
    if (!account) throw notFound('The account');
    const { isOffered, accountId, agreed } = account;
    return {
      is_offered: isOffered && takesCards(accountId) ? 1 : 0,
      agreed,
      charges: invoices.flatMap((invoice) => chargeOf(invoice, releases.get(invoice.invoiceId) ?? null)),
    };
  }
}

const chargeOf = (invoice: ChargedInvoice, release: ReleaseReply | null) => {
  const { invoiceId, invoiceNumber, openMinor, planned, failed } = invoice;
  const told = toldOf(invoice);
  if (!told) return [];
  return {
    payment_id: invoiceId,
    invoice_number: invoiceNumber,
    amount: withFee(planned?.minor ?? openMinor, invoice) / 100,
    on: told.on,
    failed_on: told.failedOn,
    reason: failed?.failure ?? null,
    can_try: planned && isAgain(planned) ? 1 : 0,
    release,
  };
};
