import { Module } from '@nestjs/common';
import { PdfModule } from '../../platform/pdf/pdf.module.js';
import { DaySheetController } from './http/day-sheet.controller.js';
import { LessonScreens } from './http/lesson-screens.js';
import { LessonsController } from './http/lessons.controller.js';

@Module({ imports: [PdfModule], controllers: [LessonsController, DaySheetController], providers: [LessonScreens] })
export class SchedulingModule {}
