import type { Fragment, Sql } from '../../../platform/database/connect.js';

/** Column expressions of the asking query; both null if nothing covers. */
export interface PaymentColumns {
  kind: Fragment;
  paid: Fragment;
}

/** What a cancellation issued counts as paid; a package is as paid as its payment. E08 */
export const packagePaid = (sql: Sql, { kind, paid }: PaymentColumns) =>
  sql`coalesce(${paid}, ${kind} <> 'package', false)`;

/** The single definition of "paid" for place `lp`: by hand, or through the covering package. E08 */
export const placePaid = (sql: Sql, columns: PaymentColumns) => sql`(lp.paid or ${packagePaid(sql, columns)})`;
