import { Module } from '@nestjs/common';
import { LessonScreens } from './http/lesson-screens.js';
import { LessonsController } from './http/lessons.controller.js';

@Module({ controllers: [LessonsController], providers: [LessonScreens] })
export class SchedulingModule {}
