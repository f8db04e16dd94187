import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

/** The notes that were written together, by their ids. */
export class BulkNoteMails extends barnQuery<{ bulkId: string }, string[]>('notifications.BulkNoteMails') {}

@QueryHandler(BulkNoteMails)
export class BulkNoteMailsHandler extends BarnQueryHandler<BulkNoteMails> {
  async answer(sql: Sql, { bulkId }: BulkNoteMails['input'], { farmId }: Asker) {
    const notes = await sql<{ note_id: string }[]>`
      select note_id from note where farm_id = ${farmId} and bulk_id = ${bulkId} order by note_id`;
    return notes.map(({ note_id }) => note_id);
  }
}
