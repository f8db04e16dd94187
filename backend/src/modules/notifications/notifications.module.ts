import { BarnModule } from '../../platform/event-store/barn-module.js';
import { UnsignedLimit } from '../../platform/http/unsigned-limit.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AddPushDeviceHandler } from './commands/add-push-device.js';
import { ChangeMailWishHandler } from './commands/change-mail-wish.js';
import { ChangePushWishHandler } from './commands/change-push-wish.js';
import { ClearReturnedHandler } from './commands/clear-returned.js';
import { NoteReturnedMailHandler } from './commands/note-returned-mail.js';
import { ForgetMailWishesHandler } from './commands/forget-mail-wishes.js';
import { HandOverMailWishesHandler } from './commands/hand-over-mail-wishes.js';
import { RecordReminderRoundHandler } from './commands/record-reminder-round.js';
import {
  DropPushDeviceHandler,
  RemoveOwnPushDeviceHandler,
  RemovePushDevicesHandler,
} from './commands/remove-push-devices.js';
import { RepeatMailHandler } from './commands/repeat-mail.js';
import { notificationEvents } from './events.js';
import { MailNewsController } from './http/mail-news.controller.js';
import { MailStops } from './http/mail-stops.js';
import { MailStopsController } from './http/mail-stops.controller.js';
import { MailWishesController } from './http/mail-wishes.controller.js';
import { MailsController } from './http/mails.controller.js';
import { PushDevicesController } from './http/push-devices.controller.js';
import { UnsubscribeController } from './http/unsubscribe.controller.js';
import { ReminderRound, ReminderSchedule } from './jobs/remind-families.js';
import { MailRepetitions } from './jobs/repeat-mails.js';
import { DeviceTeller } from './push/device-teller.js';
import { PushSender } from './push/push-sender.js';
import { booked } from './mails/booked.js';
import { bulkNote } from './mails/bulk-note.js';
import { cancelledStaff } from './mails/cancelled-staff.js';
import { cancelled } from './mails/cancelled.js';
import { changedStaff } from './mails/changed-staff.js';
import { changed } from './mails/changed.js';
import { chargeFailed } from './mails/charge-failed.js';
import { confirmPayment } from './mails/confirm-payment.js';
import { deletedStaff } from './mails/deleted-staff.js';
import { enquiryAnswer } from './mails/enquiry-answer.js';
import { enquiryConfirm } from './mails/enquiry-confirm.js';
import { enquiryNews } from './mails/enquiry-news.js';
import { guestPlaceDeclined } from './mails/guest-place-declined.js';
import { guestPlaceGiven } from './mails/guest-place-given.js';
import { guestPlaceOver } from './mails/guest-place-over.js';
import { invoiceSent } from './mails/invoice.js';
import { messageToBarn } from './mails/message-to-barn.js';
import { noteWritten } from './mails/note.js';
import { passwordLink } from './mails/password-link.js';
import { paymentIssue } from './mails/payment-issue.js';
import { placesReleased } from './mails/places-released.js';
import { releaseWarning } from './mails/release-warning.js';
import { receipt } from './mails/receipt.js';
import { refundDecided } from './mails/refund-decided.js';
import { registrationAnswered } from './mails/registration-answered.js';
import { registrationAsked } from './mails/registration-asked.js';
import { seasonAnnounced } from './mails/season-announced.js';
import { reinstatedStaff } from './mails/reinstated-staff.js';
import { reinstated } from './mails/reinstated.js';
import { reminder } from './mails/reminder.js';
import { renewed } from './mails/renewed.js';
import { noShowRelease } from './mails/no-show-release.js';
import { noShowReleased } from './mails/no-show-released.js';
import { noShowWarning } from './mails/no-show-warning.js';
import { removed } from './mails/removed.js';
import { paymentReminder } from './mails/payment-reminder.js';
import { placeFilled } from './mails/place-filled.js';
import { placeOffered } from './mails/place-offered.js';
import { timeOffAnswered } from './mails/time-off-answered.js';
import { timeOffAsked } from './mails/time-off-asked.js';
import { savedReportSent } from './mails/saved-report.js';
import { voucherMailed } from './mails/voucher.js';
import { waitingOver } from './mails/waiting-over.js';
import { statementSent } from './mails/statement.js';
import { supportMessage } from './mails/support-message.js';
import { BarnAdministratorsHandler } from './queries/barn-administrators.js';
import { BulkNoteMailsHandler } from './queries/bulk-note-mails.js';
import { EnquiryWatchersHandler } from './queries/enquiry-watchers.js';
import { KnowsMailHandler } from './queries/known-mail.js';
import { ReadMailStopHandler } from './queries/mail-stop.js';
import { ListMailWishesHandler } from './queries/mail-wishes.js';
import { ListMailsHandler } from './queries/mails.js';
import { ReadPushDevicesHandler } from './queries/push-devices.js';
import { ReadPushDeviceHandler } from './queries/push-device.js';
import { RemindersDueHandler } from './queries/reminders-due.js';
import { RidersOfLessonsHandler } from './queries/riders-of-lessons.js';
import { StaffOfLessonsHandler } from './queries/staff-of-lessons.js';
import { handOverWishesWhenRidersMerge } from './policies/hand-over-wishes-when-riders-merge.js';
import { removeDevicesWithTheirPeople } from './policies/remove-devices-with-their-people.js';
import { MailRefusal } from './tables/mail-refusal.entity.js';
import { PushDevice } from './tables/push-device.entity.js';
import { PushRefusal } from './tables/push-refusal.entity.js';

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
    chargeFailed,
    confirmPayment,
    deletedStaff,
    enquiryAnswer,
    enquiryConfirm,
    enquiryNews,
    guestPlaceDeclined,
    guestPlaceGiven,
    guestPlaceOver,
    invoiceSent,
    messageToBarn,
    noteWritten,
    passwordLink,
    paymentIssue,
    paymentReminder,
    placeFilled,
    placeOffered,
    placesReleased,
    receipt,
    refundDecided,
    releaseWarning,
    registrationAnswered,
    registrationAsked,
    seasonAnnounced,
    reinstated,
    reinstatedStaff,
    reminder,
    noShowWarning,
    noShowRelease,
    noShowReleased,
    removed,
    renewed,
    savedReportSent,
    statementSent,
    supportMessage,
    timeOffAnswered,
    timeOffAsked,
    voucherMailed,
    waitingOver,
  ],
  imports: [JobsModule, MailModule],
  entities: [MailRefusal, PushDevice, PushRefusal],
  publishes: [MailRefusal, PushDevice, PushRefusal],
  policies: [handOverWishesWhenRidersMerge, removeDevicesWithTheirPeople],
  controllers: [
    MailNewsController,
    MailStopsController,
    MailsController,
    MailWishesController,
    PushDevicesController,
    UnsubscribeController,
  ],
  handlers: [
    AddPushDeviceHandler,
    BarnAdministratorsHandler,
    BulkNoteMailsHandler,
    ChangeMailWishHandler,
    ChangePushWishHandler,
    ClearReturnedHandler,
    DropPushDeviceHandler,
    EnquiryWatchersHandler,
    ForgetMailWishesHandler,
    HandOverMailWishesHandler,
    KnowsMailHandler,
    ListMailWishesHandler,
    NoteReturnedMailHandler,
    ListMailsHandler,
    ReadMailStopHandler,
    ReadPushDeviceHandler,
    ReadPushDevicesHandler,
    RecordReminderRoundHandler,
    RemoveOwnPushDeviceHandler,
    RemovePushDevicesHandler,
    RepeatMailHandler,
    RemindersDueHandler,
    RidersOfLessonsHandler,
    StaffOfLessonsHandler,
  ],
  providers: [MailStops, UnsignedLimit, ReminderSchedule, ReminderRound, MailRepetitions, DeviceTeller, PushSender],
})
export class NotificationsModule {}
