import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { STATUS_NAMES } from '../../enrollment/contracts.js';

/** The name of the status code in a column. */
export const statusName = (sql: Sql, column: Fragment) =>
  sql`coalesce(${JSON.stringify(STATUS_NAMES)}::jsonb ->> ${column}, ${column})`;
