import { conflict, errorCatalogue, fieldError, unusable } from '../../../platform/errors/error-catalogue.js';

export const privacyErrors = errorCatalogue('privacy', {
  not_to_be_erased: conflict((reasons: string) => `Not yet. ${reasons}`),
  another_name: fieldError(
    'person_name',
    unusable('This is not the name of whom you erase. Type it as it stands above.'),
  ),
});
