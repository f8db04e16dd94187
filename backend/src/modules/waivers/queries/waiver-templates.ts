import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { WaiverTemplateReply } from '../http/waiver-templates.replies.js';

export class ListWaiverTemplates extends barnQuery<Record<never, never>, WaiverTemplateReply[]>(
  'waivers.ListWaiverTemplates',
) {}

@QueryHandler(ListWaiverTemplates)
export class ListWaiverTemplatesHandler extends BarnQueryHandler<ListWaiverTemplates> {
  async answer(sql: Sql, _: object, { farmId }: Asker) {
    const templates = await sql<WaiverTemplateReply[]>`
      select template_id, title, is_public::int as is_public, create_user_account::int as create_user_account,
        is_active::int as is_active
      from waiver_template where farm_id = ${farmId} and not is_own order by lower(title), template_id`;
    return [...templates];
  }
}
