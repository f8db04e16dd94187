import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { LessonFacts } from '../domain/booking-facts.js';
import { placesHeld } from './places-held.js';

interface AskedLesson extends Pick<LessonFacts, 'lessonId' | 'isCancelled' | 'startsAt' | 'maxEnrollment'> {
  /** The public page shows its places: of an active section, with a limit, in a barn that keeps no section to chosen riders. B01 F10 */
  isListed: boolean;
  /** Places that nobody has and that are kept for nobody; null without a limit. */
  free: number | null;
}

/** Lessons as strangers ask for them; one that was deleted is left out. */
export const askedLessons = (sql: Sql, farmId: string, lessonIds: readonly string[]) => sql<AskedLesson[]>`
  select l.lesson_id as "lessonId", l.is_cancelled as "isCancelled", l.starts_at as "startsAt", l.max_enrollment as "maxEnrollment",
    s.is_active and coalesce(l.max_enrollment > 0, false) and coalesce(f.preferences ->> 'restrict_client_sections', '0') <> '1'
      as "isListed",
    greatest(l.max_enrollment - ${placesHeld(sql)} - (
      select count(*) from lesson_person lp where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled), 0)::int
      as free
  from lesson l
  join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
  join farm f on f.farm_id = l.farm_id
  where l.farm_id = ${farmId} and l.lesson_id = any(${[...lessonIds]}::uuid[])`;

/** Lessons in which a place may be kept for a guest no longer: its time is over, the lesson has begun, is off, or has no room. */
export class GuestPlacesDue extends barnQuery<void, string[]>('enrollment.GuestPlacesDue') {}

@QueryHandler(GuestPlacesDue)
export class GuestPlacesDueHandler extends BarnQueryHandler<GuestPlacesDue> {
  async answer(sql: Sql, _: void, { farmId, now }: Asker & { now: Date }) {
    const due = await sql<{ id: string }[]>`
      select g.lesson_id as id from guest_place g
      left join lesson l on l.farm_id = g.farm_id and l.lesson_id = g.lesson_id
      where g.farm_id = ${farmId}
      group by g.farm_id, g.lesson_id, l.farm_id, l.lesson_id, l.is_cancelled, l.starts_at
      having l.lesson_id is null or l.is_cancelled or l.starts_at <= ${now} or min(g.kept_until) <= ${now}
      order by min(g.kept_until), g.lesson_id`;
    return due.map(({ id }) => id);
  }
}
