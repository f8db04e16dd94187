import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { readListRow } from '../../../platform/http/list-rows.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { dayIn, RENEWAL_DAYS } from '../domain/standing.js';
import { settingsOfWaivers } from '../facts/account-of.js';
import { currentTexts, ownWaivers, signedForRiders } from '../facts/own-texts.js';
import type { OwnWaiverReply, OwnWaiverRowReply } from '../http/own-waivers.replies.js';

/** The barn's own waivers, each with how many of its riders have signed. */
export class ListOwnWaivers extends barnQuery<Record<never, never>, OwnWaiverRowReply[]>('waivers.ListOwn') {}

@QueryHandler(ListOwnWaivers)
export class ListOwnWaiversHandler extends BarnQueryHandler<ListOwnWaivers> {
  async answer(sql: Sql, _: object, { farmId, now }: Asker & { now: Date }) {
    const { timeZone } = await settingsOfWaivers(sql);
    const today = dayIn(timeZone, now);
    const rows = await sql<OwnWaiverRowReply[]>`
      with riders as (
        select p.person_id from person p
        join student r on r.farm_id = p.farm_id and r.person_id = p.person_id
        where p.farm_id = ${farmId} and p.is_active and r.is_active and p.billing_person_id is not null),
      good as (
        select s.template_id, s.person_id,
          bool_and(coalesce(s.expires_on <= ${today}::date + ${RENEWAL_DAYS}::int, false)) as ends_soon
        from (${signedForRiders(sql)}) s
        join (${currentTexts(sql)}) x on x.farm_id = s.farm_id and x.template_id = s.template_id
        join riders on riders.person_id = s.person_id
        where s.farm_id = ${farmId} and s.text_version >= x.enough and coalesce(s.expires_on >= ${today}::date, true)
        group by 1, 2)
      select t.template_id as id, x.title, x.valid_months, t.is_active::int as is_active, x.version as text_version,
        (select count(*) from good where good.template_id = t.template_id)::int as signed,
        (select count(*) from good where good.template_id = t.template_id and ends_soon)::int as ending,
        (select count(*) from riders where not exists (
          select from good where good.template_id = t.template_id and good.person_id = riders.person_id))::int as missing
      from waiver_template t join (${currentTexts(sql)}) x on x.farm_id = t.farm_id and x.template_id = t.template_id
      where t.farm_id = ${farmId} and t.is_own order by lower(x.title), t.template_id`;
    return [...rows];
  }
}

/** What an own waiver says now. Families read those that they are asked for. */
export class ReadOwnWaiver extends barnQuery<{ templateId: string }, OwnWaiverReply>('waivers.ReadOwn') {}

@QueryHandler(ReadOwnWaiver)
export class ReadOwnWaiverHandler extends BarnQueryHandler<ReadOwnWaiver> {
  async answer(sql: Sql, { templateId }: { templateId: string }, { actor }: Asker) {
    await settingsOfWaivers(sql);
    const called = 'The waiver';
    const waiver = await readListRow<OwnWaiverReply>(sql, ownWaivers, { id: templateId, called }, actor);
    if (actor.userType === 'STU' && waiver.is_active === 0) throw notFound(called);
    return waiver;
  }
}
