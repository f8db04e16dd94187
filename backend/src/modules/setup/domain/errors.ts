import { conflict, errorCatalogue, fieldError } from '../../../platform/errors/error-catalogue.js';

export const setupErrors = errorCatalogue('setup', {
  role_name_taken: fieldError('role_name', conflict('Another role has this name already.')),
});
