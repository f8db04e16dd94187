import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { firstKnown } from '../../../platform/database/first-known.js';

/** Id of the person on whose account `person`, a person in the query, is: to join by. */
export const accountHolderOf = (sql: Sql, person: Fragment) =>
  firstKnown(sql, sql`${person}.billing_person_id`, sql`${person}.person_id`);
