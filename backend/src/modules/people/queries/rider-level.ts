import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { LevelProposalReply, RiderLevelReply } from '../http/rider-levels.replies.js';
import { isTaughtOrShown } from './taught-students.js';

const MOST_TOLD = 100;

const nameOf = (sql: Sql, person: 'proposed_by' | 'decided_by') =>
  sql`(select p.person_name from person p where p.farm_id = r.farm_id and p.person_id = r.${sql(person)})`;

/** The level of a rider and how it came, newest first; families hear of what was confirmed. Whom the actor may not know is 404. */
export async function riderLevel(sql: Sql, farmId: string, actor: Actor, studentId: string): Promise<RiderLevelReply> {
  const open = actor.userType === 'STU' ? sql`and r.state = 'confirmed'` : sql``;
  const [found] = await sql<RiderLevelReply[]>`
    select s.student_id, s.level_id, v.level_name, (
      select to_char(max(r.decided_at) at time zone f.time_zone, 'YYYY-MM-DD') from rider_level r
      where r.farm_id = s.farm_id and r.student_id = s.student_id and r.state = 'confirmed' and r.level_id = s.level_id) as since,
      (select coalesce(json_agg(one), '[]') from (
        select r.rider_level_id as id, r.level_id, named.level_name, r.state, ${nameOf(sql, 'proposed_by')} as proposed_by,
          to_char(r.proposed_at at time zone f.time_zone, 'YYYY-MM-DD') as proposed_on, ${nameOf(sql, 'decided_by')} as decided_by,
          to_char(r.decided_at at time zone f.time_zone, 'YYYY-MM-DD') as decided_on
        from rider_level r left join level named on named.farm_id = r.farm_id and named.level_id = r.level_id
        where r.farm_id = s.farm_id and r.student_id = s.student_id ${open}
        order by coalesce(r.decided_at, 'infinity') desc, r.rider_level_id desc limit ${MOST_TOLD}) one) as history
    from student s join farm f on f.farm_id = s.farm_id left join level v on v.farm_id = s.farm_id and v.level_id = s.level_id
    where s.farm_id = ${farmId} and s.student_id = ${studentId} and ${isTaughtOrShown(sql, actor)}`;
  if (!found) throw notFound('The student', 'student_id');
  return found;
}

export class ReadRiderLevel extends barnQuery<{ studentId: string }, RiderLevelReply>('people.ReadRiderLevel') {}

@QueryHandler(ReadRiderLevel)
export class ReadRiderLevelHandler extends BarnQueryHandler<ReadRiderLevel> {
  answer(sql: Sql, { studentId }: { studentId: string }, { farmId, actor }: Asker) {
    return riderLevel(sql, farmId, actor, studentId);
  }
}

/** What waits to be confirmed, the oldest first. */
export class ListLevelProposals extends barnQuery<object, LevelProposalReply[]>('people.ListLevelProposals') {}

@QueryHandler(ListLevelProposals)
export class ListLevelProposalsHandler extends BarnQueryHandler<ListLevelProposals> {
  async answer(sql: Sql, _: object, { farmId, actor }: Asker) {
    return sql<LevelProposalReply[]>`
      select r.rider_level_id as id, r.student_id, s.person_id, p.person_name as name, r.level_id, v.level_name,
        former.level_name as former_name,
        ${nameOf(sql, 'proposed_by')} as proposed_by, to_char(r.proposed_at at time zone f.time_zone, 'YYYY-MM-DD') as proposed_on
      from rider_level r
        join farm f on f.farm_id = r.farm_id
        join student s on s.farm_id = r.farm_id and s.student_id = r.student_id
        join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
        join level v on v.farm_id = r.farm_id and v.level_id = r.level_id
        left join level former on former.farm_id = s.farm_id and former.level_id = s.level_id
      where r.farm_id = ${farmId} and r.state = 'proposed' and p.is_active and ${isTaughtOrShown(sql, actor)}
      order by r.proposed_at, r.rider_level_id limit ${MOST_TOLD}`;
  }
}
