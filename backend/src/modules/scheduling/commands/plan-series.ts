import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { planLesson, type LessonWishes } from '../domain/plan-lesson.js';
import { seriesStream } from '../domain/series-stream.js';
import { describeSeries, seriesTimes, type Recurrence } from '../domain/series.js';
import { planningFacts } from '../queries/planning-facts.js';
import { putOnCalendar } from './put-on-calendar.js';

type SeriesWishes = LessonWishes & { recurrence: Recurrence };

/** All lessons at once. R076 R077 F17 */
export class PlanSeries extends barnCommand<SeriesWishes, string[]>('scheduling.PlanSeries') {}

@CommandHandler(PlanSeries)
export class PlanSeriesHandler extends BarnCommandHandler<PlanSeries> {
  async handle(barn: BarnTransaction, { recurrence, ...input }: SeriesWishes) {
    const facts = await planningFacts(barn, input);
    const plan = planLesson({ input, facts, settings: barn.settings, actor: barn.actor, now: barn.now });
    const times = seriesTimes(plan, recurrence);
    const [firstDate, lastDate] = [plan.date, times.at(-1)?.date ?? plan.date];
    const { frequency, period } = recurrence;
    const seriesId = barn.newId();
    const description = describeSeries({ frequency, period, firstDate, lastDate, startTime: plan.startTime });
    barn.begin(seriesStream, seriesId, [
      {
        type: 'scheduling.SeriesPlanned',
        data: { seriesId, title: plan.title, frequency, period, firstDate, lastDate, description },
      },
    ]);
    return putOnCalendar(barn, plan, times, { seriesId, note: input.note, message: input.message });
  }
}
