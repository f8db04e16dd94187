import type { FeedKind } from '../events.js';

interface Reader {
  userType: 'ADM' | 'INS' | 'STU' | 'SPR';
  permissions: ReadonlySet<string>;
}

/** Staff without the calendar still see their own schedule, as on their home. A01 */
export function mayHaveFeed({ userType, permissions }: Reader, feed: { kind: FeedKind; isOwn: boolean }): boolean {
  if (userType === 'ADM') return true;
  if (userType !== 'INS') return false;
  return permissions.has('STAFF_CAN_VIEW_CALENDAR') || (feed.kind === 'staff' && feed.isOwn);
}

/** A calendar program shows names on a lock screen: riders stand there only for whoever may open a client's page. */
export const namesRiders = ({ userType, permissions }: Reader) =>
  userType === 'ADM' || (userType === 'INS' && permissions.has('VIEW_CLIENT_PROFILE'));
