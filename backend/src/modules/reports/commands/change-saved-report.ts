import { CommandHandler } from '@nestjs/cqrs';
import { anyOf, differing } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { checkSaved, type Mailing } from '../domain/saved/check-saved.js';
import { latestMorning } from '../domain/saved/schedule.js';
import { savedReportStream, type SavedReportChanged } from '../events.js';
import { addRecipients, mailingColumns, savedReport } from '../steps/saved-rows.js';
import { SavedReport } from '../tables/saved-report.entity.js';
import { SavedReportRecipient } from '../tables/saved-report-recipient.entity.js';

interface Change {
  savedReportId: string;
  reportTitle?: string;
  span?: SavedReport['span'];
  mailing?: Mailing;
  isStopped?: boolean;
}

/** What decides on which days it goes out. */
const PLAN = ['every', 'weekday', 'month_day', 'is_stopped'];

/**
 * Its name, its days, when and to whom it goes; no event if nothing changes. Another plan begins with the next morning, and nothing is made
 * up for that would have gone out by it.
 */
export class ChangeSavedReport extends barnCommand<Change>('reports.ChangeSavedReport') {}

@CommandHandler(ChangeSavedReport)
export class ChangeSavedReportHandler extends BarnCommandHandler<ChangeSavedReport> {
  async handle(barn: BarnTransaction, { savedReportId, mailing, ...change }: Change) {
    const { farmId } = barn;
    const { saved, recipients } = await savedReport(barn, savedReportId);
    const { span = saved.span } = change;
    if (mailing) checkSaved({ group: saved.reportGroup, span, mailing });
    const rows = barn.repository(SavedReport);
    const { values, fields } = differing(rows, saved, { ...change, ...(mailing && mailingColumns(mailing)) });
    const isMoved = mailing !== undefined && (await this.moveRecipients(barn, savedReportId, recipients, mailing));
    const changed = [...fields, ...(isMoved ? ['addresses'] : [])];
    if (changed.length === 0) return;
    const morning = latestMorning(barn.now, barn.settings.timeZone);
    const settledDay = saved.settledDay > morning ? saved.settledDay : morning;
    const isReplanned = fields.some((field) => PLAN.includes(field));
    if (fields.length > 0)
      await rows.update({ farmId, savedReportId }, { ...values, ...(isReplanned && { settledDay }) });
    barn.record(savedReportStream(savedReportId), {
      type: 'reports.SavedReportChanged',
      data: { savedReportId, change: 'edited', fields: changed },
    } satisfies SavedReportChanged);
  }

  /** Who stays keeps what is known of the mails that went there. */
  private async moveRecipients(
    barn: BarnTransaction,
    savedReportId: string,
    known: readonly SavedReportRecipient[],
    { addresses }: Mailing,
  ) {
    const gone = known.filter(({ email }) => !addresses.includes(email.toLowerCase()));
    const added = addresses.filter((address) => !known.some(({ email }) => email.toLowerCase() === address));
    if (gone.length > 0)
      await barn
        .repository(SavedReportRecipient)
        .delete({ farmId: barn.farmId, recipientId: anyOf(gone.map(({ recipientId }) => recipientId)) });
    await addRecipients(barn, savedReportId, added);
    return gone.length + added.length > 0;
  }
}
