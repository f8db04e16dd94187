import type { Fragment, Sql } from '../../../platform/database/connect.js';

/** A package's kind and whether its payment is paid, as the asking query calls them; both null where nothing covers. */
export interface PaymentColumns {
  kind: Fragment;
  paid: Fragment;
}

/** Has the money for a package come in? What a cancellation gave is paid for; the rest is as paid as its payment. E08 */
export const packagePaid = (sql: Sql, { kind, paid }: PaymentColumns) =>
  sql`coalesce(${paid}, ${kind} <> 'package', false)`;

/** Is the place `lp` paid: by hand, or by the package that covers it. The one definition. E08 */
export const placePaid = (sql: Sql, columns: PaymentColumns) => sql`(lp.paid or ${packagePaid(sql, columns)})`;
