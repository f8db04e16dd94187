/** What other modules may know of the setup lists. Which tables their queries may join is said by `publishes` in setup.module.ts. */
export type { RolePermissionChanged, SetupChanged, SetupListName } from './events.js';
