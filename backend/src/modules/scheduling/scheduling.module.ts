import { schedulingAnswers } from './answers.js';
import { AdvanceBulkHandler } from './commands/advance-bulk.js';
import { CancelLessonHandler } from './commands/cancel-lesson.js';
import { AddExtraStaffHandler, RemoveExtraStaffHandler } from './commands/change-extra-staff.js';
import { CompleteLessonHandler } from './commands/complete-lesson.js';
import { DeleteLessonsHandler } from './commands/delete-lessons.js';
import { DuplicateLessonHandler } from './commands/duplicate-lesson.js';
import { EditLessonHandler } from './commands/edit-lesson.js';
import { ExtendSeriesHandler } from './commands/extend-series.js';
import { FollowTimeZoneHandler } from './commands/follow-time-zone.js';
import { HandOverLessonsHandler } from './commands/hand-over-lessons.js';
import { MakeRecurringHandler } from './commands/make-recurring.js';
import { NoteLessonHandler } from './commands/note-lesson.js';
import { PlanSeriesHandler } from './commands/plan-series.js';
import { RescheduleLessonHandler } from './commands/reschedule-lesson.js';
import { RestoreLessonsHandler } from './commands/restore-lessons.js';
import { RevertBulkHandler } from './commands/revert-bulk.js';
import { ScheduleLessonHandler } from './commands/schedule-lesson.js';
import { StartBulkHandler } from './commands/start-bulk.js';
import { schedulingEvents } from './events.js';
import { bulkRuns } from './jobs/bulk-runs.js';
import { followTheBarnsTimeZone } from './policies/follow-the-barns-time-zone.js';
import { lessonProjection } from './projections/lesson.js';
import { seriesProjection } from './projections/series.js';
import { Lesson } from './tables/lesson.entity.js';
import { Series } from './tables/series.entity.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';

@BarnModule({
  name: 'scheduling',
  entities: [Series, Lesson],
  publishes: [Series, Lesson],
  answers: schedulingAnswers,
  events: schedulingEvents,
  policies: [followTheBarnsTimeZone],
  projections: [seriesProjection, lessonProjection],
  handlers: [
    AddExtraStaffHandler,
    RemoveExtraStaffHandler,
    ScheduleLessonHandler,
    PlanSeriesHandler,
    DeleteLessonsHandler,
    RestoreLessonsHandler,
    DuplicateLessonHandler,
    HandOverLessonsHandler,
    MakeRecurringHandler,
    ExtendSeriesHandler,
    EditLessonHandler,
    FollowTimeZoneHandler,
    NoteLessonHandler,
    RescheduleLessonHandler,
    CancelLessonHandler,
    StartBulkHandler,
    AdvanceBulkHandler,
    RevertBulkHandler,
    CompleteLessonHandler,
  ],
  imports: [JobsModule],
  providers: bulkRuns,
})
export class SchedulingModule {}
