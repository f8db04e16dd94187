import { calendarAnswers } from './answers.js';
import { MakeFeedHandler } from './commands/make-feed.js';
import { NoteFeedReadHandler } from './commands/note-feed-read.js';
import { RevokeFeedHandler, RevokeFeedsHandler } from './commands/revoke-feed.js';
import { calendarEvents } from './events.js';
import { FeedLimits } from './feeds/feed-limits.js';
import { BulkController } from './http/bulk.controller.js';
import { DaySheetController } from './http/day-sheet.controller.js';
import { DeletedLessonsController } from './http/deleted-lessons.controller.js';
import { FeedsController } from './http/feeds.controller.js';
import { HorseWeekController } from './http/horse-week.controller.js';
import { HorseWorkController } from './http/horse-work.controller.js';
import { LastHorsesController } from './http/last-horses.controller.js';
import { LessonHorsesController } from './http/lesson-horses.controller.js';
import { LessonStaffsController } from './http/lesson-staffs.controller.js';
import { IcalController } from './http/ical.controller.js';
import { BirthdaysController } from './http/birthdays.controller.js';
import { OwnHorsesController } from './http/own-horses.controller.js';
import { CalendarController } from './http/calendar.controller.js';
import { LessonsToCoverController } from './http/lessons-to-cover.controller.js';
import { StaffWeekController } from './http/staff-week.controller.js';
import { LessonsController } from './http/lessons.controller.js';
import { LessonChangesController } from './http/lesson-changes.controller.js';
import { PublicLessonsController } from './http/public-lessons.controller.js';
import { RegistrationController } from './http/registration.controller.js';
import { SessionListController } from './http/session-list.controller.js';
import { SessionSheetsController } from './http/session-sheets.controller.js';
import { SeriesController } from './http/series.controller.js';
import { SeriesBookingController } from './http/series-booking.controller.js';
import { StaffLessonsController } from './http/staff-lessons.controller.js';
import { revokeFeedsWithTheirPeople } from './policies/revoke-feeds-with-their-people.js';
import { lessonDocuments } from './projections/lesson-document.js';
import { ReadBulkRunHandler } from './queries/bulk-progress.js';
import { ListCancellationMailsHandler } from './queries/cancellation-mails.js';
import { ListBookableLessonsHandler } from './queries/bookable-lessons.js';
import { ListBirthdaysHandler } from './queries/birthdays.js';
import { ListOwnHorsesHandler } from './queries/own-horses.js';
import { ShowBlocksHandler } from './queries/calendar-blocks.js';
import { ShowCalendarHandler } from './queries/calendar.js';
import { ShowChangedLessonsHandler } from './queries/show-changed-lessons.js';
import { ShowDaySheetHandler } from './queries/day-sheet.js';
import { ListDeletedLessonsHandler } from './queries/deleted-lessons.js';
import { PreviewRestoringHandler } from './queries/preview-restoring.js';
import { ReadFeedHandler } from './queries/feed-lessons.js';
import { FindFeedHandler, ListFeedsHandler } from './queries/feeds.js';
import { ListLessonsToCoverHandler } from './queries/lessons-to-cover.js';
import { ReportStaffWeekHandler } from './queries/staff-week.js';
import { PreviewTimeOffHandler } from './queries/preview-time-off.js';
import { ListHorseChoicesHandler } from './queries/horse-choices.js';
import { ReportHorseWeekHandler } from './queries/horse-week.js';
import { ListHorseLessonsHandler, MeasureHorseWorkHandler } from './queries/horse-work.js';
import { LessonListeners } from './live/lesson-listeners.js';
import { ReadLessonNewsHandler } from './queries/lesson-news.js';
import { ListLastHorsesHandler } from './queries/last-horses.js';
import { ListLessonStaffHandler } from './queries/lesson-staff.js';
import { PreviewDatesHandler } from './queries/preview-dates.js';
import { PreviewWarningsHandler } from './queries/preview-warnings.js';
import { ListPublicLessonsHandler } from './queries/public-lessons.js';
import { ReadRegistrationLinesHandler } from './queries/registration-lines.js';
import { CountAskingHandler } from './queries/asking.js';
import { ListRegistrationsHandler } from './queries/registrations.js';
import { ReadSessionAttendanceHandler } from './queries/session-attendance.js';
import { ReadSessionRosterHandler } from './queries/session-roster.js';
import { ListSeriesDatesHandler } from './queries/series-dates.js';
import { ReadStaffHistoryHandler, ReadStaffScheduleHandler } from './queries/staff-lessons.js';
import { CalendarFeed } from './tables/calendar-feed.entity.js';
import { LessonDocument } from './tables/lesson-document.entity.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { PdfModule } from '../../platform/pdf/pdf.module.js';

@BarnModule({
  name: 'calendar',
  entities: [CalendarFeed, LessonDocument],
  publishes: [LessonDocument],
  answers: calendarAnswers,
  events: calendarEvents,
  derived: [lessonDocuments],
  policies: [revokeFeedsWithTheirPeople],
  imports: [PdfModule],
  controllers: [
    DeletedLessonsController,
    FeedsController,
    IcalController,
    BulkController,
    HorseWeekController,
    BirthdaysController,
    OwnHorsesController,
    HorseWorkController,
    LastHorsesController,
    LessonHorsesController,
    LessonStaffsController,
    LessonsToCoverController,
    StaffWeekController,
    LessonsController,
    CalendarController,
    SeriesController,
    SeriesBookingController,
    RegistrationController,
    SessionListController,
    SessionSheetsController,
    DaySheetController,
    PublicLessonsController,
    LessonChangesController,
    StaffLessonsController,
  ],
  handlers: [
    ListDeletedLessonsHandler,
    PreviewRestoringHandler,
    FindFeedHandler,
    ListFeedsHandler,
    MakeFeedHandler,
    NoteFeedReadHandler,
    ReadFeedHandler,
    RevokeFeedHandler,
    RevokeFeedsHandler,
    ListCancellationMailsHandler,
    ReadBulkRunHandler,
    ListHorseLessonsHandler,
    ListLastHorsesHandler,
    ListHorseChoicesHandler,
    PreviewTimeOffHandler,
    ListLessonsToCoverHandler,
    ReportStaffWeekHandler,
    ListHorseLessonsHandler,
    ReportHorseWeekHandler,
    ListLessonStaffHandler,
    MeasureHorseWorkHandler,
    ListPublicLessonsHandler,
    PreviewDatesHandler,
    CountAskingHandler,
    ListRegistrationsHandler,
    ReadRegistrationLinesHandler,
    PreviewWarningsHandler,
    ReadLessonNewsHandler,
    ShowCalendarHandler,
    ShowBlocksHandler,
    ListBirthdaysHandler,
    ListOwnHorsesHandler,
    ListBookableLessonsHandler,
    ShowChangedLessonsHandler,
    ShowDaySheetHandler,
    ReadSessionAttendanceHandler,
    ReadSessionRosterHandler,
    ListSeriesDatesHandler,
    ReadStaffHistoryHandler,
    ReadStaffScheduleHandler,
  ],
  providers: [FeedLimits, LessonListeners],
})
export class CalendarModule {}
