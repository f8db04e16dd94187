export interface RoleReach {
  /** Active logins with the role. */
  staff: number;
  /** Permissions of the role, restrictions left out. */
  grants: number;
}

/** A role that staff have is not emptied in silence: without a grant it opens their home page alone. R025 A07 */
export function warningsOf({ staff, grants }: RoleReach) {
  if (grants > 0 || staff === 0) return [];
  const who = staff === 1 ? '1 person has this role and sees' : `${staff} people have this role and see`;
  return [{ code: 'role_empty', message: `${who} the home page only now.` }];
}
