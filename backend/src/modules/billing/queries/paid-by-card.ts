import type { Sql } from '../../../platform/database/connect.js';

/** A package was paid with a card, at once or on its invoice. C25 */
export async function isPaidByCard(sql: Sql, farmId: string, packageId: string): Promise<boolean> {
  const [card] = await sql`
    select from package k join payment card on card.farm_id = k.farm_id and card.transaction_type = 'online'
      and (card.payment_id = k.payment_id or card.invoice_id = k.payment_id)
    where k.farm_id = ${farmId} and k.package_id = ${packageId}`;
  return card !== undefined;
}
