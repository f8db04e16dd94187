import { Module } from '@nestjs/common';
import { DoneJobClearer } from './clear-done-jobs.js';
import { IdempotencyKeyClearer } from './clear-idempotency-keys.js';
import { MailLedgerClearer } from './clear-mail-ledger.js';
import { PasswordLinkClearer } from './clear-password-links.js';
import { CleanupSchedule } from './cleanup.schedule.js';

@Module({
  providers: [CleanupSchedule, IdempotencyKeyClearer, PasswordLinkClearer, MailLedgerClearer, DoneJobClearer],
})
export class CleanupModule {}
