import { Module } from '@nestjs/common';
import { DoneJobClearer } from './clear-done-jobs.js';
import { IdempotencyKeyClearer } from './clear-idempotency-keys.js';
import { MailLedgerClearer } from './clear-mail-ledger.js';
import { CleanupSchedule } from './cleanup.schedule.js';

@Module({
  providers: [CleanupSchedule, IdempotencyKeyClearer, MailLedgerClearer, DoneJobClearer],
})
export class CleanupModule {}
