import { conflict, denied, errorCatalogue, fieldError } from '../../../platform/errors/error-catalogue.js';

export const notesErrors = errorCatalogue('notes', {
  note_denied: denied('You are not allowed to write notes here.'),
  private_note_denied: denied('You are not allowed to write private notes here.'),
  private_note_mailed: fieldError('sendEmail', conflict('A private note is never emailed.')),
  nobody_to_write_to: conflict('No active account holder has an email address.'),
  note_without_address: fieldError('emailAddress', conflict('There is no email address that this note could go to.')),
});
