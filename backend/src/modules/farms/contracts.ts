/** For other modules. Commands read settings from `barn.settings`, queries from the published table `farm`. */
export type { FarmActivationChanged, FarmOpened, PreferenceChanged } from './events.js';
export { OpenFarm, type NewFarm } from './commands/open-farm.js';
export { ChangePreference } from './commands/change-preference.js';
