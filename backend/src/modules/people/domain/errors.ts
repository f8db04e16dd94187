import { conflict, errorCatalogue } from '../../../platform/errors/error-catalogue.js';

export const peopleErrors = errorCatalogue('people', {
  own_inactivation: conflict('You cannot inactivate yourself: you would not be let in again.'),
});
