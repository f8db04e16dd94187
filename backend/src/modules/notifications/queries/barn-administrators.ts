import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

/** Their logins, which can sign in. */
export class BarnAdministrators extends barnQuery<object, string[]>('notifications.BarnAdministrators') {}

@QueryHandler(BarnAdministrators)
export class BarnAdministratorsHandler extends BarnQueryHandler<BarnAdministrators> {
  async answer(sql: Sql, _: object, { farmId }: Asker) {
    const rows = await sql<{ login_id: string }[]>`
      select login_id from login where farm_id = ${farmId} and user_type = 'ADM' and is_active order by login_id`;
    return rows.map(({ login_id }) => login_id);
  }
}
