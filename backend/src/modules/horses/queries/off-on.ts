import type { Fragment, Sql } from '../../../platform/database/connect.js';

/** Horse `h` is off work on this day: `isOffWork` of the limits, asked of many at once. */
export const offOn = (sql: Sql, day: string): Fragment => sql`(
  coalesce(h.off_from, h.off_until) is not null
  and (h.off_from is null or h.off_from <= ${day}::date) and (h.off_until is null or h.off_until > ${day}::date))`;
