import { absent, conflict, errorCatalogue } from '../../../platform/errors/error-catalogue.js';

export const notificationErrors = errorCatalogue('notifications', {
  mail_waiting: conflict('This mail is on its way already.'),
  mail_forgotten: conflict('Whom this mail went to was erased.'),
  mail_not_repeatable: conflict('This mail is of a time when nothing was kept by which it could be sent again.'),
  mail_not_wanted: conflict('Whoever this mail is for wants no mails of this kind.'),
  stop_gone: absent('You are not known here any more, and get no mails.'),
});
