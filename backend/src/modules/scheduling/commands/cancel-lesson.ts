import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { datesOfLesson } from '../domain/dates-of-lesson.js';
import { decideLessonCancellation, type CancellationChoice } from '../domain/decide-lesson-cancellation.js';
import { wallClockOf } from '../domain/lesson-time.js';
import type { PlannedLesson } from '../domain/lesson.js';
import type { Notice } from '../domain/notice.js';
import { changeLessons, idsOf, type LessonChange } from '../steps/change-lessons.js';
import { calledOffPolicies } from '../facts/called-off-policies.js';
import { loadAffectedLessons } from '../facts/load-affected-lessons.js';

export type LessonCancellation = LessonChange & CancellationChoice;

export class CancelLesson extends barnCommand<LessonCancellation, string[]>('scheduling.CancelLesson') {}

@CommandHandler(CancelLesson)
export class CancelLessonHandler extends BarnCommandHandler<CancelLesson> {
  async handle(barn: BarnTransaction, input: LessonCancellation) {
    const affected = await loadAffectedLessons(barn, input);
    const today = wallClockOf(barn.now, barn.settings.timeZone).date;
    const chosen = affected.chosen.time.date;
    const concerned = [affected.chosen, ...affected.later].map(({ lessonId }) => lessonId);
    const policies = await calledOffPolicies(barn, input, concerned);
    const decide = (lesson: PlannedLesson, notice: Notice) => {
      const dates = datesOfLesson(input.dates, { chosen, lesson: lesson.time.date });
      const policy = policies.get(lesson.lessonId);
      return decideLessonCancellation(lesson, { ...input, policy, dates }, barn.settings, today, notice);
    };
    const changed = await changeLessons(barn, affected, input, {
      notifyByDefault: enabled(barn.settings, 'send_cancellation_notifications'),
      chosen: decide,
      later: (lesson, notice) => (lesson.phase === 'cancelled' ? [] : decide(lesson, notice)),
    });
    return idsOf(changed, affected.chosen);
  }
}
