import { add, insert, update } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import { lessonsIn } from '../domain/decide-lesson-billing.js';
import type { LessonBillingEvent } from '../lesson-billing-events.js';
import { lessonBillingRun } from '../tables/lesson-billing.entity.js';

export const lessonBillingProjection = projection<LessonBillingEvent>('billing.lesson_billing', [lessonBillingRun], {
  'billing.LessonBillingStarted': ({ data: { runId, accounts, startedBy }, occurredAt }) =>
    insert(lessonBillingRun, {
      run_id: runId,
      state: 'running',
      planned: lessonsIn(accounts),
      billed: 0,
      skipped: 0,
      invoices: 0,
      mailed: 0,
      total_minor: 0,
      kept: 0,
      started_at: occurredAt,
      started_by: startedBy,
      reverted_at: null,
      reverted_by: null,
    }),
  'billing.LessonsBilled': ({ data: { runId, invoices, skipped, left } }) => [
    add(lessonBillingRun, runId, {
      billed: invoices.reduce((sum, { packageIds }) => sum + packageIds.length, 0),
      skipped: skipped.length,
      invoices: invoices.length,
      mailed: invoices.filter(({ isMailed }) => isMailed).length,
      total_minor: invoices.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    }),
    update(lessonBillingRun, runId, { state: left === 0 ? 'done' : 'running' }),
  ],
  'billing.LessonBillingReverting': ({ data: { runId, revertedBy }, occurredAt }) =>
    update(lessonBillingRun, runId, { state: 'reverting', reverted_at: occurredAt, reverted_by: revertedBy }),
  'billing.LessonsUnbilled': ({ data: { runId, kept, left } }) => [
    add(lessonBillingRun, runId, { kept: kept.length }),
    update(lessonBillingRun, runId, { state: left === 0 ? 'reverted' : 'reverting' }),
  ],
});
