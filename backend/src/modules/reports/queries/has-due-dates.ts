import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

/** Whether an unpaid invoice of the barn names a day until which it is to be paid. */
export async function hasDueDates(sql: Sql, farmId: string) {
  const [dated] = await sql`
    select from payment where farm_id = ${farmId} and due_date is not null and not paid limit 1`;
  return dated !== undefined;
}

export class HasDueDates extends barnQuery<void, boolean>('reports.HasDueDates') {}

@QueryHandler(HasDueDates)
export class HasDueDatesHandler extends BarnQueryHandler<HasDueDates> {
  answer(sql: Sql, _: void, { farmId }: Asker) {
    return hasDueDates(sql, farmId);
  }
}
