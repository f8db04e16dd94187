import { command } from '../../../platform/event-store/command.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { minutesBetween, shifted } from '../domain/lesson-time.js';
import { seriesStream } from '../domain/series-stream.js';
import { describeSeries, MOST_LESSONS, occurrences, type Recurrence } from '../domain/series.js';
import type { LessonTime } from '../events.js';
import { planLesson, type NewLessons } from './lesson-plan.js';
import { planningFacts } from './planning-facts.js';
import { putOnCalendar } from './put-on-calendar.js';

export type PlanSeries = NewLessons & { recurrence: Recurrence };

const RHYTHMS = ['1 days', '1 weeks', '2 weeks'];

/** The times of a series on the wall clock: a lesson at four stays at four, whatever the clocks do in between. */
export function seriesTimes(first: LessonTime, recurrence: Recurrence): LessonTime[] {
  if (!RHYTHMS.includes(`${recurrence.frequency} ${recurrence.period}`))
    throw invalid('frequency', 'An event repeats daily, weekly or every two weeks.');
  const dates = occurrences(first.date, recurrence);
  if (dates.length === 0) throw invalid('lastDate', 'end date must be after start date');
  if (dates.length > MOST_LESSONS) throw invalid('lastDate', `A series has at most ${MOST_LESSONS} events.`);
  return dates.map((date) => {
    const minutes = minutesBetween({ date: first.date, time: '00:00' }, { date, time: '00:00' });
    return shifted(first, { start: minutes, end: minutes });
  });
}

/** Plans a row of lessons that repeat, all of them at once. R076 R077 F17 */
export const planSeries = command('scheduling.PlanSeries', async (barn, { recurrence, ...input }: PlanSeries) => {
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
  return putOnCalendar(barn, plan, times, { seriesId, note: input.note });
});
