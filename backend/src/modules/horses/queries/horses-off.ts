import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isOffWork, offWords } from '../domain/work-limits.js';

interface Row {
  id: string;
  name: string;
  offFrom: string | null;
  offUntil: string | null;
  offReason: string | null;
}
interface HorseOff {
  readonly id: string;
  readonly name: string;
  /** `off work until Thu 3 Dec (lame)` */
  readonly words: string;
}

/** Horses that are off work on a day, by name. */
export class ListHorsesOff extends barnQuery<{ day: string }, HorseOff[]>('horses.ListHorsesOff') {}

@QueryHandler(ListHorsesOff)
export class ListHorsesOffHandler extends BarnQueryHandler<ListHorsesOff> {
  async answer(sql: Sql, { day }: { day: string }, { farmId }: Asker): Promise<HorseOff[]> {
    const rows = await sql<Row[]>`
      select horse_id as id, horse_name as name, off_from::text as "offFrom", off_until::text as "offUntil",
        off_reason as "offReason"
      from horse where farm_id = ${farmId} and is_active and coalesce(off_from, off_until) is not null
      order by lower(horse_name), horse_id`;
    return rows
      .filter((row) => isOffWork(row, day))
      .map((row) => ({ id: row.id, name: row.name, words: offWords(row) }));
  }
}
