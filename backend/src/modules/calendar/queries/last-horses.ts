import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { grantable, horsesAtWork } from '../../enrollment/contracts.js';
import { offOn } from '../../horses/contracts.js';
import { conditions } from './lesson-filters.js';
import { knownRiders, sees, type Viewer } from './sight.js';

interface BoardHorses {
  horses: LastHorse[];
  elsewhere: { horse_id: string; lessons: number }[];
}
interface LastHorse {
  lesson_person_id: string;
  horse_id: string;
  horse_name: string;
  scheduled_date: string;
  /** The rider waits for a horse, and gets this one before those who come later. */
  is_free: number;
}
type Ridden = Omit<LastHorse, 'is_free'> & { lessonId: string; isWaiting: boolean };

/** For everybody of a day the horse of the last lesson before, if in work; and what horses do in lessons unseen by the viewer. A01 B03 */
export class ListLastHorses extends barnQuery<{ date: string }, BoardHorses>('calendar.ListLastHorses') {}

@QueryHandler(ListLastHorses)
export class ListLastHorsesHandler extends BarnQueryHandler<ListLastHorses> {
  async answer(sql: Sql, { date }: { date: string }, { farmId, actor, now }: Asker & { now: Date }) {
    const viewer: Viewer = { kind: 'staff', actor, now };
    const known = knownRiders(sql, viewer, sql`lp.student_id`);
    const seen = conditions(sql, sees(sql, viewer));
    const today = sql`l.farm_id = ${farmId} and l.scheduled_date = ${date} and not l.is_cancelled`;
    const [ridden, elsewhere, atWork] = await Promise.all([
      sql<Ridden[]>`
      select lp.lesson_person_id, ridden.horse_id, ridden.horse_name, ridden.scheduled_date, l.lesson_id as "lessonId",
        lp.horse_id is null and l.status_code <> 'COM' as "isWaiting"
      from lesson l
      join lesson_person lp on lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled
      cross join lateral (
        select h.horse_id, h.horse_name, earlier.scheduled_date
        from lesson_person was
        join lesson earlier on earlier.farm_id = was.farm_id and earlier.lesson_id = was.lesson_id
        join horse h on h.farm_id = was.farm_id and h.horse_id = was.horse_id and h.is_active
          and not ${offOn(sql, date)}
        where was.farm_id = lp.farm_id and was.student_id = lp.student_id and not was.is_cancelled
          and not earlier.is_cancelled and earlier.starts_at < l.starts_at
        order by earlier.starts_at desc limit 1) ridden
      where ${today}
        ${known ? sql`and ${known}` : sql``} ${seen}
      order by l.starts_at, l.lesson_id, lp.lesson_person_id`,
      sql<BoardHorses['elsewhere']>`
      select lp.horse_id, count(*)::int as lessons
      from lesson l
      join lesson_person lp on lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id
        and not lp.is_cancelled and lp.horse_id is not null
      where ${today} and not (true ${seen})
      group by lp.horse_id order by lp.horse_id`,
      horsesAtWork({ sql, farmId, actor }, sql`select l.lesson_id from lesson l where ${today}`),
    ]);
    const wishes = ridden.filter(({ isWaiting }) => isWaiting).map((one) => ({ ...one, horseId: one.horse_id }));
    const free = new Set([...grantable(wishes, atWork)].map(({ lesson_person_id }) => lesson_person_id));
    const horses = ridden.map(({ lessonId: _lesson, isWaiting: _waits, ...one }) => ({
      ...one,
      is_free: Number(free.has(one.lesson_person_id)),
    }));
    return { horses, elsewhere };
  }
}
