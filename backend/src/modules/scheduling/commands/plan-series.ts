import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { planLesson, type LessonWishes } from '../domain/plan-lesson.js';
import { seriesDates, wantedTimes, type Repeats } from '../domain/series-dates.js';
import { checkSeriesSize, staffOf } from '../domain/series-size.js';
import { beginSeries } from '../steps/begin-series.js';
import { openDates } from '../facts/open-dates.js';
import { planningFacts } from '../facts/planning-facts.js';
import { putOnCalendar } from '../steps/put-on-calendar.js';

/** `seriesId`: a new one, for who needs to know it. */
type SeriesWishes = LessonWishes & Repeats & { seriesId?: string };

/** All lessons at once. R076 R077 F17 */
export class PlanSeries extends barnCommand<SeriesWishes, string[]>('scheduling.PlanSeries') {}

@CommandHandler(PlanSeries)
export class PlanSeriesHandler extends BarnCommandHandler<PlanSeries> {
  async handle(barn: BarnTransaction, { seriesId = barn.newId(), ...wishes }: SeriesWishes) {
    const { recurrence, skipDates, keepDates, ...input } = wishes;
    const facts = await planningFacts(barn, input);
    const plan = planLesson({ input, facts, settings: barn.settings, actor: barn.actor, now: barn.now });
    const days = seriesDates(plan, { recurrence, ...(skipDates && { skipDates }) });
    const times = wantedTimes(await openDates(barn, days, keepDates));
    checkSeriesSize(times.length, {
      people: staffOf(plan) + plan.roster.studentIds.length + plan.roster.horseIds.length,
      note: input.note?.length ?? 0,
    });
    beginSeries(barn, { seriesId, title: plan.title, times, recurrence });
    return putOnCalendar(barn, plan, times, { seriesId, note: input.note, message: input.message });
  }
}
