import { CommandHandler } from '@nestjs/cqrs';
import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { DeleteLessonNotes } from '../../notes/contracts.js';
import { decideDeletion, decideEnd } from '../domain/decide-deletion.js';
import { lessonStream } from '../domain/lesson.js';
import { seriesStream } from '../domain/series-stream.js';
import { affectedLessons } from '../queries/affected-lessons.js';
import { lessonsOfSeries } from '../queries/lessons-of-series.js';
import { isPlanned, ownLessons, refuseStale } from '../facts/load-affected-lessons.js';

interface Deletion {
  lessonIds: readonly string[];
  applyToFuture?: boolean;
  /** Of the lesson, where it is one. */
  version?: number;
  /** Left out: as the barn does with cancellations. B15 */
  notify?: boolean;
  /** Somebody else may have deleted some of many; of one, it is said. */
  skipMissing?: boolean;
}

/** For good, with rosters and notes; answers with the ids of the lessons that went. Restricted staff delete only their own. A01 A12 C23 */
export class DeleteLessons extends barnCommand<Deletion, string[]>('scheduling.DeleteLessons') {}

@CommandHandler(DeleteLessons)
export class DeleteLessonsHandler extends BarnCommandHandler<DeleteLessons> {
  async handle(barn: BarnTransaction, deletion: Deletion) {
    const { lessonIds, applyToFuture = false, version, skipMissing } = deletion;
    const { notify = enabled(barn.settings, 'send_cancellation_notifications') } = deletion;
    const reached = affectedLessons(barn.sql, barn.farmId, { lessonIds, applyToFuture });
    const [mine, found, inSeries] = await Promise.all([
      ownLessons(barn),
      barn.loadAll(lessonStream, reached),
      lessonsOfSeries(barn.sql, barn.farmId, reached),
    ]);
    const lessons = [...found.values()].filter(isPlanned);
    const chosen = lessons.filter(({ lessonId }) => lessonIds.includes(lessonId));
    if (!skipMissing && chosen.length < new Set(lessonIds).size) throw notFound('The event');
    if (!chosen.every(mine)) throw forbidden();
    const [only] = chosen;
    if (only && chosen.length === 1) await refuseStale(barn, only, version);
    const gone = lessons.filter(mine);
    const ids = new Set(gone.map(({ lessonId }) => lessonId));
    if (ids.size === 0) return [];
    await Promise.all([barn.execute(DeleteLessonNotes, [...ids]), endSeries(barn, ids, inSeries)]);
    for (const lesson of gone) barn.append(lessonStream, lesson.lessonId, [decideDeletion(lesson, notify)]);
    return [...ids];
  }
}

async function endSeries(
  barn: BarnTransaction,
  gone: ReadonlySet<string>,
  lessons: Awaited<ReturnType<typeof lessonsOfSeries>>,
) {
  const ids = [...new Set(lessons.map(({ seriesId }) => seriesId))];
  const series = await barn.loadAll(seriesStream, ids);
  for (const id of ids) {
    const left = lessons.filter(({ seriesId, lessonId }) => seriesId === id && !gone.has(lessonId));
    barn.append(seriesStream, id, decideEnd(series.get(id) ?? seriesStream.initial, left, left[0]?.lastDate ?? ''));
  }
}
