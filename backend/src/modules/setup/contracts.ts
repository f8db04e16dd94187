/** For other modules. The tables that their queries may join stand under `publishes` in setup.module.ts. */
export type { RolePermissionChanged, SetupChanged, SetupListName } from './events.js';
