import type { Permission } from '@/data/requests/roles';

/** What it is called and what it opens, in a line; a restriction says so in red. R025 */
export const PermissionName = ({ permission }: { permission: Permission }) => (
  <span className="permission">
    <span className="strong">
      {permission.name}
      {permission.is_restriction === 1 && <em className="restriction"> *RESTRICTION*</em>}
    </span>
    <span className="permission-opens">{permission.description}</span>
  </span>
);

/** Under the heading of a group that narrows. */
export const narrows = 'These narrow what the others open. They grant nothing, and never bind an administrator.';
