import { CommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import type { BulkChoice } from '../bulk-events.js';
import { bulkStream } from '../domain/bulk-run.js';
import { decideStart } from '../domain/decide-bulk.js';
import { wallClockOf } from '../domain/lesson-time.js';
import { advance } from './advance-bulk.js';

/** What is left out is the barn's to say, by its policies and settings: action, reason and whether people are told. R125 B15 */
export type BulkCancellation = Pick<BulkChoice, 'day' | 'dates'> & {
  action?: string;
  reason?: string;
  notify?: boolean;
  message?: string;
};
interface Wanted {
  lessonIds: readonly string[];
  /** Left out: they are deleted. */
  cancellation?: BulkCancellation;
}

const choiceOf = ({ settings }: BarnTransaction, wanted: BulkCancellation, messageId: string | null): BulkChoice => ({
  action: wanted.action ?? null,
  reason: wanted.reason ?? 'OTH',
  day: wanted.day,
  dates: wanted.dates,
  notify: wanted.notify ?? enabled(settings, 'send_cancellation_notifications'),
  messageId,
});

const chosenLessons = (barn: BarnTransaction, ids: readonly string[]) => barn.sql<
  { id: string; date: string; isCancelled: boolean }[]
>`
  select lesson_id as id, scheduled_date as date, is_cancelled as "isCancelled" from lesson
  where farm_id = ${barn.farmId} and lesson_id = any(${[...ids]}::uuid[])`;

/** Cancels or deletes many lessons: the first slice at once, all others after it as jobs. Answers with the run's id. C19 R137 */
export class StartBulk extends barnCommand<Wanted, string>('scheduling.StartBulk') {}

@CommandHandler(StartBulk)
export class StartBulkHandler extends BarnCommandHandler<StartBulk> {
  async handle(barn: BarnTransaction, { lessonIds, cancellation }: Wanted) {
    const ids = [...new Set(lessonIds)];
    if (ids.length === 0) throw invalid(cancellation ? 'bulkIds' : 'idarray', 'There is nothing selected');
    const { settings, now } = barn;
    const message = cancellation?.message;
    const order = {
      runId: barn.newId(),
      lessonIds: ids,
      choice: cancellation ? choiceOf(barn, cancellation, message ? barn.newId() : null) : null,
    };
    const chosen = new Map((await chosenLessons(barn, ids)).map((lesson) => [lesson.id, lesson]));
    const today = wallClockOf(now, settings.timeZone).date;
    barn.begin(bulkStream, order.runId, [decideStart({ order, chosen, settings, now, today })]);
    await advance(barn, order.runId, message);
    return order.runId;
  }
}
