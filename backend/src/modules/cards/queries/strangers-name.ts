import type { Fragment, Sql } from '../../../platform/database/connect.js';

/** As whoever began a payment by card is called as long as no account is known. A subselect in brackets. */
export const strangersName = (sql: Sql, { farmId, paymentId }: { farmId: Fragment; paymentId: Fragment }) => sql`
  (select case when begun.place_id is null then 'Buyer of a gift voucher' else 'Guest who asks for a place' end
    from card_payment begun where begun.farm_id = ${farmId} and begun.payment_id = ${paymentId})`;
