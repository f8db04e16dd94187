import { seenIn } from '../../../platform/event-store/refuse-stale-row.js';
import { detailsOf } from '../../../platform/records/record.js';
import { horse } from '../horse.record.js';
import { horseList } from '../queries/horse-rows.js';
import type { RestHorseInput } from './horses.inputs.js';

export const horseEdit = (input: RestHorseInput) => ({
  ...detailsOf(horse, input),
  ...(input.is_active !== undefined && { active: input.is_active === 1 }),
  seen: seenIn(horseList, input.version),
});
