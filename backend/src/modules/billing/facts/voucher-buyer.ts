import type { Sql } from '../../../platform/database/connect.js';
import { emailToWriteTo } from '../../people/contracts.js';

/** Where whoever bought a voucher is written to; empty: nowhere, or not any more. Undefined: there is no such voucher. F20 */
export async function voucherBuyerEmail(sql: Sql, farmId: string, voucherId: string): Promise<string | undefined> {
  const [buyer] = await sql<{ email: string }[]>`
    select ${emailToWriteTo(sql, sql`p`)} as email
    from voucher v
    join payment pay on pay.farm_id = v.farm_id and pay.payment_id = v.payment_id
    join person p on p.farm_id = pay.farm_id and p.person_id = pay.billing_person_id
    where v.farm_id = ${farmId} and v.voucher_id = ${voucherId}`;
  return buyer?.email;
}
