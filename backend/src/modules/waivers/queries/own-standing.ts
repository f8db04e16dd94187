import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isMinor } from '../domain/decide-signing.js';
import { dayIn, standingOf } from '../domain/standing.js';
import { accountOf, settingsOfWaivers } from '../facts/account-of.js';
import { askedOf, ofAccount, type NamedRider } from '../facts/riders-of.js';
import type { OwnStandingReply } from '../http/own-waivers.replies.js';

interface Whose {
  personId: string;
}
/** Who of an account has signed which of the barn's own waivers, and until when that is good. */
export class ReadOwnStanding extends barnQuery<Whose, OwnStandingReply>('waivers.ReadOwnStanding') {}

@QueryHandler(ReadOwnStanding)
export class ReadOwnStandingHandler extends BarnQueryHandler<ReadOwnStanding> {
  async answer(sql: Sql, { personId }: Whose, asker: Asker & { now: Date }): Promise<OwnStandingReply> {
    const { farmId, now } = asker;
    const { timeZone } = await settingsOfWaivers(sql);
    const accountId = await accountOf(sql, personId, asker);
    const [templates, [emergency]] = await Promise.all([
      askedOf(sql, farmId, ofAccount(sql, accountId)),
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
