import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isOwnPerson } from '../../people/contracts.js';
import { ageOn, type CustomField, type PaperDetails } from '../domain/signed-paper.js';
import { settingsOfWaivers } from '../facts/account-of.js';
import { fieldsOf, ownSigning } from '../facts/own-signing.js';
import type { WaiverReply } from '../http/waivers.replies.js';

interface Which {
  waiverId: string;
}
type Found = Omit<WaiverReply, keyof PaperDetails | 'customWaiverFields'> & { details: PaperDetails; today: string };

/** All that stands on a signed waiver; a family reads its own account's. R256 */
export class ReadWaiver extends barnQuery<Which, WaiverReply>('waivers.Read') {}

@QueryHandler(ReadWaiver)
export class ReadWaiverHandler extends BarnQueryHandler<ReadWaiver> {
  async answer(sql: Sql, { waiverId }: Which, { farmId, actor, now }: Asker & { now: Date }) {
    const { timeZone } = await settingsOfWaivers(sql);
    const [[found], own] = await Promise.all([
      sql<Found[]>`
      select w.waiver_id as "waiverId", w.template_id as "templateId", s.title, s.first_name as "firstName",
        s.last_name as "lastName", s.email, s.verified::int as verified, s.details,
        to_char(w.signed_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI') as "createdOn",
        to_char(s.expires_on, 'YYYY-MM-DD') as "expirationDate",
        to_char(${now}::timestamptz at time zone ${timeZone}, 'YYYY-MM-DD') as today
      from signed_waiver w
      join waiver_paper s on s.farm_id = w.farm_id and s.waiver_id = w.waiver_id
      left join person p on p.farm_id = w.farm_id and p.person_id = w.person_id
      where w.farm_id = ${farmId} and w.waiver_id = ${waiverId}
        and (not ${actor.userType === 'STU'}::boolean or ${isOwnPerson(sql, actor)})`,
      ownSigning(sql, farmId, waiverId),
    ]);
    if (!found) throw notFound('The waiver');
    return shown(found, own ? fieldsOf(own) : []);
  }
}

function shown({ details, today, ...waiver }: Found, signature: readonly CustomField[]): WaiverReply {
  const { participants, customFields, ...rest } = details;
  return {
    ...waiver,
    ...rest,
    participants: participants.map(({ customFields: fields, isMinor, ...one }) => ({
      ...one,
      isMinor: isMinor ? 1 : 0,
      age: ageOn(today, one.dob),
      customParticipantFields: copied(fields),
    })),
    customWaiverFields: copied([...customFields, ...signature]),
  };
}

const copied = (fields: readonly CustomField[]) => fields.map((field) => ({ ...field }));
