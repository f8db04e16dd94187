import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../../platform/database/connect.js';
import { ledgerState, type LedgerState } from '../../../../platform/mail/mail-state.js';
import { today } from '../../../../platform/mail/barn-dates.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../../platform/messages/barn-query.js';
import { enabled, type BarnSettings } from '../../../../platform/tenancy/barn-settings.js';
import { dayAhead } from '../../domain/saved/schedule.js';
import { scheduleOf } from '../../domain/saved/schedule-of.js';
import { daysOfSpan, type Days } from '../../domain/saved/spans.js';
import type { SavedReport } from '../../tables/saved-report.entity.js';
import { filterNames } from './filter-names.js';

export interface Recipient {
  readonly email: string;
  /** Of the last mail to it; null if there was none. */
  readonly state: LedgerState | null;
}

type Row = Omit<SavedReport, 'farmId' | 'createdAt' | 'lastSendingId'> & {
  recipients: readonly Recipient[];
  lastSent: string | null;
};

export interface ShownReport extends Row {
  readonly filterWords: readonly string[];
  /** Of its span, seen from today. */
  readonly days: Days | null;
  readonly nextOn: string | null;
}

export type Barn = Pick<BarnSettings, 'timeZone' | 'preferences'>;
export const barnOf = (sql: Sql, farmId: string) =>
  sql<[Barn]>`select time_zone as "timeZone", preferences from farm where farm_id = ${farmId}`;

/** All of them, or one, by name; with what is ahead, and what became of the last mails. */
export class ListSavedReports extends barnQuery<{ savedReportId?: string }, ShownReport[]>(
  'reports.ListSavedReports',
) {}

@QueryHandler(ListSavedReports)
export class ListSavedReportsHandler extends BarnQueryHandler<ListSavedReports> {
  async answer(sql: Sql, { savedReportId = null }: { savedReportId?: string | null }, asker: Asker & { now: Date }) {
    const { farmId, now } = asker;
    const [[barn], rows] = await Promise.all([
      barnOf(sql, farmId),
      sql<Row[]>`
        select r.saved_report_id as "savedReportId", r.report_title as "reportTitle", r.report_group as "reportGroup", r.report, r.filters,
          r.sort, r.contact, r.span, r.every, r.weekday, r.month_day as "monthDay", r.with_csv as "withCsv", r.with_pdf as "withPdf",
          r.is_stopped as "isStopped", r.settled_day::text as "settledDay", r.last_sent_at as "lastSentAt",
          to_char(r.last_sent_at at time zone f.time_zone, 'YYYY-MM-DD HH24:MI') as "lastSent",
          coalesce((
            select jsonb_agg(jsonb_build_object('email', to_.email, 'state', case when m.mail_id is not null then ${ledgerState(sql)} end)
              order by to_.recipient_id)
            from saved_report_recipient to_
            left join mail_message m on m.farm_id = to_.farm_id
              and m.mail_id = 'saved-report-' || r.last_sending_id::text || '-' || to_.recipient_id::text
            where to_.farm_id = r.farm_id and to_.saved_report_id = r.saved_report_id), '[]') as recipients
        from saved_report r join farm f on f.farm_id = r.farm_id
        where r.farm_id = ${farmId} and (${savedReportId}::uuid is null or r.saved_report_id = ${savedReportId})
        order by lower(r.report_title), r.saved_report_id`,
    ]);
    const wordsOf = await filterNames(
      sql,
      farmId,
      rows.map(({ filters }) => filters),
    );
    const { timeZone } = barn;
    const [day, mondayFirst] = [today(now, timeZone), enabled(barn, 'monday_start')];
    return rows.map((row) => ({
      ...row,
      filterWords: wordsOf(row.filters),
      days: row.span && daysOfSpan(row.span, day, mondayFirst),
      nextOn:
        row.recipients.length > 0 ? (dayAhead({ ...row, schedule: scheduleOf(row) }, now, timeZone) ?? null) : null,
    }));
  }
}
