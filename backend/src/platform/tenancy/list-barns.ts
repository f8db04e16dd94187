import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { PlatformDatabase } from '../database/databases.js';
import { platformQuery } from '../messages/platform-message.js';
import { barns } from './lookups.js';

export class ListBarns extends platformQuery<{ active?: boolean }, string[]>('platform.ListBarns') {}

@QueryHandler(ListBarns)
export class ListBarnsHandler implements IQueryHandler<ListBarns> {
  constructor(private readonly platform: PlatformDatabase) {}

  async execute({ input: { active = false } }: ListBarns) {
    const farms = await this.platform.sql<{ farm_id: string }[]>`
      select farm_id from ${barns(this.platform.sql)} barn where is_active or not ${active}::boolean order by farm_id`;
    return farms.map(({ farm_id }) => farm_id);
  }
}
