import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { BarnReader } from '../../../platform/messages/barn-reader.js';
import type { Caller } from '../../../platform/http/caller.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { HorseReply } from '../http/horses.replies.js';
import { horseRows } from './horse-rows.js';

/** All horses by name; `active` undefined means active and inactive alike. R031 */
export class ListHorses extends Query<HorseReply[]> {
  constructor(
    readonly caller: Caller,
    readonly filter: { active?: boolean; search?: string },
  ) {
    super();
  }
}

@QueryHandler(ListHorses)
export class ListHorsesHandler implements IQueryHandler<ListHorses> {
  constructor(private readonly barns: BarnReader) {}

  execute({ caller: { farmId }, filter: { active, search = '' } }: ListHorses) {
    return this.barns.read(
      farmId,
      (sql) => sql<HorseReply[]>`
      select * from (${horseRows(sql)}) h
      where (${active ?? null}::boolean is null or h.is_active = (${active ?? false}::boolean)::int) and h.horse_name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}
      order by lower(h.horse_name), h.id`,
    );
  }
}

export class GetHorse extends Query<HorseReply> {
  constructor(
    readonly caller: Caller,
    readonly horseId: string,
  ) {
    super();
  }
}

@QueryHandler(GetHorse)
export class GetHorseHandler implements IQueryHandler<GetHorse> {
  constructor(private readonly barns: BarnReader) {}

  async execute({ caller: { farmId }, horseId }: GetHorse) {
    const [found] = await this.barns.read(
      farmId,
      (sql) => sql<HorseReply[]>`select * from (${horseRows(sql)}) h where h.id = ${horseId}`,
    );
    if (!found) throw notFound('The horse');
    return found;
  }
}
