import type { Fragment, Sql } from '../../../platform/database/connect.js';

/** Of a person in the query; empty where they have none, or are not active. F20 */
export const emailToWriteTo = (sql: Sql, person: Fragment): Fragment =>
  sql`case when ${person}.is_active then coalesce(${person}.contact_email, '') else '' end`;
