import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideMove, decideSeriesMove, shiftTo, type NewTime } from '../domain/decide-move.js';
import type { PlannedLesson } from '../domain/lesson.js';
import type { Notice } from '../domain/notice.js';
import { seriesStream } from '../domain/series-stream.js';
import { changeLessons, idsOf, type LessonChange } from './change-lessons.js';
import { loadAffectedLessons } from './load-affected-lessons.js';

export type LessonMove = LessonChange & NewTime;

/** Later lessons move by the same distance; cancelled ones stay. F18 */
export class RescheduleLesson extends barnCommand<LessonMove, string[]>('scheduling.RescheduleLesson') {}

@CommandHandler(RescheduleLesson)
export class RescheduleLessonHandler extends BarnCommandHandler<RescheduleLesson> {
  async handle(barn: BarnTransaction, input: LessonMove) {
    const { chosen, later, series } = await loadAffectedLessons(barn, input);
    const by = shiftTo(chosen, input);
    const decide = (lesson: PlannedLesson, notice: Notice) => decideMove(lesson, by, barn.settings.timeZone, notice);
    const changed = await changeLessons(barn, { chosen, later }, input, {
      notifyByDefault: enabled(barn.settings, 'send_notifications'),
      chosen: decide,
      later: (lesson, notice) => (lesson.phase === 'cancelled' ? [] : decide(lesson, notice)),
    });
    if (input.applyToFuture && chosen.seriesId)
      barn.append(seriesStream, chosen.seriesId, decideSeriesMove(series, chosen.seriesId, changed, by));
    return idsOf(changed, chosen);
  }
}
