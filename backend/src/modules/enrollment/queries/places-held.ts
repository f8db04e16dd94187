import type { Fragment, Sql } from '../../../platform/database/connect.js';

/** How many wait for a place in lesson `l`. */
export const riderWaiting = (sql: Sql): Fragment => sql`(
  select count(*) from waiting_entry w where w.farm_id = l.farm_id and w.lesson_id = l.lesson_id)`;

/** Free places of lesson `l` that are kept: offered, or for somebody who fits and waits for the next offer. As `heldFromOthers` counts. */
export const placesHeld = (sql: Sql): Fragment => sql`(
  select count(*) from waiting_entry w
  where w.farm_id = l.farm_id and w.lesson_id = l.lesson_id and (w.offered_until is not null or w.because is null))`;
