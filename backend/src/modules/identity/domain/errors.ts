import {
  absent,
  conflict,
  errorCatalogue,
  fieldError,
  unauthenticated,
} from '../../../platform/errors/error-catalogue.js';

export const identityErrors = errorCatalogue('identity', {
  bad_credentials: unauthenticated('The username or password provided were incorrect.'),
  email_taken: conflict(
    'Account creation failed. Check that this email address has not already been used to create another account',
  ),
  own_login: conflict('You cannot remove your own login.'),
  unknown_email: fieldError('email', absent('Could not find account for email address')),
});
