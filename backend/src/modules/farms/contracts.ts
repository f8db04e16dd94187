/** For other modules. Commands read settings from `barn.settings`, queries from the published table `farm`. */
export type { FarmActivationChanged, FarmOpened, PreferenceChanged, SystemProductChosen } from './events.js';
export { OpenFarm, type NewFarm } from './commands/open-farm.js';
export { ChangePreference } from './commands/change-preference.js';
export { SETTINGS, type Setting } from './domain/settings.js';
export { logoKeyIn } from './queries/logo.js';
export { paperOfBarn } from './queries/paper-of-barn.js';
export { takesCards } from './domain/takes-cards.js';
export { ConnectCardAccount, DisconnectCardAccount } from './commands/connect-card-account.js';
export { followSubscription } from './jobs/follow-subscription.js';
export { BarnOfCustomer } from './queries/subscription.js';
/** Answered by the modules above. */
export * as askedByFarms from './lookups.js';
