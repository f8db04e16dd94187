import { enrollmentAnswers } from './answers.js';
import { AddHorseHandler } from './commands/add-horse.js';
import { AnswerRegistrationHandler } from './commands/answer-registration.js';
import { AssignHorseHandler } from './commands/assign-horse.js';
import { AssignTackHandler } from './commands/assign-tack.js';
import { CheckLessonsHandler } from './commands/check-lessons.js';
import { BookDatesHandler } from './commands/book-dates.js';
import { BookPubliclyHandler } from './commands/book-publicly.js';
import { CancelRostersHandler } from './commands/cancel-rosters.js';
import { CancelStudentHandler } from './commands/cancel-student.js';
import { ClearRostersHandler } from './commands/clear-rosters.js';
import { CompleteRostersHandler } from './commands/complete-rosters.js';
import { ConfirmPlaceHandler } from './commands/confirm-place.js';
import { CopyRostersHandler } from './commands/copy-rosters.js';
import { DeregisterStudentHandler } from './commands/deregister-student.js';
import { EnrolInSeriesHandler } from './commands/enrol-in-series.js';
import { EnrolStudentHandler } from './commands/enrol-student.js';
import { FillRostersHandler } from './commands/fill-rosters.js';
import { HandOverPlacesHandler } from './commands/hand-over-places.js';
import { AdvanceNoShowsHandler } from './commands/advance-no-shows.js';
import { AskNoShowsAgainHandler, LeaveNoShowsHandler } from './commands/leave-no-shows.js';
import { MarkAttendanceHandler } from './commands/mark-attendance.js';
import { MarkPaidHandler } from './commands/mark-paid.js';
import { ReopenRostersHandler } from './commands/reopen-rosters.js';
import { ReinstateRostersHandler } from './commands/reinstate-rosters.js';
import { RemoveHorseHandler } from './commands/remove-horse.js';
import { BeginNextSeasonHandler } from './commands/begin-next-season.js';
import { JoinSessionListHandler } from './commands/join-session-list.js';
import { OrderSessionListHandler } from './commands/order-session-list.js';
import { SetSessionPlacesHandler } from './commands/set-session-places.js';
import { OfferSessionPlaceHandler } from './commands/offer-session-place.js';
import { LeaveSessionListHandler } from './commands/leave-session-list.js';
import { RunSessionListsHandler } from './commands/run-session-lists.js';
import { OpenRegistrationHandler } from './commands/open-registration.js';
import { RegisterStudentsHandler } from './commands/register-students.js';
import { ReleasePlacesHandler } from './commands/release-places.js';
import { RemoveStudentHandler } from './commands/remove-student.js';
import { EndPolicyHandler, WritePolicyHandler } from './commands/write-policy.js';
import { enrollmentErrors } from './domain/errors.js';
import { enrollmentEvents } from './events.js';
import { CancellingController } from './http/cancelling.controller.js';
import { ClientLessonsController } from './http/client-lessons.controller.js';
import { LessonDayController } from './http/lesson-day.controller.js';
import { LessonPeopleController } from './http/lesson-people.controller.js';
import { LessonPreviewController } from './http/lesson-preview.controller.js';
import { MailAnswersController } from './http/mail-answers.controller.js';
import { MakeupsController } from './http/makeups.controller.js';
import { StrikesController } from './http/strikes.controller.js';
import { PoliciesController, PublicPolicyController } from './http/policies.controller.js';
import { PublicBookController } from './http/public-book.controller.js';
import { cancelRoster } from './policies/cancel-roster.js';
import { clearRoster } from './policies/clear-roster.js';
import { checkLessons } from './policies/check-lessons.js';
import { completeRoster } from './policies/complete-roster.js';
import { handOverPlaces } from './policies/hand-over-places.js';
import { reinstateRoster } from './policies/reinstate-roster.js';
import { enrolInitialRoster } from './policies/enrol-initial-roster.js';
import { cancellationPolicyProjection } from './projections/cancellation-policy.js';
import { lessonHorseProjection } from './projections/lesson-horse.js';
import { lessonPersonProjection } from './projections/lesson-person.js';
import { noShowReleaseProjection } from './projections/no-show-release.js';
import { noShowsLeftProjection } from './projections/no-shows-left.js';
import { ShowChangedByPolicyHandler } from './queries/changed-by-policy.js';
import { ShowAttendanceYearHandler } from './queries/attendance-year.js';
import { ListClientLessonsHandler } from './queries/client-lesson-list.js';
import { ListMakeupsForBookingHandler } from './queries/makeups.js';
import { ListStrikesHandler, NoShowsDueHandler } from './queries/strikes.js';
import { ListPoliciesHandler, ReadPublicPoliciesHandler } from './queries/policies.js';
import { TryPolicyHandler } from './queries/try-policy.js';
import { PreviewNextSeasonHandler } from './queries/preview-next-season.js';
import { PreviewLeavingHandler } from './queries/preview-leaving.js';
import { ReadAnsweredPlaceHandler } from './queries/answered-place.js';
import { PreviewCancellationHandler } from './queries/preview-cancellation.js';
import { PreviewDeletionHandler } from './queries/preview-deletion.js';
import { PreviewLessonCancellationHandler } from './queries/preview-lesson-cancellation.js';
import { CancellationPolicy } from './tables/cancellation-policy.entity.js';
import { LessonHorse } from './tables/lesson-horse.entity.js';
import { RegisteredStudent } from './tables/registered-student.entity.js';
import { Registration } from './tables/registration.entity.js';
import { LessonPerson } from './tables/lesson-person.entity.js';
import { NoShowRelease } from './tables/no-show-release.entity.js';
import { NoShowsLeft } from './tables/no-shows-left.entity.js';
import { JoinWaitingListHandler } from './commands/join-waiting-list.js';
import { LeaveWaitingListHandler } from './commands/leave-waiting-list.js';
import { OrderWaitingListHandler } from './commands/order-waiting-list.js';
import { RunWaitingListsHandler } from './commands/run-waiting-lists.js';
import { SettleFillingHandler } from './commands/settle-filling.js';
import { TakeOfferHandler } from './commands/take-offer.js';
import { TimeOffController } from './http/time-off.controller.js';
import { StaffOffController } from './http/staff-off.controller.js';
import { TakeStaffOffHandler } from './commands/take-staff-off.js';
import { TakeHorseOffHandler } from './commands/take-horse-off.js';
import { WaitingListController } from './http/waiting-list.controller.js';
import { NoShowRound, NoShowSchedule } from './jobs/release-no-shows.js';
import { WaitingListRound, WaitingListSchedule } from './jobs/run-waiting-lists.js';
import { settleFilling } from './policies/settle-filling.js';
import { runSessionLists } from './policies/run-session-lists.js';
import { runWaitingLists } from './policies/run-waiting-lists.js';
import { waitingEntryProjection } from './projections/waiting-entry.js';
import { ListWaitingHandler, ShowOwnWaitingHandler, WaitingListsDueHandler } from './queries/waiting-lists.js';
import { SessionListsDueHandler } from './queries/session-lists.js';
import { FreeGuestPlaceHandler, KeepGuestPlaceHandler } from './commands/keep-guest-place.js';
import { RunGuestPlacesHandler } from './commands/run-guest-places.js';
import { runGuestPlaces } from './policies/run-guest-places.js';
import { guestPlaceProjection } from './projections/guest-place.js';
import { FillingsDueHandler } from './queries/fillings-due.js';
import { GuestPlacesDueHandler } from './queries/guest-places.js';
import { GuestPlace } from './tables/guest-place.entity.js';
import { WaitingEntry } from './tables/waiting-entry.entity.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { lastly } from '../../platform/event-store/policy.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';

