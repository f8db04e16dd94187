/** What other modules may know of sign-ins. Which tables their queries may join is said by `publishes` in identity.module.ts. */
export type {
  LinkPurpose,
  LoginCreated,
  LoginRemoved,
  LoginRoleChanged,
  PasswordChosen,
  PasswordLinkRequested,
} from './events.js';
/** The address for the mail that follows `identity.PasswordLinkRequested`. */
export { passwordLink } from './password-link.js';
export { CreateLogin, type NewLogin } from './commands/create-login.js';
export { RemoveLogin } from './commands/remove-login.js';
export { SCREENS, spellings } from './domain/permissions.js';
