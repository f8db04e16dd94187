import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { platformQuery } from '../../../platform/messages/platform-message.js';

/** The provider knows no barns: those that have one of its templates. */
export class BarnsOfTemplate extends platformQuery<{ templateId: string }, string[]>('waivers.BarnsOfTemplate') {}

@QueryHandler(BarnsOfTemplate)
export class BarnsOfTemplateHandler implements IQueryHandler<BarnsOfTemplate> {
  constructor(private readonly platform: PlatformDatabase) {}

  async execute({ input: { templateId } }: BarnsOfTemplate) {
    const barns = await this.platform.sql<{ farm_id: string }[]>`
      select farm_id from waiver_template where template_id = ${templateId} and not is_own order by farm_id`;
    return barns.map(({ farm_id }) => farm_id);
  }
}
