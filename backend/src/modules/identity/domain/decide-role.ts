import type { UserType } from '../../../platform/tenancy/actor.js';
import { identityErrors } from './errors.js';

export interface RoleFacts {
  barnUsesRoles: boolean;
  userType: UserType;
}

/** Roles are for staff who sign in as such, where the barn works with them. R028 R159 */
export function decideRole({ barnUsesRoles, userType }: RoleFacts): void {
  if (!barnUsesRoles) throw identityErrors.roles_unused();
  if (userType !== 'INS') throw identityErrors.role_of_no_staff();
}
