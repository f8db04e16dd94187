export type {
  FamilyPartGiven,
  LinkPurpose,
  LoginCreated,
  LoginRemoved,
  LoginRoleChanged,
  PasswordChosen,
  PasswordLinkRequested,
} from './events.js';
export { passwordLink } from './password-links.js';
export { CreateLogin, type NewLogin } from './commands/create-login.js';
export { InviteAdministrator, type Invitation } from './commands/invite-administrator.js';
export { InviteToSignIn } from './commands/invite-to-sign-in.js';
export { RemoveLogin } from './commands/remove-login.js';
export { SCREENS, spellings } from './domain/permissions.js';
export { claimsOf } from './http/claims.js';
export { FindActiveLogin } from './queries/active-login.js';
/** Answered by the modules above. */
export * as askedByIdentity from './lookups.js';
export { RESTRICTIONS } from './domain/permission-groups.js';
