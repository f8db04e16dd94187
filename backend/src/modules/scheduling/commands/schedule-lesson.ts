import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { planLesson, type LessonWishes } from '../domain/plan-lesson.js';
import { planningFacts } from '../facts/planning-facts.js';
import { putOnCalendar } from '../steps/put-on-calendar.js';

/** With its first students and horses. R070-R080 */
export class ScheduleLesson extends barnCommand<LessonWishes, string[]>('scheduling.ScheduleLesson') {}

@CommandHandler(ScheduleLesson)
export class ScheduleLessonHandler extends BarnCommandHandler<ScheduleLesson> {
  async handle(barn: BarnTransaction, input: LessonWishes) {
    const facts = await planningFacts(barn, input);
    const plan = planLesson({ input, facts, settings: barn.settings, actor: barn.actor, now: barn.now });
    return putOnCalendar(barn, plan, [plan], { seriesId: null, note: input.note, message: input.message });
  }
}
