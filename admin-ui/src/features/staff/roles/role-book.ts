import { useAllPermissions, useRoleLinks, useRoles, type Permission, type Role } from '@/data/requests/roles';
import { count } from '@/data/time/words';

export type RoleBook = {
  readonly roles: readonly Role[];
  readonly permissions: readonly Permission[];
  readonly holds: (roleId: string, permissionId: string) => boolean;
};

/** A role may do without a name. R027 */
export const nameOf = ({ role_name }: Pick<Role, 'role_name'>): string => role_name ?? 'Unnamed role';

/** How many have it, in words. */
export const staffOf = ({ staff_count }: Pick<Role, 'staff_count'>): string =>
  staff_count === 0 ? 'Nobody has it' : count(staff_count, 'person has it', 'people have it');

export const heldBy = ({ permissions, holds }: RoleBook, roleId: string): readonly Permission[] =>
  permissions.filter(({ id }) => holds(roleId, id));

/** Without it the role opens nothing: restrictions grant nothing. R025 */
export const isLastGrant = (book: RoleBook, roleId: string, permission: Permission): boolean => {
  const grants = heldBy(book, roleId).filter(({ is_restriction }) => is_restriction === 0);
  return grants.length === 1 && grants[0]?.id === permission.id;
};

const isFound =
  (wanted: string) =>
  ({ name, code, description, group }: Permission): boolean =>
    `${name} ${code} ${description} ${group}`.toLowerCase().includes(wanted);

export type Group = { readonly name: string; readonly permissions: readonly Permission[] };

/** In the server's order, narrowed to what is searched for. */
export const groupsOf = (permissions: readonly Permission[], search: string): readonly Group[] => {
  const found = permissions.filter(isFound(search.trim().toLowerCase()));
  return [...new Set(found.map(({ group }) => group))].map((name) => ({
    name,
    permissions: found.filter(({ group }) => group === name),
  }));
};

/** Roles, permissions and who holds what; or what keeps them from being shown. */
export const useRoleBook = () => {
  const roles = useRoles();
  const permissions = useAllPermissions();
  const links = useRoleLinks();
  const asked = [roles, permissions, links];
  const error = asked.find((query) => query.error)?.error;
  const retry = (): void => void Promise.all(asked.map(({ refetch }) => refetch()));
  if (!roles.data || !permissions.data || !links.data) return { book: undefined, error, retry };
  const held = new Set(links.data.map(({ role_id, permission_id }) => `${role_id} ${permission_id}`));
  const book: RoleBook = {
    roles: roles.data,
    permissions: permissions.data,
    holds: (roleId, permissionId) => held.has(`${roleId} ${permissionId}`),
  };
  return { book, error: undefined, retry };
};
