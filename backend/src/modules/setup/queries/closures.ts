import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { Closure } from '../domain/closures.js';

export interface Days {
  /** Both included. */
  from: string;
  to: string;
}

/** Closures that reach into these days, the shortest first. The statement is issued before the first await. */
export const closuresIn = (sql: Sql, farmId: string, { from, to }: Days) => sql<Closure[]>`
  select closed_day_name as name, first_day as "firstDay", coalesce(last_day, first_day) as "lastDay" from closed_day
  where farm_id = ${farmId} and is_active and first_day <= ${to} and coalesce(last_day, first_day) >= ${from}
  order by coalesce(last_day, first_day) - first_day, first_day, lower(closed_day_name), closed_day_id`;

export class ListClosures extends barnQuery<Days, Closure[]>('setup.ListClosures') {}

@QueryHandler(ListClosures)
export class ListClosuresHandler extends BarnQueryHandler<ListClosures> {
  async answer(sql: Sql, days: Days, { farmId }: Asker) {
    return closuresIn(sql, farmId, days);
  }
}
