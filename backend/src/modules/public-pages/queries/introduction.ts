import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler } from '../../../platform/messages/barn-query.js';
import type { Introduction } from '../http/page-head.js';

/** What stands in the head of the barn’s public page: nothing that the page itself does not show. R227 */
export class IntroduceBarn extends barnQuery<object, Introduction | undefined>('public-pages.IntroduceBarn') {}

@QueryHandler(IntroduceBarn)
export class IntroduceBarnHandler extends BarnQueryHandler<IntroduceBarn> {
  async answer(sql: Sql) {
    const [barn] = await sql<Introduction[]>`
      select farm_name as title, concat_ws(', ', nullif(preferences ->> 'address', ''), nullif(preferences ->> 'address2', '')) as address,
        coalesce(preferences ->> 'public_is_found', '0') = '1' as "isFound"
      from farm`;
    return barn;
  }
}
