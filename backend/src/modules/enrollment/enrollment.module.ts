import { CancelRostersHandler } from './commands/cancel-rosters.js';
import { CancelStudentHandler } from './commands/cancel-student.js';
import { alreadyBooked } from './domain/booking-rules.js';
import { enrollmentEvents } from './events.js';
import { CancellingController } from './http/cancelling.controller.js';
import { ClientLessonsController } from './http/client-lessons.controller.js';
import { LessonDayController } from './http/lesson-day.controller.js';
import { LessonPeopleController } from './http/lesson-people.controller.js';
import { MakeupsController } from './http/makeups.controller.js';
import { cancelRoster } from './policies/cancel-roster.js';
import { completeRoster } from './policies/complete-roster.js';
import { enrolInitialRoster } from './policies/enrol-initial-roster.js';
import { lessonHorseProjection } from './projections/lesson-horse.js';
import { lessonPersonProjection } from './projections/lesson-person.js';
import { PreviewCancellationHandler } from './queries/preview-cancellation.js';
import { LessonHorse } from './tables/lesson-horse.entity.js';
import { LessonPerson } from './tables/lesson-person.entity.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';

@BarnModule({
  name: 'enrollment',
  entities: [LessonPerson, LessonHorse],
  publishes: [LessonPerson, LessonHorse],
  events: enrollmentEvents,
  projections: [lessonPersonProjection, lessonHorseProjection],
  policies: [enrolInitialRoster, cancelRoster, completeRoster],
  violations: { lesson_person_active: alreadyBooked },
  controllers: [
    LessonPeopleController,
    CancellingController,
    LessonDayController,
    MakeupsController,
    ClientLessonsController,
  ],
  handlers: [CancelRostersHandler, CancelStudentHandler, PreviewCancellationHandler],
})
export class EnrollmentModule {}
