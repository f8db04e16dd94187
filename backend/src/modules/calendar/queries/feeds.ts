import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { FeedKind } from '../events.js';

/** Undefined: of everything. */
interface About {
  kind?: FeedKind;
  /** Staff by either id. */
  subjectId?: string;
  feedId?: string;
}
export interface FeedRow {
  feedId: string;
  kind: FeedKind;
  subjectId: string;
  subjectName: string | null;
  ownerName: string | null;
  isOwn: boolean;
  createdAt: Date;
  lastReadAt: Date | null;
}

/** One's own, and for administrators everybody's. */
export const feedRows = (sql: Sql, { kind, subjectId, feedId }: About, { actor }: Asker) => sql<FeedRow[]>`
  select f.feed_id as "feedId", f.kind, f.subject_id as "subjectId",
    coalesce(p.person_name, h.horse_name, l.location_name, b.farm_name) as "subjectName", o.person_name as "ownerName",
    f.login_id = ${actor.loginId} as "isOwn", f.created_at as "createdAt", f.last_read_at as "lastReadAt"
  from calendar_feed f
  left join person o on o.farm_id = f.farm_id and o.person_id = f.person_id
  left join instructor i on i.farm_id = f.farm_id and i.instructor_id = f.subject_id
  left join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
  left join horse h on h.farm_id = f.farm_id and h.horse_id = f.subject_id
  left join location l on l.farm_id = f.farm_id and l.location_id = f.subject_id
  left join farm b on b.farm_id = f.farm_id and b.farm_id = f.subject_id
  where (f.login_id = ${actor.loginId} or ${actor.userType === 'ADM'})
    and (${kind ?? null}::text is null or f.kind = ${kind ?? null})
    and (${subjectId ?? null}::uuid is null or ${subjectId ?? null}::uuid in (f.subject_id, i.person_id))
    and (${feedId ?? null}::uuid is null or f.feed_id = ${feedId ?? null}::uuid)
  order by f.created_at, f.feed_id`;

export class ListFeeds extends barnQuery<About, FeedRow[]>('calendar.ListFeeds') {}

@QueryHandler(ListFeeds)
export class ListFeedsHandler extends BarnQueryHandler<ListFeeds> {
  async answer(sql: Sql, about: About, asker: Asker) {
    return feedRows(sql, about, asker);
  }
}

export interface Feed {
  kind: FeedKind;
  subjectId: string;
  loginId: string;
  /** The staff person that it is about. */
  staffPersonId: string | null;
  lastReadAt: Date | null;
}

/** For whoever has its address. */
export class FindFeed extends barnQuery<{ feedId: string }, Feed | undefined>('calendar.FindFeed') {}

@QueryHandler(FindFeed)
export class FindFeedHandler extends BarnQueryHandler<FindFeed> {
  async answer(sql: Sql, { feedId }: { feedId: string }, { farmId }: Asker) {
    const [feed] = await sql<Feed[]>`
      select f.kind, f.subject_id as "subjectId", f.login_id as "loginId", i.person_id as "staffPersonId",
        f.last_read_at as "lastReadAt"
      from calendar_feed f left join instructor i on i.farm_id = f.farm_id and i.instructor_id = f.subject_id
      where f.farm_id = ${farmId} and f.feed_id = ${feedId}`;
    return feed;
  }
}
