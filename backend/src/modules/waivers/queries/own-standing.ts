import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isMinor } from '../domain/decide-signing.js';
import { dayIn, standingOf } from '../domain/standing.js';
import { accountOf, settingsOfWaivers } from '../facts/account-of.js';
import { currentTexts } from '../facts/own-texts.js';
import { ofAccount, ridersOf, type NamedRider } from '../facts/riders-of.js';
import type { OwnStandingReply } from '../http/own-waivers.replies.js';

interface Whose {
  personId: string;
}
interface Template {
  id: string;
  title: string;
  enough: number;
  riders: NamedRider[];
}

/** Who of an account has signed which of the barn's own waivers, and until when that is good. */
export class ReadOwnStanding extends barnQuery<Whose, OwnStandingReply>('waivers.ReadOwnStanding') {}

@QueryHandler(ReadOwnStanding)
export class ReadOwnStandingHandler extends BarnQueryHandler<ReadOwnStanding> {
  async answer(sql: Sql, { personId }: Whose, asker: Asker & { now: Date }): Promise<OwnStandingReply> {
    const { farmId, now } = asker;
    const { timeZone } = await settingsOfWaivers(sql);
    const accountId = await accountOf(sql, personId, asker);
    const riders = ridersOf(sql, {
      farmId,
      whose: ofAccount(sql, accountId),
      templateId: sql`t.template_id`,
      enough: sql`x.enough`,
    });
    const [templates, [emergency]] = await Promise.all([
      sql<Template[]>`
        select t.template_id as id, x.title, x.enough, (select coalesce(json_agg(one), '[]') from (${riders}) one) as riders
        from waiver_template t join (${currentTexts(sql)}) x on x.farm_id = t.farm_id and x.template_id = t.template_id
        where t.farm_id = ${farmId} and t.is_own and t.is_active order by lower(x.title), t.template_id`,
      sql<{ name: string; phone: string }[]>`
        select p.details ->> 'emergencyContactName' as name, p.details ->> 'emergencyContactPhone' as phone
        from signed_waiver w join waiver_paper p on p.farm_id = w.farm_id and p.waiver_id = w.waiver_id
        where w.farm_id = ${farmId} and w.person_id = ${accountId} and p.details ->> 'emergencyContactName' <> ''
        order by w.signed_at desc limit 1`,
    ]);
    const today = dayIn(timeZone, now);
    return {
      templates: templates.map(({ id, title, enough, riders: all }) => ({
        id,
        title,
        riders: all.map((rider) => shown(rider, enough, today)),
      })),
      emergency_contact_name: emergency?.name ?? '',
      emergency_contact_phone: emergency?.phone ?? '',
    };
  }
}

const shown = (rider: NamedRider, enough: number, today: string) => ({
  person_id: rider.personId,
  person_name: rider.personName,
  is_minor: isMinor(rider, today) ? 1 : 0,
  standing: standingOf(rider.signed, enough, today),
  expiration_date: rider.signed?.expiresOn ?? null,
  waiver_id: rider.signed?.waiverId ?? null,
});
