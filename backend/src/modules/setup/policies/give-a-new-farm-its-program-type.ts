import { policy } from '../../../platform/event-store/policy.js';
import type { FarmOpened } from '../../farms/contracts.js';
import { programTypes } from '../commands/setup-lists.js';

export const giveANewFarmItsProgramType = policy<FarmOpened>(
  'setup.GiveANewFarmItsProgramType',
  ['farms.FarmOpened'],
  async (_, barn) => {
    const [known] = await barn.sql`select from program_type where farm_id = ${barn.farmId} limit 1`;
    if (known) return;
    await barn.execute(programTypes.Create, { programTypeName: 'Lessons' });
  },
);
