import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../../platform/messages/barn-query.js';

/** To whom a saved report goes, by ids: addresses stand in no queue. */
export class SavedReportReaders extends barnQuery<{ savedReportId: string }, string[]>('reports.SavedReportReaders') {}

@QueryHandler(SavedReportReaders)
export class SavedReportReadersHandler extends BarnQueryHandler<SavedReportReaders> {
  async answer(sql: Sql, { savedReportId }: { savedReportId: string }, { farmId }: Asker) {
    const rows = await sql<{ id: string }[]>`
      select recipient_id as id from saved_report_recipient
      where farm_id = ${farmId} and saved_report_id = ${savedReportId} order by recipient_id`;
    return rows.map(({ id }) => id);
  }
}
