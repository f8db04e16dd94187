import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { photoOf } from '../../horses/contracts.js';
import { isOnOwnAccount, ownStudents } from '../../people/contracts.js';
import type { OwnHorseReply, OwnHorsesReply } from '../http/own-horses.replies.js';
import { weekOf } from './week-of.js';

/** A family's own horses, and what each does this week; who rides it is told of the family's riders alone. */
export class ListOwnHorses extends barnQuery<void, OwnHorsesReply>('calendar.ListOwnHorses') {}

@QueryHandler(ListOwnHorses)
export class ListOwnHorsesHandler extends BarnQueryHandler<ListOwnHorses> {
  async answer(sql: Sql, _: void, { farmId, actor, now }: Asker & { now: Date }) {
    const { first, last } = await weekOf(sql, farmId, undefined, now);
    const horses = await sql<OwnHorseReply[]>`
      select h.horse_id as id, h.horse_name as name, ${photoOf(sql, sql`h`)} as photo_id, (
          select coalesce(json_agg(json_build_object('date', l.scheduled_date, 'start_time', to_char(l.start_time, 'HH24:MI'),
            'end_time', to_char(l.end_time, 'HH24:MI'), 'title', l.title, 'rider_name', rider.name)
            order by l.starts_at, l.lesson_id), '[]')
          from lesson l cross join lateral (
            select count(*) as places, min(p.first_name) filter (where lp.student_id in ${ownStudents(sql, actor)}) as name
            from lesson_person lp join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
              join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
            where lp.farm_id = ${farmId} and lp.lesson_id = l.lesson_id and lp.horse_id = h.horse_id and not lp.is_cancelled) rider
          where l.farm_id = ${farmId} and l.scheduled_date between ${first} and ${last} and not l.is_cancelled
            and (rider.places > 0 or exists (select from lesson_horse lh
              where lh.farm_id = ${farmId} and lh.lesson_id = l.lesson_id and lh.horse_id = h.horse_id))) as lessons
      from horse h join person p on p.farm_id = h.farm_id and p.person_id = h.owner_id
      where h.farm_id = ${farmId} and h.is_active and ${isOnOwnAccount(sql, actor)}
      order by lower(h.horse_name), h.horse_id`;
    return { week_start: first, week_end: last, horses };
  }
}
