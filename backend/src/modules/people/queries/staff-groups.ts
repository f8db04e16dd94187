import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { GroupMemberReply, StaffGroupReply } from '../http/staff.replies.js';
import { staffOptionRows } from './staff-rows.js';

interface Group {
  /** A role; undefined means all. */
  groupId?: string;
}

/** Administrators know all groups, staff their own. A13 */
const isKnown = (sql: Sql, { userType, roleId = null }: { userType: Actor['userType']; roleId?: string | null }) =>
  userType === 'ADM' ? sql`true` : sql`r.role_id = ${roleId}::uuid`;

const isWanted = (sql: Sql, { groupId = null }: { groupId?: string | null }) =>
  sql`(${groupId}::uuid is null or r.role_id = ${groupId}::uuid)`;

/** Staff are grouped by role; ordered by name. D15 */
export class ListStaffGroups extends barnQuery<Group, StaffGroupReply[]>('people.ListStaffGroups') {}

@QueryHandler(ListStaffGroups)
export class ListStaffGroupsHandler extends BarnQueryHandler<ListStaffGroups> {
  async answer(sql: Sql, group: Group, { actor }: Asker) {
    return sql<StaffGroupReply[]>`
      select r.role_id as id, coalesce(r.role_name, '') as name from role r
      where ${isKnown(sql, actor)} and ${isWanted(sql, group)} order by lower(r.role_name), r.role_id`;
  }
}

/** Active staff whose login has the role. */
export class ListStaffOfGroup extends barnQuery<Group, GroupMemberReply[]>('people.ListStaffOfGroup') {}

@QueryHandler(ListStaffOfGroup)
export class ListStaffOfGroupHandler extends BarnQueryHandler<ListStaffOfGroup> {
  async answer(sql: Sql, group: Group, { actor }: Asker) {
    return sql<GroupMemberReply[]>`
      select o.*, r.role_id as group_id from (${staffOptionRows(sql)}) o
      join login l on l.person_id = o.person_id join role r on r.farm_id = l.farm_id and r.role_id = l.role_id
      where o.is_active = 1 and ${isKnown(sql, actor)} and ${isWanted(sql, group)} order by lower(o.name), o.id`;
  }
}
