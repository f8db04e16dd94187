import { command } from '../../../platform/event-store/command.js';
import { notFound } from '../../../platform/http/errors.js';
import type { HorseChanged } from '../events.js';
import { horseColumns, type HorseDetails } from '../horse-details.js';
import { setHorseActivation } from './set-horse-activation.js';

export type EditHorse = HorseDetails & { horseId: string; active?: boolean };

/** Changes the given details and leaves the others; changing nothing leaves no trace. */
export const editHorse = command('horses.EditHorse', async (barn, { horseId, active, ...details }: EditHorse) => {
  const [current] = await barn.lookup<Record<string, unknown>[]>`select * from horse where farm_id = ${barn.farmId} and horse_id = ${horseId}`;
  if (!current) throw notFound('The horse');
  if (active !== undefined) await barn.run(setHorseActivation, { horseId, active });
  const changed = Object.entries(horseColumns(details)).filter(([column, value]) => current[column] !== value);
  if (changed.length === 0) return horseId;
  await barn.lookup`update horse set ${barn.lookup(Object.fromEntries(changed))} where farm_id = ${barn.farmId} and horse_id = ${horseId}`;
  barn.record(`horse-${horseId}`, { type: 'horses.HorseChanged', data: { horseId, change: 'edited', fields: changed.map(([column]) => column) } } satisfies HorseChanged);
  return horseId;
});
