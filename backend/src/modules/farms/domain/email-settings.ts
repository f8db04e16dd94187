import { flag } from './setting.js';

/** Which mails a barn sends by itself. */
export const EMAIL_SETTINGS = [
  flag('send_reminders', 'Reminders', 'Families are reminded by mail one day before an event.'),
  flag(
    'answers_by_mail',
    'Answers in reminders',
    'Reminders carry We come and, where families cancel, Cancel…: answered without signing in.',
  ),
  flag('send_notifications', 'Notifications', 'Bookings and changes are mailed, unless you say otherwise for one.'),
  flag(
    'send_cancellation_notifications',
    'Cancellation notifications',
    'Cancellations are mailed, unless you say otherwise for one.',
  ),
];
