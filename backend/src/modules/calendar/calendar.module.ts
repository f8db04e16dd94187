import { DaySheetController } from './http/day-sheet.controller.js';
import { HorseWorkController } from './http/horse-work.controller.js';
import { LessonHorsesController } from './http/lesson-horses.controller.js';
import { LessonStaffsController } from './http/lesson-staffs.controller.js';
import { LessonsController } from './http/lessons.controller.js';
import { LessonChangesController } from './http/lesson-changes.controller.js';
import { PublicLessonsController } from './http/public-lessons.controller.js';
import { StaffLessonsController } from './http/staff-lessons.controller.js';
import { WorkloadGraphicController } from './http/workload-graphic.controller.js';
import { lessonDocuments } from './projections/lesson-document.js';
import { ListBookableLessonsHandler } from './queries/bookable-lessons.js';
import { ShowCalendarHandler } from './queries/calendar.js';
import { ShowChangedLessonsHandler } from './queries/changed-lessons.js';
import { ShowDaySheetHandler } from './queries/day-sheet.js';
import { ListHorseLessonsHandler, MeasureHorseWorkHandler } from './queries/horse-work.js';
import { LessonListeners } from './live/lesson-listeners.js';
import { ReadLessonNewsHandler } from './queries/lesson-news.js';
import { ListLessonStaffHandler } from './queries/lesson-staff.js';
import { PreviewWarningsHandler } from './queries/preview-warnings.js';
import { ListPublicLessonsHandler } from './queries/public-lessons.js';
import { ReadStaffHistoryHandler, ReadStaffScheduleHandler } from './queries/staff-lessons.js';
import { MeasureWorkloadHandler } from './queries/workload-graphic.js';
import { LessonDocument } from './tables/lesson-document.entity.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { PdfModule } from '../../platform/pdf/pdf.module.js';

@BarnModule({
  name: 'calendar',
  entities: [LessonDocument],
  publishes: [LessonDocument],
  derived: [lessonDocuments],
  imports: [PdfModule],
  controllers: [
    HorseWorkController,
    LessonHorsesController,
    LessonStaffsController,
    LessonsController,
    DaySheetController,
    PublicLessonsController,
    LessonChangesController,
    StaffLessonsController,
    WorkloadGraphicController,
  ],
  handlers: [
    ListHorseLessonsHandler,
    ListLessonStaffHandler,
    MeasureHorseWorkHandler,
    MeasureWorkloadHandler,
    ListPublicLessonsHandler,
    PreviewWarningsHandler,
    ReadLessonNewsHandler,
    ShowCalendarHandler,
    ListBookableLessonsHandler,
    ShowChangedLessonsHandler,
    ShowDaySheetHandler,
    ReadStaffHistoryHandler,
    ReadStaffScheduleHandler,
  ],
  providers: [LessonListeners],
})
export class CalendarModule {}
