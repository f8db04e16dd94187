import {
  absent,
  conflict,
  errorCatalogue,
  fieldError,
  unauthenticated,
} from '../../../platform/errors/error-catalogue.js';

export const identityErrors = errorCatalogue('identity', {
  api_key_ends_before_today: fieldError('ends_on', conflict('This day has passed. Choose today or a later one.')),
  api_keys_full: conflict(
    (most: number) => `There are ${most} API keys in use, which is as many as a barn can have. Revoke one first.`,
  ),
  bad_credentials: unauthenticated('The username or password provided were incorrect.'),
  demo_closed: absent('This is no demo that is open to all.'),
  email_taken: fieldError(
    'email',
    conflict(
      'Account creation failed. Check that this email address has not already been used to create another account',
    ),
  ),
  /** Creating a login needs the holder's address. R158 */
  login_without_email: fieldError(
    'email',
    conflict(
      'Client does not yet have a email address associated with this account.  Please create one then try again.',
    ),
  ),
  family_full: conflict(
    (most: number) =>
      `${most} people of a family can sign in besides the account holder. Remove one of them before you invite another.`,
  ),
  in_family_already: conflict((name: string) => `${name} has a sign-in on this account already.`),
  holder_signs_in: fieldError('part', conflict('The account holder signs in as before and needs no further sign-in.')),
  login_exists: conflict((name: string) => `${name} already has a login. Remove it before you create another.`),
  login_of_inactive: conflict((name: string) => `${name} is inactive and could not sign in. Activate them first.`),
  login_of_member: fieldError('type', conflict('For a family, only the account holder signs in.')),
  login_of_no_staff: fieldError(
    'type',
    conflict((name: string) => `${name} is not on the staff.`),
  ),
  no_invitation: conflict('A password has been chosen already. A new one can be asked for where people sign in.'),
  own_login: conflict('You cannot remove your own login.'),
  role_of_no_staff: fieldError('role_id', conflict('Only a login of the staff can have a role.')),
  roles_unused: fieldError('role_id', conflict('This barn does not work with roles. The settings can change that.')),
  unknown_email: fieldError('email', absent('Could not find account for email address')),
});
