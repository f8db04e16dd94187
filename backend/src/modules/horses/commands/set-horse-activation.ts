import { command } from '../../../platform/event-store/command.js';
import { notFound } from '../../../platform/http/errors.js';
import type { HorseChanged } from '../events.js';

export interface SetHorseActivation {
  horseId: string;
  /** Undefined toggles, as the list's link does. D18 */
  active?: boolean;
}

/** Takes a horse out of work or back in. Past lessons keep it; pick lists offer only active horses. R029 F20 */
export const setHorseActivation = command('horses.SetHorseActivation', async (barn, { horseId, active }: SetHorseActivation) => {
  const [horse] = await barn.lookup<{ is_active: boolean }[]>`select is_active from horse where farm_id = ${barn.farmId} and horse_id = ${horseId}`;
  if (!horse) throw notFound('The horse');
  const next = active ?? !horse.is_active;
  if (next === horse.is_active) return next;
  await barn.lookup`update horse set is_active = ${next} where farm_id = ${barn.farmId} and horse_id = ${horseId}`;
  barn.record(`horse-${horseId}`, { type: 'horses.HorseChanged', data: { horseId, change: next ? 'activated' : 'inactivated', fields: ['is_active'] } } satisfies HorseChanged);
  return next;
});
