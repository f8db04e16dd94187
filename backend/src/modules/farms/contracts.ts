/**
 * What other modules may know of barns. Commands find the settings in `barn.settings`, queries in the published table `farm`.
 */
export type { FarmActivationChanged, FarmOpened, PreferenceChanged } from './events.js';
export { OpenFarm, type NewFarm } from './commands/open-farm.js';
export { ChangePreference } from './commands/change-preference.js';
