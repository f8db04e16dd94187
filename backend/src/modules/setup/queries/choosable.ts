import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { may, type Actor } from '../../../platform/tenancy/actor.js';
import { isShownRider } from '../../people/contracts.js';

/** Staff see all horses, families those of a barn that shows them. R038 */
export const horsesShown = (sql: Sql, { userType }: Actor): Fragment => sql`(${userType !== 'STU'} or exists (
  select 1 from farm f where coalesce((f.preferences->>'clients_can_view_horses')::int, 0) = 1))`;

/** For student `s` who is person `p`: families choose among their own, staff need a permission for it. */
export const studentsShown = (sql: Sql, actor: Actor): Fragment =>
  actor.userType === 'STU' || may(actor, 'STAFF_CAN_ADD_STUDENTS') || may(actor, 'STAFF_CAN_ACCESS_STUDENT_LIST')
    ? isShownRider(sql, actor)
    : sql`false`;
