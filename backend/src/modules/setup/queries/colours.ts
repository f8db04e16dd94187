import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler } from '../../../platform/messages/barn-query.js';
import type { ColourReply } from '../http/setup.replies.js';

export class ListColours extends barnQuery<void, ColourReply[]>('setup.ListColours') {}

@QueryHandler(ListColours)
export class ListColoursHandler extends BarnQueryHandler<ListColours> {
  async answer(sql: Sql) {
    return sql<ColourReply[]>`select colour_id as id, color_name, color_code from colour order by colour_id`;
  }
}
