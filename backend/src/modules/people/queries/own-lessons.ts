import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';

/** The caller teaches lesson `l` or helps with it: the single definition of which lessons are whose. A01 */
export const isOwnLesson = (sql: Sql, { personId }: Pick<Actor, 'personId'>): Fragment => sql`
  exists (select from instructor me where me.farm_id = l.farm_id and me.person_id = ${personId ?? null}::uuid
    and (me.instructor_id = l.instructor_id or l.extra_staff @> jsonb_build_array(jsonb_build_object('instructor_id', me.instructor_id))))`;
