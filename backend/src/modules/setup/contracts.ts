/**
 * What other modules may know of the setup lists. Tables that may be joined in queries: `section`, `program`, `program_type`,
 * `location`, `tack`, `task`, `role`, `role_permission`, `colour`.
 */
export type { RolePermissionChanged, SetupChanged, SetupListName } from './events.js';
