import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { payments } from '../lookups.js';

/** Ids of the enrolments in these lessons whose money went back to a card, or is on its way there. C09 */
export async function refundedToCard(
  { sql, farmId }: BarnTransaction,
  lessonIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ id: string }[]>`
    select lp.lesson_person_id as id from lesson_person lp
      join ${payments(sql)} back on back.farm_id = lp.farm_id and back.refund_for = lp.lesson_person_id and back.refund_state = 'done'
      join ${payments(sql)} paid on paid.farm_id = back.farm_id and paid.transaction_type = 'online'
        and back.refund_of in (paid.payment_id, paid.invoice_id)
    where lp.farm_id = ${farmId} and lp.lesson_id = any(${lessonIds}::uuid[])`;
  return new Set(rows.map(({ id }) => id));
}
