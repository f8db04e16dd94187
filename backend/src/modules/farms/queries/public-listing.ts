import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler } from '../../../platform/messages/barn-query.js';
import type { PublicListingReply } from '../http/public-listing.replies.js';

/** What strangers may read: name, location, and whether the barn’s families book lessons themselves and strangers may write. R227 */
export class PublicListing extends barnQuery<object, PublicListingReply>('farms.PublicListing') {}

@QueryHandler(PublicListing)
export class PublicListingHandler extends BarnQueryHandler<PublicListing> {
  async answer(sql: Sql) {
    const [farm] = await sql<[PublicListingReply]>`
      select farm_name as title, time_zone, (preferences ->> 'clients_can_book_lessons' is not distinct from '1')::int as can_book,
        (preferences ->> 'takes_enquiries' is not distinct from '1')::int as takes_enquiries,
        (preferences ->> 'takes_enquiries' is not distinct from '1'
          and preferences ->> 'guests_ask' is not distinct from '1')::int as guests_ask,
        (preferences ->> 'sells_vouchers' is not distinct from '1'
          and length(coalesce(preferences ->> 'stripe_account_id', '')) > 3)::int as sells_vouchers,
        concat_ws(', ', nullif(preferences ->> 'address', ''), nullif(preferences ->> 'address2', '')) as description
      from farm`;
    return farm;
  }
}
