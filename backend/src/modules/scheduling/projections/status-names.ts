import type { Fragment, Sql } from '../../../platform/database/connect.js';

/** What the codes of a student's place are called. R095-R105 C13 */
const STATUS_NAMES: Readonly<Record<string, string>> = {
  SCH: 'Scheduled', COM: 'Completed', CAN: 'Cancelled', RSC: 'Rescheduled', CWM: 'Cancelled with makeup', CWP: 'Cancelled and added back to package',
  CLC: 'Late cancel', CNS: 'No show', CNA: 'Cancelled, no action', CWC: 'Cancel with invoice credit', CNM: 'Student cancel, insufficient notice',
  CWR: 'Cancelled with refund', CWA: 'Cancelled with single-lesson package',
};

/** The name of the code in a column; what the barn cancelled says so. R126 */
export const statusName = (sql: Sql, column: Fragment) => sql`
  case when ${column} like 'B%' then 'Barn Cancel' else coalesce(${sql.json(STATUS_NAMES)}::jsonb ->> ${column}, ${column}) end`;
