import type { Sql } from '../../../platform/database/connect.js';

/** Package `k` was paid with a card, at once or on its invoice. C25 */
export const isPaidByCard = (sql: Sql) => sql`exists (select from payment card
  where card.farm_id = k.farm_id and card.transaction_type = 'online'
    and (card.payment_id = k.payment_id or card.invoice_id = k.payment_id))`;
