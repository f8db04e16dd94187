/** For other modules: who is told of a cancellation, and what became of the mails; whoever is erased wants none. */
export { ForgetMailWishes } from './commands/forget-mail-wishes.js';
export { cancellationRecipients } from './queries/cancellation-recipients.js';
export { runMails, type RunMail } from './queries/run-mails.js';
