import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { Mailing } from '../domain/saved/check-saved.js';
import type { Schedule } from '../domain/saved/schedule.js';
import { SavedReport } from '../tables/saved-report.entity.js';
import { SavedReportRecipient } from '../tables/saved-report-recipient.entity.js';

type Columns = Pick<SavedReport, 'every' | 'weekday' | 'monthDay'>;

export const columnsOf = (schedule: Schedule): Columns => ({
  every: schedule.every,
  weekday: schedule.every === 'week' ? schedule.weekday : null,
  monthDay: schedule.every === 'month' ? schedule.day : null,
});

export const mailingColumns = ({ schedule, withCsv, withPdf }: Mailing) => ({
  ...columnsOf(schedule),
  withCsv,
  withPdf,
});

export async function savedReport(barn: BarnTransaction, savedReportId: string) {
  const { farmId } = barn;
  const [saved, recipients] = await Promise.all([
    barn.repository(SavedReport).findOneBy({ farmId, savedReportId }),
    barn.repository(SavedReportRecipient).findBy({ farmId, savedReportId }),
  ]);
  if (!saved) throw notFound('The saved report', 'id');
  return { saved, recipients };
}

export const addRecipients = (barn: BarnTransaction, savedReportId: string, addresses: readonly string[]) =>
  addresses.length > 0
    ? barn
        .repository(SavedReportRecipient)
        .insert(addresses.map((email) => ({ farmId: barn.farmId, savedReportId, recipientId: barn.newId(), email })))
    : undefined;
