import { policy } from '../../../platform/event-store/policy.js';
import type { MoneyHeld } from '../../cards/contracts.js';
import { KeepPaidPlace } from '../commands/keep-paid-place.js';

export const keepPaidPlaces = policy<MoneyHeld>(
  'enquiries.keep-paid-places',
  ['cards.MoneyHeld'],
  async (held, barn) => {
    for (const { data } of held) await barn.execute(KeepPaidPlace, { enquiryId: data.placeId });
  },
);
