/** What other modules may know of horses. The table `horse` (farm_id, horse_id, horse_name, tack, is_active) may be joined in queries. */
export type { HorseChanged } from './events.js';
