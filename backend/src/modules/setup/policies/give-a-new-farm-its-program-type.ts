import { policy } from '../../../platform/event-store/policy.js';
import type { FarmOpened } from '../../farms/contracts.js';
import { programTypes } from '../commands/setup-lists.js';

export const giveANewFarmItsProgramType = policy<FarmOpened>(
  'setup.GiveANewFarmItsProgramType',
  ['farms.FarmOpened'],
  async (_, barn) => {
    await barn.execute(programTypes.Create, { programTypeName: 'Lessons' });
  },
);
