/** What other modules may know of horses. The table `horse` is published. */
export type { HorseChanged } from './events.js';
