import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import type { ActiveSearch } from '../../../platform/http/active-search.js';
import { readListRow, withVersions } from '../../../platform/http/list-rows.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { RestStaffReply, StaffOptionReply, StaffPersonReply, StaffReply } from '../http/staff.replies.js';
import { staffList, staffOptionRows, staffRows } from './staff-rows.js';
import { stillNaming } from './staff-warnings.js';

/** Ordered by name. R029 R031 */
export class ListStaff extends barnQuery<ActiveSearch, StaffReply[]>('people.ListStaff') {}

@QueryHandler(ListStaff)
export class ListStaffHandler extends BarnQueryHandler<ListStaff> {
  async answer(sql: Sql, { active, search }: ActiveSearch, { actor }: Asker) {
    return sql<StaffReply[]>`
      select * from (${staffRows(sql, actor)}) s
      where (${active ?? null}::boolean is null or s.is_active = (${active ?? false}::boolean)::int)
        and s.name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}
      order by lower(s.name), s.id`;
  }
}

/** A pick list; families are offered the active ones only. F20 */
export class ListStaffOptions extends barnQuery<{ active: boolean }, StaffOptionReply[]>('people.ListStaffOptions') {}

@QueryHandler(ListStaffOptions)
export class ListStaffOptionsHandler extends BarnQueryHandler<ListStaffOptions> {
  async answer(sql: Sql, { active }: { active: boolean }, { actor }: Asker) {
    return sql<StaffOptionReply[]>`
      select * from (${staffOptionRows(sql)}) o where o.is_active = 1 or ${!active && actor.userType !== 'STU'}
      order by lower(o.name), o.id`;
  }
}

export class GetStaff extends barnQuery<{ instructorId: string }, RestStaffReply>('people.GetStaff') {}

@QueryHandler(GetStaff)
export class GetStaffHandler extends BarnQueryHandler<GetStaff> {
  async answer(sql: Sql, { instructorId }: { instructorId: string }, { actor }: Asker) {
    return readListRow<RestStaffReply>(sql, staffList, { id: instructorId, called: 'The staff person' }, actor);
  }
}

/** Staff may ask about themselves only; nobody learns whether there is somebody else. */
export class ReadStaffPerson extends barnQuery<{ personId: string }, StaffPersonReply>('people.ReadStaffPerson') {}

@QueryHandler(ReadStaffPerson)
export class ReadStaffPersonHandler extends BarnQueryHandler<ReadStaffPerson> {
  async answer(sql: Sql, { personId }: { personId: string }, { actor, now }: Asker & { now: Date }) {
    if (actor.userType !== 'ADM' && actor.personId !== personId) throw forbidden();
    const own = sql`select * from (${staffList.rows(sql, actor)}) s where s.person_id = ${personId}`;
    const [[staff], [accountHolder], stillNamed] = await Promise.all([
      sql<RestStaffReply[]>`${withVersions(sql, staffList, own)}`,
      sql<StaffPersonReply['accountHolder'][]>`
        select p.person_id as id, p.person_id, p.billing_person_id, p.person_name, p.first_name, p.last_name, l.login_id as user_id,
          l.role_id, 1 as is_instructor, p.contact_email, p.contact_mobile, p.contact_homephone, p.is_active::int as is_active
        from person p left join login l on l.farm_id = p.farm_id and l.person_id = p.person_id
        where p.person_id = ${personId}`,
      actor.userType === 'ADM'
        ? stillNaming(sql, sql`(select instructor_id from instructor where person_id = ${personId})`, now)
        : null,
    ]);
    if (!staff || !accountHolder) throw notFound('The staff person');
    return { staff, accountHolder, stillNamed };
  }
}
