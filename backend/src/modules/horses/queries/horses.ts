import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { withVersions } from '../../../platform/http/list-rows.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { HorseReply, HorseRow } from '../http/horses.replies.js';
import { horseList } from './horse-rows.js';

interface Filter {
  /** Undefined means both. */
  active?: boolean;
  search?: string;
}

/** Ordered by name. R031 */
export class ListHorses extends barnQuery<Filter, HorseReply[]>('horses.ListHorses') {}

@QueryHandler(ListHorses)
export class ListHorsesHandler extends BarnQueryHandler<ListHorses> {
  async answer(sql: Sql, { active, search = '' }: Filter, { actor }: Asker) {
    return sql<HorseReply[]>`
      select * from (${horseList.rows(sql, actor)}) h
      where (${active ?? null}::boolean is null or h.is_active = (${active ?? false}::boolean)::int)
        and h.horse_name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}
      order by lower(h.horse_name), h.id`;
  }
}

/** For a family only where the barn shows horses. R038 */
export class GetHorse extends barnQuery<{ horseId: string }, HorseRow>('horses.GetHorse') {}

@QueryHandler(GetHorse)
export class GetHorseHandler extends BarnQueryHandler<GetHorse> {
  async answer(sql: Sql, { horseId }: { horseId: string }, { actor }: Asker) {
    const shown = sql`
      select * from (${horseList.rows(sql, actor)}) h
      where h.id = ${horseId} and (${actor.userType !== 'STU'}::boolean
        or (select preferences ->> 'clients_can_view_horses' = '1' from farm))`;
    const [found] = await sql<HorseRow[]>`${withVersions(sql, horseList, shown)}`;
    if (!found) throw notFound('The horse');
    return found;
  }
}
