import { anyOf } from '../../../platform/database/entity-changes.js';
import { policy } from '../../../platform/event-store/policy.js';
import type { LoginRemoved } from '../../identity/contracts.js';
import type { PersonActivationChanged } from '../../people/contracts.js';
import { RevokeFeeds } from '../commands/revoke-feed.js';
import { CalendarFeed } from '../tables/calendar-feed.entity.js';

/** Whoever can no longer sign in reads no lessons either; who comes back makes a new address. F20 F22 */
export const revokeFeedsWithTheirPeople = policy<LoginRemoved | PersonActivationChanged>(
  'calendar.RevokeFeedsWithTheirPeople',
  ['identity.LoginRemoved', 'people.PersonActivationChanged'],
  async (events, barn) => {
    const { farmId } = barn;
    const logins = events.flatMap((event) => (event.type === 'identity.LoginRemoved' ? [event.data.loginId] : []));
    const people = events.flatMap((event) =>
      event.type === 'people.PersonActivationChanged' && !event.data.active ? event.data.personIds : [],
    );
    if (logins.length + people.length === 0) return;
    const feeds = await barn.repository(CalendarFeed).find({
      where: [
        { farmId, loginId: anyOf(logins) },
        { farmId, personId: anyOf(people) },
      ],
    });
    await barn.execute(RevokeFeeds, { feeds });
  },
);
