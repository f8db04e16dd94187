import type { Fragment, Sql } from './sql.js';

/**
 * The first of two that is not null, to join by. Where rows are hidden by a policy, PostgreSQL looks nothing up by a `coalesce`, since a
 * function might tell what is hidden, and reads the barn's whole share of the table instead. A `case` says the same and is looked up by.
 */
export const firstKnown = (sql: Sql, one: Fragment, other: Fragment) =>
  sql`case when ${one} is null then ${other} else ${one} end`;
