import { policy } from '../../../platform/event-store/policy.js';
import type { FarmOpened } from '../../farms/contracts.js';
import { createProgramType } from '../commands/program-types.js';

/** Every barn begins with one program type; programs need one. */
export const giveANewFarmItsProgramType = policy<FarmOpened>(
  'setup.GiveANewFarmItsProgramType',
  ['farms.FarmOpened'],
  async (_, barn) => {
    await barn.run(createProgramType, { programTypeName: 'Lessons' });
  },
);
