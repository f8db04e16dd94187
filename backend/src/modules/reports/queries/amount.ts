import type { Fragment, Sql } from '../../../platform/database/connect.js';

/** Of minor units that are added up, as a decimal; nothing is 0. */
export const amount = (sql: Sql, minor: Fragment) => sql`(coalesce(${minor}, 0) / 100.0)::float8`;
