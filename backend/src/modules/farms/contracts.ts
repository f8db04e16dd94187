/**
 * What other modules may know of barns. Settings reach commands as `barn.settings` and queries through the table `farm` (farm_name,
 * time_zone, country_code, currency_code, currency_symbol, public_id, is_active, preferences).
 */
export type { FarmActivationChanged, FarmOpened, PreferenceChanged } from './events.js';
export { OpenFarm, type NewFarm } from './commands/open-farm.js';
export { ChangePreference } from './commands/change-preference.js';
