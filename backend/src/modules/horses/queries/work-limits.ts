import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { readListRow, type Versioned } from '../../../platform/http/list-rows.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { WorkLimitsReply } from '../http/work-limits.js';

export const LIMIT_COLUMNS = [
  'most_lessons_a_day',
  'most_minutes_a_day',
  'most_in_a_row',
  'rest_minutes',
  'days_off',
  'off_from',
  'off_until',
  'off_reason',
] as const;

/** For the staff alone: a horse's page as families see it has none of it. */
export const workLimits: Versioned = {
  rows: (sql) => sql`
    select horse_id as id, most_lessons_a_day, most_minutes_a_day, most_in_a_row, rest_minutes, days_off, off_from, off_until,
      off_reason from horse`,
  stream: 'horse',
};

const called = 'The horse';

export class GetWorkLimits extends barnQuery<{ horseId: string }, WorkLimitsReply>('horses.GetWorkLimits') {}

@QueryHandler(GetWorkLimits)
export class GetWorkLimitsHandler extends BarnQueryHandler<GetWorkLimits> {
  answer(sql: Sql, { horseId }: { horseId: string }, { actor }: Asker) {
    return readListRow<WorkLimitsReply>(sql, workLimits, { id: horseId, called }, actor);
  }
}
