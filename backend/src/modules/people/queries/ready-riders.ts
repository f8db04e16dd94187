import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { readyLevel, type LevelInOrder } from '../domain/standing.js';
import type { ReadyRiderReply } from '../http/rider-levels.replies.js';
import { isTaughtOrShown } from './taught-students.js';

const MOST_TOLD = 100;

interface Rider extends Omit<ReadyRiderReply, 'level_id' | 'level_name'> {
  own: string | null;
  /** How many skills in use are reached, by level; of levels where some are. */
  reached: Record<string, number>;
}
type Level = LevelInOrder & { name: string; of: number };

/** Active riders who have reached every skill of their next level, which nobody has proposed. */
export class ListReadyRiders extends barnQuery<object, ReadyRiderReply[]>('people.ListReadyRiders') {}

@QueryHandler(ListReadyRiders)
export class ListReadyRidersHandler extends BarnQueryHandler<ListReadyRiders> {
  async answer(sql: Sql, _: object, { farmId, actor }: Asker) {
    const [levels, riders] = await Promise.all([
      sql<Level[]>`
        select v.level_id as "levelId", v.is_active as "isActive", v.level_name as name, (
          select count(*)::int from skill k where k.farm_id = v.farm_id and k.level_id = v.level_id and k.is_active) as of
        from level v where v.farm_id = ${farmId} order by v.level_order, lower(v.level_name), v.level_id`,
      sql<Rider[]>`
        select s.student_id, s.person_id, p.person_name as name, s.level_id as own, own.level_name as former_name, noted.reached
        from (
          select one.student_id, json_object_agg(one.level_id, one.reached) as reached from (
            select r.student_id, k.level_id, count(*) as reached from rider_skill r
              join skill k on k.farm_id = r.farm_id and k.skill_id = r.skill_id
            where r.farm_id = ${farmId} and k.is_active group by 1, 2) one
          group by 1) noted
        join student s on s.farm_id = ${farmId} and s.student_id = noted.student_id
        join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
        left join level own on own.farm_id = s.farm_id and own.level_id = s.level_id
        where p.is_active and s.is_active and ${isTaughtOrShown(sql, actor)} and not exists (
          select from rider_level l where l.farm_id = s.farm_id and l.student_id = s.student_id and l.state = 'proposed')
        order by lower(p.person_name), s.student_id`,
    ]);
    return riders.flatMap((rider) => ready(rider, levels)).slice(0, MOST_TOLD);
  }
}

function ready({ own, reached, ...rider }: Rider, levels: readonly Level[]): ReadyRiderReply[] {
  const next = readyLevel(
    levels.map((level) => ({ ...level, reached: reached[level.levelId] ?? 0 })),
    own,
  );
  return next ? [{ ...rider, level_id: next.levelId, level_name: next.name }] : [];
}
