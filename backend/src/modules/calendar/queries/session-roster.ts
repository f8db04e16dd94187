import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { may } from '../../../platform/tenancy/actor.js';
import { pinnedNotes } from '../../notes/contracts.js';
import {
  isShownPerson,
  keepsEmergencyCards,
  maySeeContacts,
  medicalNote,
  photoConsentOf,
  readsMedicalNote,
  shownLevel,
  wholeYears,
} from '../../people/contracts.js';
import type { RosterRiderReply, SessionRosterReply } from '../http/session-sheets.replies.js';
import { readSession } from './registrations.js';
import { isShownInSession, sessionDays } from './session-days.js';

interface Reading extends Asker {
  now: Date;
  seriesId: string;
}

type Row = Omit<RosterRiderReply, 'age' | 'notes'> & { born: string | null; notes: string[]; pinned: string[] };

/** Who holds a place in a session, with what whoever teaches it takes along: each fact for those who find it elsewhere, too. A10 B03 */
export class ReadSessionRoster extends barnQuery<{ seriesId: string }, SessionRosterReply>(
  'calendar.ReadSessionRoster',
) {}

@QueryHandler(ReadSessionRoster)
export class ReadSessionRosterHandler extends BarnQueryHandler<ReadSessionRoster> {
  async answer(
    sql: Sql,
    { seriesId }: { seriesId: string },
    asker: Asker & { now: Date },
  ): Promise<SessionRosterReply> {
    const reading = { ...asker, seriesId };
    const [session, [days], rows] = await Promise.all([
      readSession(sql, asker, seriesId),
      sessionDays(sql, reading),
      ridersOf(sql, reading),
    ]);
    if (!session || !days) throw notFound('The session');
    const { today, next_date, instructors } = days;
    const shows_contacts = Number(maySeeContacts(asker.actor));
    return { session, today, next_date, instructors, shows_contacts, riders: rows.map((row) => riderOn(today, row)) };
  }
}

const riderOn = (today: string, { born, notes, pinned, ...rider }: Row): RosterRiderReply => ({
  ...rider,
  age: born === null ? null : wholeYears(born, today),
  notes: [...pinned, ...notes],
});

/** By name. Birth dates and what is noted of riders stand on a client's page, which not all staff open. */
function ridersOf(sql: Sql, { farmId, actor, now, seriesId }: Reading) {
  const opensClients = may(actor, 'VIEW_CLIENT_PROFILE');
  const reached = sql`${maySeeContacts(actor)} and ${isShownPerson(sql, actor)}`;
  return sql<Row[]>`
    select s.student_id, rider.person_id, rider.person_name as name, e.state, ${shownLevel(sql)} as level,
      case when ${opensClients} then to_char(s.date_of_birth, 'YYYY-MM-DD') end as born,
      p.person_id as account_person_id, p.person_name as account_name,
      case when ${reached} then nullif(trim(p.contact_mobile), '') end as contact_mobile,
      case when ${reached} then nullif(trim(p.contact_homephone), '') end as contact_homephone,
      case when ${reached} then nullif(trim(p.contact_email), '') end as contact_email,
      case when ${opensClients} then array_remove(array[nullif(trim(s.general_notes1), ''), nullif(trim(s.general_notes2), ''),
        nullif(trim(s.general_notes3), '')], null) else '{}' end as notes,
      ${photoConsentOf(sql)} as photo_consent, coalesce(c.contacts, '[]') as emergency_contacts, ${medicalNote(sql)},
      ${pinnedNotes(sql, actor, { farmId: sql`rider.farm_id`, personId: sql`rider.person_id` })} as pinned
    from registered_student e
    join student s on s.farm_id = e.farm_id and s.student_id = e.student_id
    join farm f on f.farm_id = s.farm_id
    cross join lateral (select ${readsMedicalNote(sql, actor, now)} as note) reads
    left join emergency_card c on c.farm_id = s.farm_id and c.student_id = s.student_id and ${keepsEmergencyCards(sql)}
    join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
    left join person p on p.farm_id = rider.farm_id and p.person_id = rider.billing_person_id
    where e.farm_id = ${farmId} and e.series_id = ${seriesId} and ${isShownInSession(sql, { kind: 'staff', actor, now })}
    order by lower(rider.person_name), s.student_id`;
}
