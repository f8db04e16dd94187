import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../../platform/messages/barn-query.js';
import { dayDue } from '../../domain/saved/schedule.js';
import { scheduleOf } from '../../domain/saved/schedule-of.js';
import type { SavedReport } from '../../tables/saved-report.entity.js';

type Row = Pick<SavedReport, 'savedReportId' | 'every' | 'weekday' | 'monthDay' | 'settledDay' | 'isStopped'> & {
  timeZone: string;
};

/** Ids of saved reports whose day has come; none in a barn that no administrator can sign in to. */
export class SavedReportsDue extends barnQuery<void, string[]>('reports.SavedReportsDue') {}

@QueryHandler(SavedReportsDue)
export class SavedReportsDueHandler extends BarnQueryHandler<SavedReportsDue> {
  async answer(sql: Sql, _: void, { farmId, now }: Asker & { now: Date }) {
    const rows = await sql<Row[]>`
      select r.saved_report_id as "savedReportId", r.every, r.weekday, r.month_day as "monthDay", r.settled_day::text as "settledDay",
        r.is_stopped as "isStopped", f.time_zone as "timeZone"
      from saved_report r join farm f on f.farm_id = r.farm_id
      where r.farm_id = ${farmId} and r.every <> 'never' and not r.is_stopped
        and exists (select from saved_report_recipient to_ where to_.farm_id = r.farm_id and to_.saved_report_id = r.saved_report_id)
        and exists (select from login where login.farm_id = ${farmId} and login.user_type = 'ADM' and login.is_active)
      order by r.saved_report_id`;
    return rows
      .filter((row) => dayDue({ ...row, schedule: scheduleOf(row) }, now, row.timeZone) !== undefined)
      .map(({ savedReportId }) => savedReportId);
  }
}
