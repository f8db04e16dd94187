import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

interface Which {
  enquiryId: string;
}

/** Logins of who is told of an enquiry: whoever looks after it, else every administrator. */
export class EnquiryWatchers extends barnQuery<Which, string[]>('notifications.EnquiryWatchers') {}

@QueryHandler(EnquiryWatchers)
export class EnquiryWatchersHandler extends BarnQueryHandler<EnquiryWatchers> {
  async answer(sql: Sql, { enquiryId }: Which, { farmId }: Asker) {
    const rows = await sql<{ login_id: string; looks_after: boolean }[]>`
      select login.login_id, login.person_id is not distinct from e.assignee_id as looks_after
      from enquiry e join login on login.farm_id = e.farm_id and login.is_active
      where e.farm_id = ${farmId} and e.enquiry_id = ${enquiryId}
        and (login.user_type = 'ADM' or login.person_id = e.assignee_id) order by login.login_id`;
    const own = rows.filter(({ looks_after }) => looks_after);
    return (own.length ? own : rows).map(({ login_id }) => login_id);
  }
}
