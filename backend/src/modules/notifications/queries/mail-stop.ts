import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { OptionalKind } from '../domain/mail-kinds.js';

interface Stop {
  personId: string;
  kind: OptionalKind;
}
export interface StandingStop {
  farmName: string;
  /** As it is now; empty if there is none. */
  address: string;
  wanted: boolean;
}

/** What the link of a mail is about, as it stands now; undefined where nobody of that id is known any more. */
export class ReadMailStop extends barnQuery<Stop, StandingStop | undefined>('notifications.ReadMailStop') {}

@QueryHandler(ReadMailStop)
export class ReadMailStopHandler extends BarnQueryHandler<ReadMailStop> {
  async answer(sql: Sql, { personId, kind }: Stop, { farmId }: Asker) {
    const [found] = await sql<StandingStop[]>`
      select f.farm_name as "farmName", coalesce(case when p.person_id = p.billing_person_id then p.contact_email end, (
          select l.email from login l where l.farm_id = p.farm_id and l.person_id = p.person_id), '') as address,
        not exists (
          select from mail_refusal r where r.farm_id = p.farm_id and r.person_id = p.person_id and r.kind = ${kind}) as wanted
      from person p join farm f on f.farm_id = p.farm_id
      where p.farm_id = ${farmId} and p.person_id = ${personId} and p.erased_at is null`;
    return found;
  }
}
