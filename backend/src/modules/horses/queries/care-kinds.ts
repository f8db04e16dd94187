import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { CareKindReply } from '../http/care.replies.js';

/** All kinds, those out of use last. */
export class ListCareKinds extends barnQuery<object, CareKindReply[]>('horses.ListCareKinds') {}

@QueryHandler(ListCareKinds)
export class ListCareKindsHandler extends BarnQueryHandler<ListCareKinds> {
  answer(sql: Sql, _: object, { farmId }: Asker) {
    return sql<CareKindReply[]>`
      select k.care_kind_id as id, k.care_kind_name, k.every_count as every, k.every_unit, k.is_active::int as is_active
      from care_kind k where k.farm_id = ${farmId}
      order by k.is_active desc, lower(k.care_kind_name), k.care_kind_id`;
  }
}
