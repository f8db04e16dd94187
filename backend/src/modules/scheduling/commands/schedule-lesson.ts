import { command } from '../../../platform/event-store/command.js';
import { planLesson, type NewLessons } from './lesson-plan.js';
import { planningFacts } from './planning-facts.js';
import { putOnCalendar } from './put-on-calendar.js';

export type ScheduleLesson = NewLessons;

/** Puts one lesson on the calendar, with the students and horses it begins with. R070-R080 */
export const scheduleLesson = command('scheduling.ScheduleLesson', async (barn, input: ScheduleLesson) => {
  const facts = await planningFacts(barn, input);
  const plan = planLesson({ input, facts, settings: barn.settings, actor: barn.actor, now: barn.now });
  return putOnCalendar(barn, plan, [plan], { seriesId: null, note: input.note });
});
