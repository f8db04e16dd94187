import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { isShownStudent } from '../../people/contracts.js';
import { dayIn, isGood, standingOf } from '../domain/standing.js';
import { askedOf } from '../facts/riders-of.js';
import type { UnsignedRiderReply } from '../http/own-waivers.replies.js';

interface Riding {
  /** Of the barn, by which a waiver has to be good. */
  day: string;
  /** Whoever has a place in this session, in place of who rides on the day. */
  seriesId?: string;
}

/** Who rides on a day of the barn and has no good waiver of those that it asks for; nobody where it asks for none. */
export class ListUnsignedRiders extends barnQuery<Riding, UnsignedRiderReply[]>('waivers.ListUnsigned') {}

@QueryHandler(ListUnsignedRiders)
export class ListUnsignedRidersHandler extends BarnQueryHandler<ListUnsignedRiders> {
  async answer(sql: Sql, riding: Riding, { farmId, actor, now }: Asker & { now: Date }) {
    const settings = await loadBarnSettings(sql);
    if (!enabled(settings, 'can_sign_waivers')) return [];
    const { day } = riding;
    const whose = sql`${isShownStudent(sql, actor, sql`r.student_id`)} and r.student_id in (${ridersOf(sql, farmId, riding)})`;
    const templates = await askedOf(sql, farmId, whose);
    // It has to be good on the day, whenever that is looked at.
    const today = dayIn(settings.timeZone, now);
    const on = day > today ? day : today;
    return templates.flatMap(({ title, enough, riders: all }) =>
      all.flatMap(({ studentId, personId, signed }) => {
        const standing = standingOf(signed, enough, on);
        if (isGood(standing)) return [];
        const expiration_date = signed?.expiresOn ?? null;
        return [{ student_id: studentId, person_id: personId, title, standing, expiration_date }];
      }),
    );
  }
}

const ridersOf = (sql: Sql, farmId: string, { day, seriesId }: Riding) =>
  seriesId
    ? sql`select e.student_id from registered_student e where e.farm_id = ${farmId} and e.series_id = ${seriesId}`
    : sql`
      select lp.student_id from lesson l
      join lesson_person lp on lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled
      where l.farm_id = ${farmId} and l.scheduled_date = ${day} and not l.is_cancelled`;
