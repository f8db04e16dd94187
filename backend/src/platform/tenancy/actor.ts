import type { InFamily } from './family-part.js';

/** ADM administrator · INS instructor or other staff · STU family · SPR the platform's super user. R002 */
export type UserType = 'ADM' | 'INS' | 'STU' | 'SPR';

export interface Actor extends InFamily {
  loginId: string;
  userType: UserType;
  personId?: string;
  roleId?: string;
  permissions: ReadonlySet<string>;
  /** The barn restricts clients to staff: this one knows linked students only. B03 */
  linkedClientsOnly?: boolean;
}

export const SYSTEM: Actor = {
  loginId: '00000000-0000-0000-0000-000000000000',
  userType: 'ADM',
  permissions: new Set(),
};

export const STRANGER: Actor = { ...SYSTEM, userType: 'STU' };

/** Administrators hold every grant and no restriction. A07 */
export const may = (actor: Actor, permission: string) =>
  actor.userType === 'ADM' || (actor.userType === 'INS' && actor.permissions.has(permission));
export const isRestricted = (actor: Actor, restriction: string) =>
  actor.userType === 'INS' && actor.permissions.has(restriction);
