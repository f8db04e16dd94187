import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { shiftTo, type NewTime } from '../domain/decide-move.js';
import { shifted } from '../domain/lesson-time.js';
import { requireShown } from '../domain/skipped-time.js';
import { planCopy } from '../domain/plan-copy.js';
import { copyFacts } from '../facts/copy-facts.js';
import { loadAffectedLessons } from '../facts/load-affected-lessons.js';
import { putOnCalendar } from '../steps/put-on-calendar.js';

interface Duplication extends Partial<NewTime> {
  lessonId: string;
  notify?: boolean;
}

/** An active lesson of its own with the same riders, horses and staff; also of a cancelled one, which so comes back. G09 R089 C22 */
export class DuplicateLesson extends barnCommand<Duplication, string[]>('scheduling.DuplicateLesson') {}

@CommandHandler(DuplicateLesson)
export class DuplicateLessonHandler extends BarnCommandHandler<DuplicateLesson> {
  async handle(barn: BarnTransaction, { lessonId, start, end, notify }: Duplication) {
    const { chosen } = await loadAffectedLessons(barn, { lessonId });
    if (!chosen.time.isAllday) {
      requireShown('start', start, barn.settings.timeZone);
      requireShown('end', end, barn.settings.timeZone);
    }
    const plan = planCopy(chosen, {
      facts: await copyFacts(barn, chosen),
      timeZone: barn.settings.timeZone,
      recurs: false,
      notify: notify ?? enabled(barn.settings, 'send_notifications'),
    });
    const time = start ? shifted(chosen.time, shiftTo(chosen, { start, ...(end && { end }) })) : chosen.time;
    return putOnCalendar(barn, plan, [time], { seriesId: null });
  }
}
