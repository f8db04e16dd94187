import { command } from '../../../platform/event-store/command.js';
import type { HorseChanged } from '../events.js';
import { horseColumns, type HorseDetails } from '../horse-details.js';

export type CreateHorse = HorseDetails & { horseName: string };

/** Adds a horse in work. The name is trimmed and not empty. R035 */
export const createHorse = command('horses.CreateHorse', async (barn, input: CreateHorse) => {
  const horseId = barn.newId();
  const row = horseColumns(input);
  await barn.lookup`insert into horse ${barn.lookup({ ...row, farm_id: barn.farmId, horse_id: horseId })}`;
  barn.record(`horse-${horseId}`, { type: 'horses.HorseChanged', data: { horseId, change: 'added', fields: Object.keys(row) } } satisfies HorseChanged);
  return horseId;
});
