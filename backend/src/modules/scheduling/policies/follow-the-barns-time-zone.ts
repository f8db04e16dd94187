import { policy } from '../../../platform/event-store/policy.js';
import type { PreferenceChanged } from '../../farms/contracts.js';
import { FollowTimeZone } from '../commands/follow-time-zone.js';

export const followTheBarnsTimeZone = policy<PreferenceChanged>(
  'scheduling.FollowTheBarnsTimeZone',
  ['farms.PreferenceChanged'],
  async (events, barn) => {
    if (events.some(({ data }) => data.field === 'time_zone')) await barn.execute(FollowTimeZone, undefined);
  },
);
