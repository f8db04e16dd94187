import { policy } from '../../../platform/event-store/policy.js';
import type { PreferenceChanged } from '../../farms/contracts.js';
import { SaveCareKind } from '../commands/save-care-kind.js';
import { FIRST_CARE_KINDS } from '../domain/first-care-kinds.js';

/** Once: a barn that switches care off and on again finds what it has made of them. */
export const giveABarnItsCareKinds = policy<PreferenceChanged>(
  'horses.GiveABarnItsCareKinds',
  ['farms.PreferenceChanged'],
  async (events, barn) => {
    if (!events.some(({ data }) => data.field === 'has_horse_care')) return;
    const [known] = await barn.sql`select from care_kind where farm_id = ${barn.farmId} limit 1`;
    if (known) return;
    for (const kind of FIRST_CARE_KINDS) await barn.execute(SaveCareKind, kind);
  },
);
