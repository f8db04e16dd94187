/** What other modules may know of horses. The tables `horse` and `horse_measure` are published. */
export {
  breaches,
  hasLimits,
  minutesOf,
  type Breach,
  type HorseLesson,
  type WorkLimits,
} from './domain/work-limits.js';
export { offOn } from './queries/off-on.js';
export { photoOf } from './queries/horse-files.js';
export { weightOf } from './queries/horse-rows.js';
export type { HorseChanged } from './events.js';
export { horse } from './horse.record.js';
export { CreateHorses, type NewHorse } from './commands/create-horse.js';
export { EditHorse } from './commands/edit-horse.js';
export { RemoveHorses } from './commands/remove-horses.js';
