import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

/** How many wait for staff's answer, in all sessions. */
export class CountAsking extends barnQuery<object, number>('calendar.CountAsking') {}

@QueryHandler(CountAsking)
export class CountAskingHandler extends BarnQueryHandler<CountAsking> {
  async answer(sql: Sql, _: object, { farmId }: Asker) {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from registered_student where farm_id = ${farmId} and state = 'asked'`;
    return row?.count ?? 0;
  }
}
