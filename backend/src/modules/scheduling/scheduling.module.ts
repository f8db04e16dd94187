import { schedulingEvents } from './events.js';
import { DaySheetController } from './http/day-sheet.controller.js';
import { LessonScreens } from './http/lesson-screens.js';
import { LessonsController } from './http/lessons.controller.js';
import { lessonDocuments } from './projections/lesson-document.table.js';
import { lessons } from './projections/lesson.table.js';
import { seriesRows } from './projections/series.table.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { PdfModule } from '../../platform/pdf/pdf.module.js';

@BarnModule({
  name: 'scheduling',
  events: schedulingEvents,
  projections: [seriesRows, lessons],
  derived: [lessonDocuments],
  imports: [PdfModule],
  controllers: [LessonsController, DaySheetController],
  providers: [LessonScreens],
})
export class SchedulingModule {}
