/** For other modules: who is told of a cancellation, and what became of the mails. */
export { cancellationRecipients } from './queries/cancellation-recipients.js';
export { runMails, type RunMail } from './queries/run-mails.js';
