import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { offWords } from '../domain/work-limits.js';
import { offOn } from './off-on.js';

interface Row {
  id: string;
  name: string;
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
      select h.horse_id as id, h.horse_name as name, h.off_until::text as "offUntil", h.off_reason as "offReason"
      from horse h where h.farm_id = ${farmId} and h.is_active and ${offOn(sql, day)}
      order by lower(h.horse_name), h.horse_id`;
    return rows.map((row) => ({ id: row.id, name: row.name, words: offWords(row) }));
  }
}
