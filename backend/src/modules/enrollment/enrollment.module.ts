import { Module } from '@nestjs/common';
import { CancellingController } from './http/cancelling.controller.js';
import { ClientLessonsController } from './http/client-lessons.controller.js';
import { LessonDayController } from './http/lesson-day.controller.js';
import { LessonPeopleController } from './http/lesson-people.controller.js';
import { MakeupsController } from './http/makeups.controller.js';

@Module({ controllers: [LessonPeopleController, CancellingController, LessonDayController, MakeupsController, ClientLessonsController] })
export class EnrollmentModule {}
