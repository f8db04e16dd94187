import { command } from '../../../platform/event-store/command.js';
import type { FarmActivationChanged } from '../events.js';

/** Closes a barn or opens it again. Everybody of an inactive barn is signed out at once. F13 */
export const setFarmActivation = command('farms.SetFarmActivation', async (barn, { active }: { active: boolean }) => {
  const changed =
    await barn.sql`update farm set is_active = ${active} where farm_id = ${barn.farmId} and is_active <> ${active} returning 1`;
  if (changed.length)
    barn.record(`farm-${barn.farmId}`, {
      type: 'farms.FarmActivationChanged',
      data: { active },
    } satisfies FarmActivationChanged);
});
