import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideEdit, type LessonEdit } from '../domain/decide-edit.js';
import { decideMove, decideSeriesMove, shiftTo, type NewTime } from '../domain/decide-move.js';
import type { PlannedLesson } from '../domain/lesson.js';
import type { Notice } from '../domain/notice.js';
import { requireShown } from '../domain/skipped-time.js';
import { seriesStream } from '../domain/series-stream.js';
import { changeLessons, idsOf, type LessonChange } from '../steps/change-lessons.js';
import { loadAffectedLessons } from '../facts/load-affected-lessons.js';
import { requireInUse } from '../facts/require-in-use.js';

/** A new time and, where it was dropped in the column of another one, the instructor, location or section. */
export type LessonMove = LessonChange & NewTime & Omit<LessonEdit, 'title'>;

/** Later lessons move by the same distance; cancelled ones stay when they were. One change, told to people once. F18 R085 */
export class RescheduleLesson extends barnCommand<LessonMove, string[]>('scheduling.RescheduleLesson') {}

@CommandHandler(RescheduleLesson)
export class RescheduleLessonHandler extends BarnCommandHandler<RescheduleLesson> {
  async handle(barn: BarnTransaction, input: LessonMove) {
    const { instructorId, locationId, sectionId } = input;
    const wanted = { instructorId, locationId, sectionId };
    const [{ chosen, later, series }, section] = await Promise.all([
      loadAffectedLessons(barn, input),
      requireInUse(barn, wanted),
    ]);
    if (!chosen.time.isAllday) {
      requireShown('start', input.start, barn.settings.timeZone);
      requireShown('end', input.end, barn.settings.timeZone);
    }
    const by = shiftTo(chosen, input);
    const edit = (lesson: PlannedLesson, notice: Notice) => decideEdit(lesson, wanted, section, notice);
    const move = (lesson: PlannedLesson, notice: Notice) => [
      ...decideMove(lesson, by, barn.settings.timeZone, notice),
      ...edit(lesson, notice),
    ];
    const changed = await changeLessons(barn, { chosen, later }, input, {
      notifyByDefault: enabled(barn.settings, 'send_notifications'),
      chosen: move,
      later: (lesson, notice) => (lesson.phase === 'cancelled' ? edit : move)(lesson, notice),
    });
    const moved = changed.filter(({ phase }) => phase !== 'cancelled');
    if (input.applyToFuture && chosen.seriesId)
      barn.append(seriesStream, chosen.seriesId, decideSeriesMove(series, chosen.seriesId, moved, by));
    return idsOf(changed, chosen);
  }
}
