import { Module } from '@nestjs/common';
import { DoneJobClearer } from './clear-done-jobs.js';
import { IdempotencyKeyClearer } from './clear-idempotency-keys.js';
import { MailLedgerClearer } from './clear-mail-ledger.js';
import { PasswordLinkClearer } from './clear-password-links.js';
import { UpkeepSchedule } from './upkeep.schedule.js';

@Module({
  providers: [UpkeepSchedule, IdempotencyKeyClearer, PasswordLinkClearer, MailLedgerClearer, DoneJobClearer],
})
export class UpkeepModule {}
