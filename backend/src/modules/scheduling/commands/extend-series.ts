import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideEnd } from '../domain/decide-deletion.js';
import { extension } from '../domain/decide-recurrence.js';
import { lessonStream, type PlannedLesson } from '../domain/lesson.js';
import { planCopy } from '../domain/plan-copy.js';
import { laterDates, wantedTimes } from '../domain/series-dates.js';
import { seriesStream } from '../domain/series-stream.js';
import { affectedLessons } from '../queries/affected-lessons.js';
import { copyFacts } from '../facts/copy-facts.js';
import { lessonsOfSeries } from '../queries/lessons-of-series.js';
import { isPlanned, loadAffectedLessons, refuseStale } from '../facts/load-affected-lessons.js';
import { openDates } from '../facts/open-dates.js';
import { putOnCalendar } from '../steps/put-on-calendar.js';

interface Extension {
  lessonId: string;
  lastDate: string;
  skipDates?: readonly string[];
  keepDates?: readonly string[];
  version?: number;
  notify?: boolean;
}

/** Lessons after the last one of the series, up to a day; with the riders, horses and staff of the last that takes place. R081 R214 F17 */
export class ExtendSeries extends barnCommand<Extension, string[]>('scheduling.ExtendSeries') {}

@CommandHandler(ExtendSeries)
export class ExtendSeriesHandler extends BarnCommandHandler<ExtendSeries> {
  async handle(barn: BarnTransaction, { lessonId, lastDate, version, notify, ...days }: Extension) {
    const chosenId = affectedLessons(barn.sql, barn.farmId, { lessonIds: [lessonId], applyToFuture: false });
    const [{ chosen }, inSeries] = await Promise.all([
      loadAffectedLessons(barn, { lessonId }),
      lessonsOfSeries(barn.sql, barn.farmId, chosenId),
    ]);
    const { last, model, series } = await ofSeries(
      barn,
      chosen,
      inSeries.map((row) => row.lessonId),
    );
    const recurrence = extension(chosen, series, lastDate);
    const { skipDates, keepDates } = days;
    const later = laterDates(last.time, { recurrence, ...(skipDates && { skipDates }) });
    const times = wantedTimes(await openDates(barn, later, keepDates));
    const [facts] = await Promise.all([copyFacts(barn, model), refuseStale(barn, chosen, version)]);
    const plan = planCopy(model, {
      facts,
      timeZone: barn.settings.timeZone,
      recurs: true,
      notify: notify ?? enabled(barn.settings, 'send_notifications'),
    });
    const seriesId = chosen.seriesId ?? '';
    const ids = await putOnCalendar(barn, plan, times, { seriesId });
    const rhythm = inSeries.at(-1)?.rhythm ?? null;
    const added = times.map((time, index) => ({ ...time, lessonId: ids[index] ?? '', seriesId, rhythm }));
    barn.append(seriesStream, seriesId, decideEnd(series, [...inSeries, ...added], inSeries[0]?.lastDate ?? ''));
    return [lessonId, ...ids];
  }
}

/** The last lesson, after whose time it goes on, and the last that takes place, which the new ones are like. */
async function ofSeries(barn: BarnTransaction, chosen: PlannedLesson, lessonIds: readonly string[]) {
  const [found, series] = await Promise.all([
    barn.loadAll(lessonStream, lessonIds),
    chosen.seriesId ? barn.load(seriesStream, chosen.seriesId) : seriesStream.initial,
  ]);
  const lessons = [...found.values()].filter(isPlanned);
  const takesPlace = (lesson: PlannedLesson) => lesson.phase !== 'cancelled';
  return { last: lessons.at(-1) ?? chosen, model: lessons.findLast(takesPlace) ?? chosen, series };
}
