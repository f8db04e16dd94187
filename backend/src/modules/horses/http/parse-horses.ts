import { seenIn } from '../../../platform/event-store/refuse-stale-row.js';
import { horseList } from '../queries/horse-rows.js';
import type { RestHorseInput } from './horses.inputs.js';

/** Wire names: `age` is the year of birth, `desc` the markings. R252 */
export const horseDetails = ({ horse_name, age, desc, height, color, gender, tack }: RestHorseInput) => ({
  horseName: horse_name ?? undefined,
  yearBorn: age,
  markings: desc,
  height,
  color,
  gender,
  tack,
});

export const horseEdit = (input: RestHorseInput) => ({
  ...horseDetails(input),
  ...(input.is_active !== undefined && { active: input.is_active === 1 }),
  seen: seenIn(horseList, input.version),
});
