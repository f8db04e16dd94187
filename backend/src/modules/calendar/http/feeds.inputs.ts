import { Id, OneOf } from '../../../platform/http/fields.js';
import { FEED_KINDS, type FeedKind } from '../events.js';

const SUBJECT = 'instructor_id or person_id of staff, horse_id, location_id; nothing for the barn';

export class FeedsQuery {
  @OneOf(FEED_KINDS, { optional: true }) kind?: FeedKind;
  @Id({ optional: true, description: SUBJECT }) subject_id?: string;
}

export class FeedInput {
  @OneOf(FEED_KINDS) kind: FeedKind;
  @Id({ optional: true, description: SUBJECT }) subject_id?: string;
}

export class FeedIdInput {
  @Id() feed_id: string;
}
