import { conflict, errorCatalogue, fieldError, unusable } from '../../../platform/errors/error-catalogue.js';

export const webhookErrors = errorCatalogue('webhooks', {
  webhook_address_refused: fieldError(
    'url',
    unusable('The address has to begin with https:// and the name of a server that the internet knows.'),
  ),
  webhook_endpoints_full: conflict(
    (most: number) => `There are ${most} webhooks, which is as many as a barn can have. Delete one first.`,
  ),
  webhook_switched_off: conflict('This webhook is switched off. Switch it on first.'),
});
