import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { stateAfter } from '../../../platform/event-store/stream.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { runMails } from '../../notifications/contracts.js';
import { bulkStream, type BulkEvent, type BulkRun } from '../../scheduling/contracts.js';
import type { BulkRunReply } from '../http/bulk.replies.js';

/** How far a run is, from its own log; and what became of its mails, from their ledger. */
export class ReadBulkRun extends barnQuery<{ runId: string }, BulkRunReply>('calendar.ReadBulkRun') {}

const done = ({ slices }: BulkRun) => slices.flat();
const SAID = { cancel: 'Lessons Cancelled', delete: 'Items Deleted' } as const;

@QueryHandler(ReadBulkRun)
export class ReadBulkRunHandler extends BarnQueryHandler<ReadBulkRun> {
  async answer(sql: Sql, { runId }: { runId: string }, { farmId }: Asker) {
    const log = sql`
      select type, data, version, occurred_at from event where farm_id = ${farmId} and stream = ${`bulk-${runId}`}`;
    const [history, mails, [{ kept }]] = await Promise.all([
      sql<BulkEvent[]>`${log} order by version`,
      runMails(sql, farmId, runId),
      sql<[{ kept: number }]>`
        select count(*)::int as kept from (${log}) back
        cross join lateral jsonb_array_elements_text(back.data -> 'lessonIds') taken(lesson_id)
        join lesson_person lp on lp.farm_id = ${farmId} and lp.lesson_id = taken.lesson_id::uuid
          and lp.is_cancelled and lp.status_code like 'BC%' and lp.cancelled_at <= back.occurred_at
        where back.type = 'scheduling.BulkReverted'`,
    ]);
    const run = stateAfter(bulkStream, history);
    if (run.phase === 'none') throw notFound('The run');
    const kind = run.choice ? ('cancel' as const) : ('delete' as const);
    const back = history.flatMap((event) => (event.type === 'scheduling.BulkReverted' ? event.data.lessonIds : []));
    return {
      id: runId,
      kind,
      state: run.phase,
      success: run.phase === 'done' ? SAID[kind] : null,
      total: run.lessonIds.length,
      done: done(run).length,
      reverted: back.length,
      riders_kept: kept,
      skipped: run.skipped.map(({ lessonId, because }) => ({ lesson_date_time_id: lessonId, because })),
      undo_until: run.undoUntil,
      mails: mails.map(({ name, isStaff, state }) => ({ name, is_staff: isStaff ? 1 : 0, state })),
    };
  }
}
