import { ChangeAnnouncer } from './jobs/announce-change.js';
import { BookingMailer } from './jobs/mail-booking.js';
import { CancellationMailer } from './jobs/mail-cancellation.js';
import { ChangeMailer } from './jobs/mail-change.js';
import { PasswordLinkMailer } from './jobs/mail-password-link.js';
import { ReminderMailer } from './jobs/mail-reminder.js';
import { StaffCancellationMailer } from './jobs/mail-staff-cancellation.js';
import { ReminderRound } from './jobs/remind-families.js';
import { MailsFromTheLog } from './mails-from-the-log.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';

@BarnModule({
  name: 'notifications',
  events: {},
  imports: [JobsModule, MailModule],
  providers: [
    MailsFromTheLog,
    BookingMailer,
    CancellationMailer,
    StaffCancellationMailer,
    ChangeAnnouncer,
    ChangeMailer,
    PasswordLinkMailer,
    ReminderMailer,
    ReminderRound,
  ],
})
export class NotificationsModule {}
