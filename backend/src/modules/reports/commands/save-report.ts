import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { reportErrors } from '../domain/errors.js';
import { checkSaved, type Mailing } from '../domain/saved/check-saved.js';
import { latestMorning } from '../domain/saved/schedule.js';
import { savedReportStream, type SavedReportChanged } from '../events.js';
import { addRecipients, mailingColumns } from '../steps/saved-rows.js';
import { SavedReport } from '../tables/saved-report.entity.js';

export const MOST_SAVED_REPORTS = 50;

type Kept = Pick<
  SavedReport,
  'reportTitle' | 'reportGroup' | 'report' | 'filters' | 'sort' | 'contact' | 'span' | 'isStopped'
>;
interface NewReport extends Kept {
  mailing: Mailing;
}

/** As it stands on the screen; a day whose morning has come is not made up for. Answers its id. */
export class SaveReport extends barnCommand<NewReport, string>('reports.SaveReport') {}

@CommandHandler(SaveReport)
export class SaveReportHandler extends BarnCommandHandler<SaveReport> {
  async handle(barn: BarnTransaction, { mailing, ...kept }: NewReport) {
    const { farmId, now: createdAt } = barn;
    const rows = barn.repository(SavedReport);
    checkSaved({ group: kept.reportGroup, span: kept.span, mailing });
    if ((await rows.countBy({ farmId })) >= MOST_SAVED_REPORTS)
      throw reportErrors.too_many_saved_reports(MOST_SAVED_REPORTS);
    const savedReportId = barn.newId();
    const settledDay = latestMorning(createdAt, barn.settings.timeZone);
    await rows.insert({ ...kept, ...mailingColumns(mailing), farmId, savedReportId, settledDay, createdAt });
    await addRecipients(barn, savedReportId, mailing.addresses);
    barn.record(savedReportStream(savedReportId), {
      type: 'reports.SavedReportChanged',
      data: { savedReportId, change: 'added', fields: [] },
    } satisfies SavedReportChanged);
    return savedReportId;
  }
}
