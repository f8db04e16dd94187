import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { barnDay, cardFeeOn, instalmentsOf, isOwed, openMinor } from '../../billing/contracts.js';
import { takesCards } from '../../farms/contracts.js';
import { nextCharge, type ChargeTry, type OpenPart, type PlannedCharge } from '../domain/due-charges.js';

export interface MadeTry extends ChargeTry {
  failure: string | null;
  /** The payment by card, while nobody knows what became of it. */
  underWay: { paymentId: string; intentId: string; amountMinor: number } | null;
}

interface Row {
  invoiceId: string;
  invoiceNumber: number;
  personId: string;
  openMinor: number;
  today: string;
  hour: number;
  accountId: string;
  feeRate: number;
  /** The barn offers it, and can do it. */
  isOn: boolean;
  consent: { cardId: string; lastFour: string; since: string } | null;
  parts: OpenPart[];
  tries: MadeTry[];
}

export interface ChargedInvoice extends Row {
  planned: PlannedCharge | undefined;
  /** What failed last, unless the family has paid for that day since. */
  failed: MadeTry | undefined;
}

/** The barn lets families have it, uses invoices and takes cards. */
export const chargesCards = (sql: Sql) => sql`
  (farm.is_active and coalesce(farm.preferences ->> 'charges_saved_cards' = '1' and farm.preferences ->> 'can_use_invoices' = '1', false))`;

/** Of an active family, of the account that the barn has now, and of the family as the provider knows it now. */
export const consentOf = (sql: Sql, person: Fragment) => sql`
  (select agreed.* from charge_consent agreed
    join card_customer c on c.farm_id = agreed.farm_id and c.person_id = agreed.person_id
      and c.account_id = agreed.account_id and c.customer_id = agreed.customer_id
    join person holder on holder.farm_id = agreed.farm_id and holder.person_id = agreed.person_id and holder.is_active
    where agreed.farm_id = farm.farm_id and agreed.person_id = ${person}
      and agreed.account_id = farm.preferences ->> 'stripe_account_id')`;

/** What is paid as a whole is due on its day, or on that of the invoice. */
const partsOf = (sql: Sql) => sql`
  coalesce((select json_agg(json_build_object('due', part.due,
      'minor', part.until - greatest(part."from", least(part.until, pay.part_paid_minor))) order by part.due)
    from (${instalmentsOf(sql)}) part where part.until > part."from"),
  json_build_array(json_build_object('due', coalesce(pay.due_date, pay.received), 'minor', ${openMinor(sql)})))`;

const triesOf = (sql: Sql) => sql`
  coalesce((select json_agg(json_build_object('due', t.due, 'n', t.try_number, 'on', t.tried_on, 'failure', t.failure,
      'state', case when t.failure is not null then 'failed' when c.state = 'received' then 'paid' else 'open' end,
      'underWay', case when t.failure is null and c.state = 'open' and c.intent_id is not null then json_build_object(
        'paymentId', c.payment_id, 'intentId', c.intent_id, 'amountMinor', c.amount_minor) end) order by t.due, t.try_number)
    from charge_try t left join card_payment c on c.farm_id = t.farm_id and c.payment_id = t.payment_id
    where t.farm_id = pay.farm_id and t.invoice_id = pay.payment_id), '[]')`;

/** Open invoices `pay` with what is charged of them by itself, and what failed. */
export async function chargedInvoices(
  sql: Sql,
  { farmId, now }: { farmId: string; now: Date },
  which: Fragment,
): Promise<ChargedInvoice[]> {
  const rows = await sql<Row[]>`
    select pay.payment_id as "invoiceId", pay.invoice_number as "invoiceNumber", pay.billing_person_id as "personId",
      ${openMinor(sql)} as "openMinor", ${barnDay(sql, farmId, now)} as today,
      extract(hour from ${now}::timestamptz at time zone farm.time_zone)::int as hour,
      coalesce(farm.preferences ->> 'stripe_account_id', '') as "accountId",
      coalesce(nullif(farm.preferences ->> 'stripe_convenience_fee', ''), '0')::float8 as "feeRate", ${chargesCards(sql)} as "isOn",
      case when agreed.card_id is not null then json_build_object('cardId', agreed.card_id, 'lastFour', agreed.last_four,
        'since', (agreed.agreed_at at time zone farm.time_zone)::date) end as consent,
      ${partsOf(sql)} as parts, ${triesOf(sql)} as tries
    from payment pay join farm on farm.farm_id = pay.farm_id
    left join lateral ${consentOf(sql, sql`pay.billing_person_id`)} agreed on true
    where pay.farm_id = ${farmId} and ${isOwed(sql)} and ${which}
    order by pay.received, pay.payment_id`;
  return rows.map(withPlan);
}

function withPlan(row: Row): ChargedInvoice {
  const last = row.tries.at(-1);
  return { ...row, planned: plannedOf(row), failed: last?.state === 'failed' ? last : undefined };
}

export function plannedOf({ isOn, accountId, consent, parts, tries, today }: Row) {
  if (!isOn || !takesCards(accountId) || !consent) return undefined;
  return nextCharge({ parts, tries, since: consent.since, today });
}

/** As the card is charged: with the fee. */
export const withFee = (minor: number, { feeRate }: Pick<Row, 'feeRate'>) => minor + cardFeeOn(minor, feeRate);
