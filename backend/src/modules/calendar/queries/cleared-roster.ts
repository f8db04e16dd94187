import type { Fragment, Sql } from '../../../platform/database/connect.js';

/** Joins `cleared`: what was in the lesson that the event `gone` deleted, as `student_ids` and `horse_ids`; null where nothing was. */
export const clearedRoster = (sql: Sql, gone: Fragment) => sql`
  left join lateral (
    select array(select jsonb_array_elements_text(c.data -> 'studentIds'))::uuid[] as student_ids,
      array(select jsonb_array_elements_text(c.data -> 'horseIds'))::uuid[] as horse_ids
    from event c
    where c.farm_id = ${gone}.farm_id and c.stream = 'roster-' || (${gone}.data ->> 'lessonId')
      and c.type = 'enrollment.RosterCleared' and c.position > ${gone}.position
    order by c.position limit 1) cleared on true`;
