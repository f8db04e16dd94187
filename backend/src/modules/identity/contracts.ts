/**
 * What other modules may know of sign-ins. The table `login` (login_id, email, farm_id, person_id, user_type, role_id, is_active) may be
 * joined in queries. `permission` lists the codes.
 */
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
