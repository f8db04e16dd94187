import { conflict, errorCatalogue } from '../../../platform/errors/error-catalogue.js';

export const notificationErrors = errorCatalogue('notifications', {
  mail_waiting: conflict('This mail is on its way already.'),
  mail_forgotten: conflict('Whom this mail went to was erased.'),
  mail_not_repeatable: conflict('This mail is of a time when nothing was kept by which it could be sent again.'),
});
