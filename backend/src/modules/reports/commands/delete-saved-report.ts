import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { savedReportStream, type SavedReportChanged } from '../events.js';
import { savedReport } from '../steps/saved-rows.js';
import { SavedReport } from '../tables/saved-report.entity.js';

/** With the addresses that it goes to. */
export class DeleteSavedReport extends barnCommand<{ savedReportId: string }>('reports.DeleteSavedReport') {}

@CommandHandler(DeleteSavedReport)
export class DeleteSavedReportHandler extends BarnCommandHandler<DeleteSavedReport> {
  async handle(barn: BarnTransaction, { savedReportId }: { savedReportId: string }) {
    await savedReport(barn, savedReportId);
    await barn.repository(SavedReport).delete({ farmId: barn.farmId, savedReportId });
    barn.record(savedReportStream(savedReportId), {
      type: 'reports.SavedReportChanged',
      data: { savedReportId, change: 'removed', fields: [] },
    } satisfies SavedReportChanged);
  }
}
