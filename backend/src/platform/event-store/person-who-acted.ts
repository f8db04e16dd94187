import type { Fragment, Sql } from '../database/connect.js';
import { people } from '../tenancy/lookups.js';

/** Joins `p`, the person behind the event `event`, by the log: a login that was removed still has its person's name. */
export const personWhoActed = (sql: Sql, event: Fragment) => sql`
  left join event born on born.farm_id = ${event}.farm_id and born.version = 1
    and born.stream = 'login-' || (${event}.metadata ->> 'actor')
  left join ${people(sql)} p on p.farm_id = ${event}.farm_id and p.person_id = (born.data ->> 'personId')::uuid`;
