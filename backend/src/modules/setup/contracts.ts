/** For other modules. The tables that their queries may join stand under `publishes` in setup.module.ts. */
export type { RolePermissionChanged, SectionAssignmentChanged, SetupChanged, SetupListName } from './events.js';
