import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { readyLevel, standingsOf } from '../domain/standing.js';
import type { LevelProgressReply, ProgressReply, RiddenHorseReply } from '../http/progress.replies.js';
import { horses, lessons, places } from '../lookups.js';
import { isTaughtOrShown } from './taught-students.js';

const MOST_HORSES = 50;

type Level = Omit<LevelProgressReply, 'standing'> & { is_active: boolean };
interface Found {
  student_id: string;
  level_id: string | null;
  proposed: boolean;
  levels: Level[];
  horses: RiddenHorseReply[];
}

/** Levels in use, the rider's own, and those of which something is reached, each with its skills. */
const levelsOfRider = (sql: Sql): Fragment => sql`
  select v.level_id, v.level_name, v.level_description, v.is_active, k.reached, k.of, k.skills
  from level v cross join lateral (
    select count(*) filter (where k.is_active and r.skill_id is not null)::int as reached,
      count(*) filter (where k.is_active)::int as of,
      coalesce(json_agg(json_build_object(
        'skill_id', k.skill_id, 'skill_name', k.skill_name, 'skill_description', k.skill_description,
        'reached_on', to_char(r.noted_at at time zone f.time_zone, 'YYYY-MM-DD'),
        'noted_by', (select p.person_name from person p where p.farm_id = r.farm_id and p.person_id = r.noted_by)
      ) order by k.skill_order nulls last, lower(k.skill_name), k.skill_id), '[]') as skills
    from skill k left join rider_skill r on r.farm_id = k.farm_id and r.student_id = s.student_id and r.skill_id = k.skill_id
    where k.farm_id = v.farm_id and k.level_id = v.level_id and (k.is_active or r.skill_id is not null)) k
  where v.farm_id = s.farm_id and (v.is_active or v.level_id = s.level_id or k.reached > 0)
  order by v.level_order, lower(v.level_name), v.level_id`;

/** In lessons that have begun. Families hear of horses where the barn shows them. */
const horsesOfRider = (sql: Sql, actor: Actor, now: Date): Fragment => sql`
  select x.horse_id, h.horse_name, count(*)::int as times, to_char(max(l.scheduled_date), 'YYYY-MM-DD') as last_on
  from ${places(sql)} x join ${lessons(sql)} l on l.farm_id = x.farm_id and l.lesson_id = x.lesson_id
    join ${horses(sql)} h on h.farm_id = x.farm_id and h.horse_id = x.horse_id
  where x.farm_id = s.farm_id and x.student_id = s.student_id and not x.is_cancelled and not l.is_cancelled
    and l.starts_at <= ${now} and (${actor.userType !== 'STU'} or f.preferences ->> 'clients_can_view_horses' = '1')
  group by x.horse_id, h.horse_name order by count(*) desc, lower(h.horse_name), x.horse_id limit ${MOST_HORSES}`;

/** How far a rider is, and on whom. Whom the actor may not know is 404. */
export async function progressOf(
  sql: Sql,
  { farmId, actor, now }: Asker & { now: Date },
  studentId: string,
): Promise<ProgressReply> {
  const [found] = await sql<Found[]>`
    select s.student_id, s.level_id,
      exists (select from rider_level p where p.farm_id = s.farm_id and p.student_id = s.student_id and p.state = 'proposed') as proposed,
      (select coalesce(json_agg(v), '[]') from (${levelsOfRider(sql)}) v) as levels,
      (select coalesce(json_agg(h), '[]') from (${horsesOfRider(sql, actor, now)}) h) as horses
    from student s join farm f on f.farm_id = s.farm_id
    where s.farm_id = ${farmId} and s.student_id = ${studentId} and ${isTaughtOrShown(sql, actor)}`;
  if (!found) throw notFound('The student', 'student_id');
  return answered(found, actor);
}

function answered({ student_id, level_id, proposed, levels: inOrder, horses: ridden }: Found, actor: Actor) {
  const known = inOrder.map((level) => ({ ...level, levelId: level.level_id, isActive: level.is_active }));
  const standings = standingsOf(known, level_id);
  const levels = inOrder.map(({ is_active: _, ...level }, at) => ({ ...level, standing: standings[at] ?? 'ahead' }));
  return {
    student_id,
    is_ready: Number(!proposed && readyLevel(known, level_id) !== undefined),
    levels: actor.userType === 'STU' ? levels.filter(isForFamilies) : levels,
    horses: ridden,
  };
}

/** What is far ahead is not held out to a family. */
const isForFamilies = ({ standing, reached }: LevelProgressReply) => standing !== 'ahead' || reached > 0;

export class ReadProgress extends barnQuery<{ studentId: string }, ProgressReply>('people.ReadProgress') {}

@QueryHandler(ReadProgress)
export class ReadProgressHandler extends BarnQueryHandler<ReadProgress> {
  answer(sql: Sql, { studentId }: { studentId: string }, asker: Asker & { now: Date }) {
    return progressOf(sql, asker, studentId);
  }
}
