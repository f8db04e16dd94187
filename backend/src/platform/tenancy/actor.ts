/** ADM administrator · INS instructor or other staff · STU family · SPR the platform's super user. R002 */
export type UserType = 'ADM' | 'INS' | 'STU' | 'SPR';

/** Who acts. Taken from the token, never from a payload. */
export interface Actor {
  loginId: string;
  userType: UserType;
  /** The person behind the login; undefined for the super user and for the system itself. */
  personId?: string;
  roleId?: string;
  /** Permission codes granted (ADM: all of them implicitly) and restrictions imposed. */
  permissions: ReadonlySet<string>;
}

/** The application itself: jobs, seeds, policies that nobody triggered. */
export const SYSTEM: Actor = {
  loginId: '00000000-0000-0000-0000-000000000000',
  userType: 'ADM',
  permissions: new Set(),
};

/** Somebody who did not sign in: a family without riders, who holds nothing. */
export const STRANGER: Actor = { ...SYSTEM, userType: 'STU' };

/** Restrictions narrow and never apply to an administrator, who holds every grant. A07 */
export const may = (actor: Actor, permission: string) =>
  actor.userType === 'ADM' || (actor.userType === 'INS' && actor.permissions.has(permission));
export const isRestricted = (actor: Actor, restriction: string) =>
  actor.userType === 'INS' && actor.permissions.has(restriction);