@BarnModule({
  name: 'enrollment',
  entities: [
    LessonPerson,
    LessonHorse,
    Registration,
    RegisteredStudent,
    WaitingEntry,
    GuestPlace,
    CancellationPolicy,
    NoShowsLeft,
    NoShowRelease,
  ],
  publishes: [
    LessonPerson,
    LessonHorse,
    Registration,
    RegisteredStudent,
    WaitingEntry,
    GuestPlace,
    NoShowsLeft,
    NoShowRelease,
  ],
  answers: enrollmentAnswers,
  events: enrollmentEvents,
  projections: [
    lessonPersonProjection,
    lessonHorseProjection,
    waitingEntryProjection,
    guestPlaceProjection,
    cancellationPolicyProjection,
    noShowsLeftProjection,
    noShowReleaseProjection,
  ],
  policies: [
    enrolInitialRoster,
    checkLessons,
    cancelRoster,
    reinstateRoster,
    completeRoster,
    clearRoster,
    handOverPlaces,
    lastly(settleFilling),
    lastly(runGuestPlaces),
    lastly(runWaitingLists),
    lastly(runSessionLists),
  ],
  violations: { lesson_person_active: enrollmentErrors.already_booked },
  controllers: [
    StrikesController,
    LessonPeopleController,
    CancellingController,
    LessonDayController,
    LessonPreviewController,
    MailAnswersController,
    MakeupsController,
    PublicBookController,
    PoliciesController,
    PublicPolicyController,
    ClientLessonsController,
    WaitingListController,
    TimeOffController,
    StaffOffController,
  ],
  imports: [JobsModule],
  handlers: [
    AddHorseHandler,
    AnswerRegistrationHandler,
    AssignHorseHandler,
    TakeHorseOffHandler,
    TakeStaffOffHandler,
    AssignTackHandler,
    BookPubliclyHandler,
    CancelRostersHandler,
    ReinstateRostersHandler,
    CancelStudentHandler,
    ClearRostersHandler,
    CheckLessonsHandler,
    ConfirmPlaceHandler,
    CopyRostersHandler,
    CompleteRostersHandler,
    ReopenRostersHandler,
    OpenRegistrationHandler,
    BeginNextSeasonHandler,
    PreviewNextSeasonHandler,
    LeaveSessionListHandler,
    JoinSessionListHandler,
    OrderSessionListHandler,
    OfferSessionPlaceHandler,
    SetSessionPlacesHandler,
    RunSessionListsHandler,
    RegisterStudentsHandler,
    DeregisterStudentHandler,
    BookDatesHandler,
    EnrolInSeriesHandler,
    EnrolStudentHandler,
    FillRostersHandler,
    FreeGuestPlaceHandler,
    GuestPlacesDueHandler,
    KeepGuestPlaceHandler,
    RunGuestPlacesHandler,
    HandOverPlacesHandler,
    LeaveNoShowsHandler,
    AskNoShowsAgainHandler,
    AdvanceNoShowsHandler,
    MarkAttendanceHandler,
    MarkPaidHandler,
    RemoveHorseHandler,
    ReleasePlacesHandler,
    RemoveStudentHandler,
    ListClientLessonsHandler,
    ShowAttendanceYearHandler,
    ListStrikesHandler,
    NoShowsDueHandler,
    ListMakeupsForBookingHandler,
    PreviewCancellationHandler,
    PreviewLeavingHandler,
    ReadAnsweredPlaceHandler,
    PreviewLessonCancellationHandler,
    PreviewDeletionHandler,
    JoinWaitingListHandler,
    LeaveWaitingListHandler,
    OrderWaitingListHandler,
    RunWaitingListsHandler,
    SettleFillingHandler,
    FillingsDueHandler,
    TakeOfferHandler,
    ListWaitingHandler,
    ShowOwnWaitingHandler,
    WaitingListsDueHandler,
    SessionListsDueHandler,
    WritePolicyHandler,
    EndPolicyHandler,
    ListPoliciesHandler,
    ReadPublicPoliciesHandler,
    TryPolicyHandler,
    ShowChangedByPolicyHandler,
  ],
  providers: [WaitingListSchedule, WaitingListRound, NoShowSchedule, NoShowRound],
})
export class EnrollmentModule {}
