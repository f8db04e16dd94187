import { BarnModule } from '../../platform/event-store/barn-module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { RecordReminderRoundHandler } from './commands/record-reminder-round.js';
import { RepeatMailHandler } from './commands/repeat-mail.js';
import { notificationEvents } from './events.js';
import { MailsController } from './http/mails.controller.js';
import { ReminderRound, ReminderSchedule } from './jobs/remind-families.js';
import { MailRepetitions } from './jobs/repeat-mails.js';
import { booked } from './mails/booked.js';
import { bulkNote } from './mails/bulk-note.js';
import { cancelledStaff } from './mails/cancelled-staff.js';
import { cancelled } from './mails/cancelled.js';
import { changedStaff } from './mails/changed-staff.js';
import { changed } from './mails/changed.js';
import { confirmPayment } from './mails/confirm-payment.js';
import { deletedStaff } from './mails/deleted-staff.js';
import { enquiryAnswer } from './mails/enquiry-answer.js';
import { enquiryConfirm } from './mails/enquiry-confirm.js';
import { enquiryNews } from './mails/enquiry-news.js';
import { invoiceSent } from './mails/invoice.js';
import { messageToBarn } from './mails/message-to-barn.js';
import { noteWritten } from './mails/note.js';
import { passwordLink } from './mails/password-link.js';
import { paymentIssue } from './mails/payment-issue.js';
import { receipt } from './mails/receipt.js';
import { refundDecided } from './mails/refund-decided.js';
import { registrationAnswered } from './mails/registration-answered.js';
import { registrationAsked } from './mails/registration-asked.js';
import { seasonAnnounced } from './mails/season-announced.js';
import { reinstatedStaff } from './mails/reinstated-staff.js';
import { reinstated } from './mails/reinstated.js';
import { reminder } from './mails/reminder.js';
import { renewed } from './mails/renewed.js';
import { removed } from './mails/removed.js';
import { paymentReminder } from './mails/payment-reminder.js';
import { placeOffered } from './mails/place-offered.js';
import { waitingOver } from './mails/waiting-over.js';
import { supportMessage } from './mails/support-message.js';
import { BarnAdministratorsHandler } from './queries/barn-administrators.js';
import { BulkNoteMailsHandler } from './queries/bulk-note-mails.js';
import { EnquiryWatchersHandler } from './queries/enquiry-watchers.js';
import { ListMailsHandler } from './queries/mails.js';
import { RemindersDueHandler } from './queries/reminders-due.js';
import { RidersOfLessonsHandler } from './queries/riders-of-lessons.js';
import { StaffOfLessonsHandler } from './queries/staff-of-lessons.js';

@BarnModule({
  name: 'notifications',
  events: notificationEvents,
  mails: [
    booked,
    bulkNote,
    cancelled,
    cancelledStaff,
    changed,
    changedStaff,
    confirmPayment,
    deletedStaff,
    enquiryAnswer,
    enquiryConfirm,
    enquiryNews,
    invoiceSent,
    messageToBarn,
    noteWritten,
    passwordLink,
    paymentIssue,
    paymentReminder,
    placeOffered,
    receipt,
    refundDecided,
    registrationAnswered,
    registrationAsked,
    seasonAnnounced,
    reinstated,
    reinstatedStaff,
    reminder,
    removed,
    renewed,
    supportMessage,
    waitingOver,
  ],
  imports: [JobsModule, MailModule],
  controllers: [MailsController],
  handlers: [
    BarnAdministratorsHandler,
    BulkNoteMailsHandler,
    EnquiryWatchersHandler,
    ListMailsHandler,
    RecordReminderRoundHandler,
    RepeatMailHandler,
    RemindersDueHandler,
    RidersOfLessonsHandler,
    StaffOfLessonsHandler,
  ],
  providers: [ReminderSchedule, ReminderRound, MailRepetitions],
})
export class NotificationsModule {}
