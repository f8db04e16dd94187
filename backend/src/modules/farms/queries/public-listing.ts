import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler } from '../../../platform/messages/barn-query.js';
import type { PublicListingReply } from '../http/public-listing.replies.js';

/** What strangers may read: name and location. R227 */
export class PublicListing extends barnQuery<object, PublicListingReply>('farms.PublicListing') {}

@QueryHandler(PublicListing)
export class PublicListingHandler extends BarnQueryHandler<PublicListing> {
  async answer(sql: Sql) {
    const [farm] = await sql<[PublicListingReply]>`
      select farm_name as title, time_zone,
        concat_ws(', ', nullif(preferences ->> 'address', ''), nullif(preferences ->> 'address2', '')) as description
      from farm`;
    return farm;
  }
}
