import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { checkMayRepeat } from '../domain/decide-recurrence.js';
import { lessonStream } from '../domain/lesson.js';
import { planCopy } from '../domain/plan-copy.js';
import { laterDates, wantedTimes, type Repeats } from '../domain/series-dates.js';
import { copyFacts } from '../facts/copy-facts.js';
import { openDates } from '../facts/open-dates.js';
import { beginSeries } from '../steps/begin-series.js';
import { loadAffectedLessons, refuseStale } from '../facts/load-affected-lessons.js';
import { putOnCalendar } from '../steps/put-on-calendar.js';

interface Repetition extends Repeats {
  lessonId: string;
  version?: number;
  notify?: boolean;
}

/** The lesson becomes the first of a series; the later ones have its riders, horses and staff. R081 R214 F17 */
export class MakeRecurring extends barnCommand<Repetition, string[]>('scheduling.MakeRecurring') {}

@CommandHandler(MakeRecurring)
export class MakeRecurringHandler extends BarnCommandHandler<MakeRecurring> {
  async handle(barn: BarnTransaction, { lessonId, version, notify, ...repeats }: Repetition) {
    const { chosen } = await loadAffectedLessons(barn, { lessonId });
    checkMayRepeat(chosen);
    const [facts] = await Promise.all([copyFacts(barn, chosen), refuseStale(barn, chosen, version)]);
    const times = wantedTimes(await openDates(barn, laterDates(chosen.time, repeats), repeats.keepDates));
    const seriesId = barn.newId();
    const { title } = chosen;
    beginSeries(barn, { seriesId, title, times: [chosen.time, ...times], recurrence: repeats.recurrence });
    barn.append(lessonStream, lessonId, [{ type: 'scheduling.LessonJoinedSeries', data: { lessonId, seriesId } }]);
    const plan = planCopy(chosen, {
      facts,
      timeZone: barn.settings.timeZone,
      recurs: true,
      notify: notify ?? enabled(barn.settings, 'send_notifications'),
    });
    return [lessonId, ...(await putOnCalendar(barn, plan, times, { seriesId }))];
  }
}
