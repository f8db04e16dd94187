import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { ledgerState, mailState } from '../../../platform/mail/mail-state.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { BulkNoteReply, BulkNotesReply } from '../http/bulk-notes.replies.js';

const SHOWN = 10;

/** Whose mail it is, in their ledger. */
export const bulkMailId = (noteId: string) => `${noteId}-bulk-note`;

/** The latest notes to all account holders, or to those of a session; of older ones the ledger of mails has nothing any more. */
export class ListBulkNotes extends barnQuery<Record<never, never>, BulkNotesReply>('notes.ListBulkNotes') {}

@QueryHandler(ListBulkNotes)
export class ListBulkNotesHandler extends BarnQueryHandler<ListBulkNotes> {
  async answer(sql: Sql, _: object, { farmId, now }: Asker & { now: Date }) {
    const bulk_notes = await sql<BulkNoteReply[]>`
      select n.bulk_id as id, min(r.remark) as subject, min(n.notes) as notes, min(author.person_name) as created_by_person,
        to_char(min(n.created_at) at time zone min(f.time_zone), 'YYYY-MM-DD HH24:MI') as created_at,
        count(*)::int as emails, (count(*) filter (where ${mailState(sql)} = 'sent'))::int as sent,
        (count(*) filter (where ${mailState(sql)} in ('failed', 'no_address') and ${ledgerState(sql)} <> 'not_wanted'))::int as failed,
        (count(*) filter (where ${ledgerState(sql)} = 'not_wanted'))::int as unwanted,
        (count(*) filter (where m.mail_id is null and not n.is_public))::int as withdrawn
      from note n
        join farm f on f.farm_id = n.farm_id
        left join person author on author.farm_id = n.farm_id and author.person_id = n.author_id
        left join remark r on r.farm_id = n.farm_id and r.subject_id = n.bulk_id
        left join mail_message m on m.farm_id = n.farm_id and m.mail_id = n.note_id || ${bulkMailId('')}::text
      where n.farm_id = ${farmId} and n.bulk_id is not null and n.created_at > ${now}::timestamptz - interval '1 year'
      group by n.bulk_id order by min(n.created_at) desc, n.bulk_id desc limit ${SHOWN}`;
    return { bulk_notes };
  }
}
