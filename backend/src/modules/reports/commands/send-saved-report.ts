import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { today } from '../../../platform/mail/barn-dates.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideSending } from '../domain/saved/decide-sending.js';
import { scheduleOf } from '../domain/saved/schedule-of.js';
import { savedReportStream, type SavedReportSent } from '../events.js';
import { savedReport } from '../steps/saved-rows.js';
import { SavedReport } from '../tables/saved-report.entity.js';

interface Sending {
  savedReportId: string;
  by: SavedReportSent['data']['by'];
}

/** Looks again whether it is due, so that a round which was cut short, or runs twice, sends nothing twice. By hand, its plan stays. */
export class SendSavedReport extends barnCommand<Sending>('reports.SendSavedReport') {}

@CommandHandler(SendSavedReport)
export class SendSavedReportHandler extends BarnCommandHandler<SendSavedReport> {
  async handle(barn: BarnTransaction, { savedReportId, by }: Sending) {
    const { farmId, now } = barn;
    const { timeZone } = barn.settings;
    const { saved, recipients } = await savedReport(barn, savedReportId);
    const { isStopped, settledDay, lastSentAt } = saved;
    const sendable = { isStopped, settledDay, lastSentAt, schedule: scheduleOf(saved), recipients: recipients.length };
    const day = decideSending(sendable, { by, now, timeZone, today: today(now, timeZone) });
    if (day === undefined) return;
    const sendingId = barn.newId();
    const sent = { lastSendingId: sendingId, lastSentAt: now, ...(by === 'clock' && { settledDay: day }) };
    await barn.repository(SavedReport).update({ farmId, savedReportId }, sent);
    barn.record(savedReportStream(savedReportId), {
      type: 'reports.SavedReportSent',
      data: { savedReportId, sendingId, day, by },
    } satisfies SavedReportSent);
  }
}
