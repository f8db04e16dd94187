import type { Fragment, Sql } from '../../../platform/database/connect.js';

/** held · taking: staff gave the place, and the provider is asked · taken · released · lapsed: the bank let it go before it was taken. */
export const HELD_STATES = ['held', 'taking', 'taken', 'released', 'lapsed'] as const;
export type HeldState = (typeof HELD_STATES)[number];

/** What is or was held for a guest's place, what counts first: `state`, `amount_minor`, `currency`. A subselect in brackets. */
export const heldMoney = (sql: Sql, { farmId, placeId }: { farmId: Fragment; placeId: Fragment }) => sql`
  (select case when c.hold = 'released' then 'released' when c.state = 'received' then 'taken' when c.state = 'closed' then 'lapsed'
      when c.hold = 'taken' then 'taking' else 'held' end as state,
    c.amount_minor, c.currency
  from card_payment c
  where c.farm_id = ${farmId} and c.place_id = ${placeId} and c.hold <> 'asked'
  order by c.state in ('open', 'received') and c.hold <> 'released' desc, c.created_at desc limit 1)`;
