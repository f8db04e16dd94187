import { CommandHandler } from '@nestjs/cqrs';
import { forbidden, invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { streamName } from '../../../platform/event-store/stream.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideEnd } from '../domain/decide-deletion.js';
import { decideRestoring, restorable } from '../domain/decide-restoring.js';
import { lessonStream, type PlannedLesson } from '../domain/lesson.js';
import { seriesStream } from '../domain/series-stream.js';
import type { LessonScheduled } from '../events.js';
import { copyFacts } from '../facts/copy-facts.js';
import { isPlanned, ownLessons } from '../facts/load-affected-lessons.js';

interface Restoration {
  lessonIds: readonly string[];
  /** Left out: as the barn does with new lessons. */
  notify?: boolean;
}

/**
 * Brings deleted lessons back for 30 days, with their staff, riders and horses as far as they are still in use; notes, attendance and
 * whoever had cancelled stay gone. Answers with the ids of those that are there, one that was there again already included. Restricted
 * staff bring back their own. A01 C23
 */
export class RestoreLessons extends barnCommand<Restoration, string[]>('scheduling.RestoreLessons') {}

@CommandHandler(RestoreLessons)
export class RestoreLessonsHandler extends BarnCommandHandler<RestoreLessons> {
  async handle(barn: BarnTransaction, { lessonIds, notify }: Restoration) {
    const ids = [...new Set(lessonIds)];
    if (ids.length === 0) throw invalid('idarray', 'There is nothing selected');
    const [mine, states, deletedAt] = await Promise.all([
      ownLessons(barn),
      barn.loadAll(lessonStream, ids),
      whenDeleted(barn, ids),
    ]);
    const known = restorable(states, { deletedAt, now: barn.now });
    const gone = ids.flatMap((id) => known.get(id) ?? []);
    if (!gone.every(mine)) throw forbidden();
    const restoring = {
      timeZone: barn.settings.timeZone,
      notify: notify ?? enabled(barn.settings, 'send_notifications'),
    };
    const back = (await withFacts(barn, gone)).map(({ lesson, facts }) =>
      decideRestoring(lesson, { ...restoring, facts }, barn.newId),
    );
    for (const event of back) barn.append(lessonStream, event.data.lessonId, [event]);
    await endSeriesLater(barn, back);
    return ids.filter((id) => known.has(id) || isPlanned(states.get(id) ?? lessonStream.initial));
  }
}

async function whenDeleted({ sql, farmId }: BarnTransaction, lessonIds: readonly string[]) {
  const rows = await sql<{ stream: string; at: Date }[]>`
    select stream, max(occurred_at) as at from event
    where farm_id = ${farmId} and stream = any(${lessonIds.map((id) => streamName(lessonStream, id))})
      and type = 'scheduling.LessonDeleted'
    group by stream`;
  const prefix = streamName(lessonStream, '').length;
  return new Map(rows.map(({ stream, at }) => [stream.slice(prefix), at]));
}

/** What is still in use of each; lessons of one series mostly need the same, which is asked once. */
function withFacts(barn: BarnTransaction, lessons: readonly PlannedLesson[]) {
  const asked = new Map<string, ReturnType<typeof copyFacts>>();
  return Promise.all(
    lessons.map(async (lesson) => {
      const { sectionId, locationId, instructorId, extraStaff } = lesson;
      const needs = JSON.stringify([sectionId, locationId, instructorId, extraStaff]);
      const known = asked.get(needs) ?? copyFacts(barn, lesson);
      asked.set(needs, known);
      return { lesson, facts: await known };
    }),
  );
}

/** A series that had ended earlier without them says its end again. */
async function endSeriesLater(barn: BarnTransaction, back: readonly LessonScheduled[]) {
  const ids = [...new Set(back.flatMap(({ data: { seriesId } }) => (seriesId === null ? [] : [seriesId])))];
  if (ids.length === 0) return;
  const [series, ends] = await Promise.all([
    barn.loadAll(seriesStream, ids),
    barn.sql<{ seriesId: string; lastDate: string }[]>`
      select series_id as "seriesId", last_date as "lastDate" from series
      where farm_id = ${barn.farmId} and series_id = any(${ids}::uuid[])`,
  ]);
  for (const { seriesId, lastDate } of ends) {
    const later = back
      .filter(({ data }) => data.seriesId === seriesId && data.date > lastDate)
      .map(({ data: { lessonId, date, startTime } }) => ({ lessonId, seriesId, date, startTime, rhythm: null }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1));
    barn.append(seriesStream, seriesId, decideEnd(series.get(seriesId) ?? seriesStream.initial, later, lastDate));
  }
}
